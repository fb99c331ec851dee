import Foundation
import Mastodon
import Networking
import Persistence
import Posts
import Presentation
import Reactive

@MainActor final class DefaultComposeViewModel: ComposeViewModel {
  let appear = PublishRelay<Void>()
  let disappear = PublishRelay<Void>()
  let edit = PublishRelay<ComposeDraft>()
  let attach = PublishRelay<ImageFile>()
  let publish = PublishRelay<Void>()
  let discard = PublishRelay<Void>()
  let retry = PublishRelay<Void>()
  let state: Driver<ComposeState>
  let shownDraft: Driver<ComposeDraft>
  let outcome: Signal<ComposeOutcome>
  var offersLogin: Bool { feature.dependencies.offersLogin }
  var complete: PublishRelay<String> { completion.word }
  var suggestions: Driver<[String]> { completion.suggestions }
  let intents = IntentRelay<ComposeIntent>()

  private let feature: ComposeFeature
  private let subject: ComposeSubject
  private let completion: Completion
  private let uploads: ImageUploads
  private let current: BehaviorRelay<ComposeState>
  private let shown = BehaviorRelay(value: ComposeDraft())
  private let outcomes = PublishRelay<ComposeOutcome>()
  /// The draft before the user has changed it.
  private var start = ComposeDraft()
  /// The ID of the entry in the outbox.
  private var entry: UUID?
  private var request = DisposeBag()
  private let bag = DisposeBag()

  private static let pause = RxTimeInterval.seconds(1)

  init(_ feature: ComposeFeature, _ subject: ComposeSubject, known: @escaping @MainActor () -> [String]) {
    self.feature = feature
    self.subject = subject
    completion = Completion(feature.dependencies, known: known)
    uploads = ImageUploads(feature)
    current = BehaviorRelay(value: ComposeState(phase: subject == .newPost ? .writing : .loading))
    state = current.asDriver().distinctUntilChanged()
    shownDraft = shown.asDriver()
    outcome = outcomes.asSignal()
    bind()
  }

  private func bind() {
    appear.take(1).asSignal(onErrorSignalWith: .empty()).emit(with: self) { viewModel, _ in
      viewModel.loadLimit()
      viewModel.begin()
    }
    .disposed(by: bag)
    retry.asSignal().emit(with: self) { viewModel, _ in viewModel.begin() }.disposed(by: bag)
    edit.asSignal().emit(with: self) { $0.take($1) }.disposed(by: bag)
    edit.asObservable().debounce(Self.pause, scheduler: feature.dependencies.clock)
      .asSignal(onErrorSignalWith: .empty()).emit(with: self) { viewModel, _ in viewModel.save() }.disposed(by: bag)
    disappear.asSignal().emit(with: self) { viewModel, _ in viewModel.save() }.disposed(by: bag)
    attach.asSignal().emit(with: self) { $0.upload($1) }.disposed(by: bag)
    uploads.current.drive(with: self) { viewModel, uploads in viewModel.change { $0.uploads = uploads } }.disposed(
      by: bag)
    uploads.ended.emit(with: self) { $0.attach($1) }.disposed(by: bag)
    publish.asSignal().emit(with: self) { viewModel, _ in viewModel.send() }.disposed(by: bag)
    discard.asSignal().emit(with: self) { viewModel, _ in viewModel.removeDraft() }.disposed(by: bag)
    feature.publisher?.outbox.events.asSignal(onErrorSignalWith: .empty())
      .emit(with: self) { $0.report($1.event, of: $1.id) }.disposed(by: bag)
  }

  private func change(_ body: (inout ComposeState) -> Void) {
    var state = current.value
    body(&state)
    current.accept(state)
  }

  // MARK: - The start

  private func loadLimit() {
    feature.dependencies.client.instance()
      .map { PostLimit($0) }
      .asSignal(onErrorSignalWith: .empty())
      .emit(with: self) { viewModel, limit in viewModel.change { $0.limit = limit } }.disposed(by: bag)
  }

  private func begin() {
    switch subject {
    case .newPost: begin(with: ComposeDraft())
    case .reply(let post): begin(about: feature.target(post)) { ComposeDraft(replyTo: $0) }
    case .quote(let post): begin(about: feature.quoted(post)) { ComposeDraft(quoting: $0) }
    case .edit(let post): load(feature.edited(post)) { $0.begin(with: $1) }
    case .redraft(let post):
      guard let draft = perform({ try feature.redraft(of: post) }) ?? nil else {
        return change { $0.phase = .failed(.noRedraft) }
      }
      begin(with: draft)
    }
  }

  private func begin(about post: Single<ReplyTarget>, _ draft: @escaping @MainActor (ReplyTarget) -> ComposeDraft) {
    load(post) { viewModel, target in
      viewModel.change { $0.target = target }
      viewModel.begin(with: draft(target))
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
    change { $0.phase = .loading }
    request = DisposeBag()
    value.map(Result.success).catch { .just(.failure(LoadFailure($0))) }
      .asSignal(onErrorSignalWith: .empty())
      .emit(with: self) { (viewModel, result: Result<Value, LoadFailure>) in
        switch result {
        case .success(let value): begin(viewModel, value)
        case .failure(let failure):
          if let draft = viewModel.stored(like: ComposeDraft(for: viewModel.subject)) { return viewModel.show(draft) }
          viewModel.change { $0.phase = .failed(failure) }
        }
      }
      .disposed(by: request)
  }

  /// Shows a draft that is not the user's input.
  private func show(_ stored: ComposeDraft, failure: LoadFailure? = nil) {
    var draft = stored
    draft.uploading = nil
    let failure = failure ?? stored.uploading.map { .interruptedImages($0) }
    change {
      ($0.phase, $0.draft, $0.failure) = (.writing, draft, failure)
      $0.isRestored = $0.draft != start
    }
    shown.accept(draft)
  }

  // MARK: - Drafts

  private func take(_ draft: ComposeDraft) {
    guard current.value.phase == .writing else { return }
    change {
      let old = $0.draft
      $0.draft = draft
      ($0.draft.replyTo, $0.draft.editing, $0.draft.redraftOf) = (old.replyTo, old.editing, old.redraftOf)
      $0.draft.quote = old.quote
      $0.failure = nil
      $0.isRestored = false
    }
  }

  private func stored(like draft: ComposeDraft) -> ComposeDraft? {
    perform { try feature.storedDraft(like: draft) } ?? nil
  }

  private func save() {
    let state = current.value
    guard state.phase == .writing else { return }
    var draft = state.draft
    draft.uploading = state.uploads.isEmpty ? nil : state.uploads.map(\.name)
    perform { [draft] in try feature.store(draft, begunAs: start) }
  }

  private func removeDraft() {
    guard current.value.phase == .writing else { return }
    perform { try feature.removeDraft(current.value.draft.key) }
    show(start)
    close()
  }

  private func close() {
    change { $0.phase = .closed }
    intents.accept(.close)
  }

  /// Accesses the store, and shows the error if that fails.
  @discardableResult private func perform<Value>(_ body: () throws -> Value) -> Value? {
    do {
      return try body()
    } catch {
      change { $0.failure = LoadFailure(error) }
      return nil
    }
  }

  // MARK: - Images

  private func upload(_ file: ImageFile) {
    guard current.value.phase == .writing, current.value.offersImages else { return }
    guard feature.publisher != nil else { return change { $0.failure = .actionNeedsLogin } }
    change { $0.failure = nil }
    uploads.start(file, current.value.limit.images)
    save()
  }

  private func attach(_ result: Result<DraftFile, LoadFailure>) {
    change {
      switch result {
      case .success(let file): $0.draft.files.append(file)
      case .failure(let failure): $0.failure = failure
      }
    }
    save()
  }

  // MARK: - Publishing

  private func send() {
    guard current.value.canPublish else { return }
    guard let publisher = feature.publisher else { return change { $0.failure = .actionNeedsLogin } }
    do {
      entry = try publisher.add(current.value.draft, isFromEditor: true)
      change { ($0.phase, $0.failure) = (.sending, nil) }
    } catch {
      change { $0.failure = error is OutboxError ? .outboxFull : LoadFailure(error) }
    }
  }

  private func report(_ event: OutboxEvent<Post?>, of id: UUID) {
    guard id == entry, current.value.phase == .sending else { return }
    switch event {
    case .done: end(current.value.draft.editing == nil ? .published : .changed)
    case .delayed(let error): end(.waiting(error.map { LoadFailure($0) }))
    case .uncertain: end(.waiting(.actionUncertain))
    case .refused(let reason):
      // The outbox has stored the draft again.
      perform { try feature.publisher?.outbox.cancel(id) }
      let failure = ActionRefusal(reason: reason).failure
      show(current.value.draft, failure: failure)
    }
  }

  private func end(_ outcome: ComposeOutcome) {
    outcomes.accept(outcome)
    close()
  }
}
