import Mastodon
import Networking
import Posts
import Presentation
import Reactive

/// What the editor begins with.
extension DefaultComposeViewModel {
  func loadLimit() {
    feature.dependencies.client.instance()
      .map { PostLimit($0) }
      .asSignal(onErrorSignalWith: .empty())
      .emit(with: self) { viewModel, limit in viewModel.change { $0.limit = limit } }.disposed(by: bag)
  }

  func begin() {
    switch subject {
    case .newPost: begin(with: ComposeDraft())
    case .reply(let post): begin(about: post, feature.target) { ComposeDraft(replyTo: $0) }
    case .quote(let post): begin(about: post, feature.quoted) { ComposeDraft(quoting: $0) }
    case .edit(let post): load(feature.edited(post)) { $0.begin(with: $1) }
    case .redraft(let post):
      guard let draft = perform({ try feature.redraft(of: post) }) ?? nil else {
        return change { $0.phase = .failed(.noRedraft) }
      }
      begin(with: draft)
    }
  }

  /// Begins with the post as a screen showed it, if one did, and asks the server for it.
  private func begin(
    about post: String, _ load: (String) -> Single<ReplyTarget>,
    _ draft: @escaping @MainActor (ReplyTarget) -> ComposeDraft
  ) {
    change { if $0.phase != .writing { $0.phase = .loading } }
    if let known = perform({ try feature.known(post) }) ?? nil { begin(about: known, draft(known)) }
    self.load(load(post)) { $0.begin(about: $1, draft($1)) }
  }

  private func begin(about target: ReplyTarget, _ draft: ComposeDraft) {
    let state = current.value
    change { $0.target = target }
    // What the user has written in the meantime stays.
    if state.phase == .loading || state.phase == .writing && state.draft == start && draft != start {
      begin(with: draft)
    }
  }

  private func begin(with draft: ComposeDraft) {
    start = draft
    change { $0.givenLanguage = draft.language }
    show(stored(like: draft) ?? draft)
  }

  /// Loads what a draft begins with. Without a connection, a stored draft can be continued.
  private func load<Value: Sendable>(
    _ value: Single<Value>, then begin: @escaping @MainActor (DefaultComposeViewModel, Value) -> Void
  ) {
    change { if $0.phase != .writing { $0.phase = .loading } }
    request = DisposeBag()
    value.map(Result.success).catch { .just(.failure(LoadFailure($0))) }
      .asSignal(onErrorSignalWith: .empty())
      .emit(with: self) { (viewModel, result: Result<Value, LoadFailure>) in
        switch result {
        case .success(let value): begin(viewModel, value)
        case .failure(let failure): viewModel.fail(failure)
        }
      }
      .disposed(by: request)
  }

  private func fail(_ failure: LoadFailure) {
    let state = current.value
    if state.phase == .writing {
      if failure.isOfConnection { return }
      if state.draft != start { return change { $0.failure = failure } }
    } else if state.phase != .loading {
      return
    } else if let draft = stored(like: ComposeDraft(for: subject)) {
      return show(draft)
    }
    change { $0.phase = .failed(failure) }
  }
}
