import Dispatch
import Posts
import Presentation
import Reactive

/// The default view model of a post, which shows the stored post first and then the server's version.
@MainActor final class DefaultPostViewModel: PostViewModel {
  let source: TimelineSource
  let appear = PublishRelay<Void>()
  let refresh = PublishRelay<Void>()
  let showVersions = PublishRelay<Void>()
  let actions: ActionInput
  let state: Driver<PostState>
  let refreshFailure: Signal<LoadFailure>
  let versions: Driver<PostVersions>
  let replies: Driver<PostReplies>
  let intents: IntentRelay<TimelineIntent>

  private let id: PostID
  private let repository: TimelineRepository
  private let server: TimelineServer
  private let latest = BehaviorRelay(value: PostState.loading)
  private let refreshFailures = PublishRelay<LoadFailure>()
  private let latestVersions = BehaviorRelay(value: PostVersions.hidden)
  private var request = DisposeBag()
  private let latestReplies = BehaviorRelay(value: PostReplies.unknown)
  private var versionsRequest = DisposeBag()
  private var repliesRequest = DisposeBag()

  /// The time for which a preview must be visible before it requests the replies.
  private static let rest = RxTimeInterval.milliseconds(300)
  private let bag = DisposeBag()

  init(
    _ id: PostID, _ source: TimelineSource, _ repository: TimelineRepository, _ server: TimelineServer,
    clock: any SchedulerType
  ) {
    self.id = id
    self.source = source
    self.repository = repository
    self.server = server
    actions = ActionInput(server.actions)
    state = Driver.combineLatest(latest.asDriver(), actions.changes.asDriver()) { state, changes in
      guard case .post(let post) = state else { return state }
      return changes.hasDeleted(post) ? .failed(.noPost(post.original ?? post.id)) : .post(changes.applied(to: post))
    }
    .distinctUntilChanged()
    refreshFailure = refreshFailures.asSignal()
    versions = latestVersions.asDriver().distinctUntilChanged()
    replies = Driver.combineLatest(latestReplies.asDriver(), actions.changes.asDriver()) { replies, changes in
      if case .loaded(let rows) = replies { .loaded(rows.compactMap { $0.with(changes) }) } else { replies }
    }
    .distinctUntilChanged()
    intents = IntentRelay(withoutRepeatedPresses: clock)
    intents.open(actions, until: bag)
    repository.post(id).asDriver(onErrorJustReturn: nil)
      .drive(onNext: { [latest] post in if let post { latest.accept(.post(post)) } })
      .disposed(by: bag)
    appear.take(1).asSignal(onErrorSignalWith: .empty()).emit(with: self) { viewModel, _ in
      viewModel.ask(isRefresh: false)
    }
    .disposed(by: bag)
    let posts = latest.asObservable().compactMap(\.post).filter(\.hasReplies)
    appear.asObservable().take(1).delay(Self.rest, scheduler: clock).flatMapLatest { _ in posts.take(1) }
      .asSignal(onErrorSignalWith: .empty())
      .emit(with: self) { $0.askForReplies(to: $1) }.disposed(by: bag)
    refresh.asSignal().emit(with: self) { viewModel, _ in
      if viewModel.latest.value.post == nil { viewModel.latest.accept(.loading) }
      viewModel.hideVersions()
      viewModel.ask(isRefresh: true)
    }.disposed(by: bag)
    showVersions.asSignal().emit(with: self) { viewModel, _ in viewModel.showOrHideVersions() }.disposed(by: bag)
  }

  private func ask(isRefresh: Bool) {
    request = DisposeBag()
    repository.load(id)
      .map(PostState.post)
      .catch { .just(.failed(LoadFailure($0))) }
      .asDriver(onErrorJustReturn: .failed(.unknown))
      .drive(onNext: { [weak self, latest, refreshFailures, id] state in
        // A stored post is better than none, unless the server has deleted the post.
        if case .failed(let failure) = state, failure != .noPost(id), latest.value.post != nil {
          if isRefresh { refreshFailures.accept(failure) }
          return
        }
        latest.accept(state)
        if isRefresh, let post = state.post, post.hasReplies { self?.askForReplies(to: post) }
      })
      .disposed(by: request)
  }

  /// Requests the replies. Replies that are shown stay if the request fails.
  private func askForReplies(to post: Post) {
    guard source.api == .mastodon else { return }
    repliesRequest = DisposeBag()
    server.replies(to: post.original ?? post.id)
      .map(PostReplies.loaded)
      .catch { .just(.failed(LoadFailure($0))) }
      .asDriver(onErrorJustReturn: .failed(.unknown))
      .drive(onNext: { [latestReplies] replies in
        if case .failed = replies, case .loaded = latestReplies.value { return }
        latestReplies.accept(replies)
      })
      .disposed(by: repliesRequest)
  }

  private func hideVersions() {
    versionsRequest = DisposeBag()
    latestVersions.accept(.hidden)
  }

  /// Hides the versions if they are visible, and requests them otherwise.
  private func showOrHideVersions() {
    switch latestVersions.value {
    case .loading, .loaded: hideVersions()
    case .hidden, .failed:
      guard source.api == .mastodon, let post = latest.value.post, post.edited != nil else { return }
      latestVersions.accept(.loading)
      server.earlierVersions(of: post.original ?? post.id)
        .map(PostVersions.loaded)
        .catch { .just(.failed(LoadFailure($0))) }
        .asDriver(onErrorJustReturn: .failed(.unknown))
        .drive(onNext: { [latestVersions] in latestVersions.accept($0) })
        .disposed(by: versionsRequest)
    }
  }
}

extension Post {
  fileprivate var hasReplies: Bool { (counts?.replies ?? 0) > 0 }
}
