import Foundation
import Persistence
import Posts
import Presentation
import Reactive

/// The default view model of a timeline, which shows the stored posts and requests others from the server.
@MainActor final class DefaultTimelineViewModel: TimelineViewModel {
  let source: TimelineSource
  let input = ListInput()
  let fillGap = PublishRelay<TimelineGap>()
  let move = PublishRelay<PostID?>()
  let actions: PostActionInput
  let offersLogin: Bool
  let owner: String?
  let title: Driver<String?>
  let state: Driver<ListState<TimelineRow>>
  let isAuthorized: Driver<Bool>
  let updated: Driver<Date?>
  let intents: IntentRelay<TimelineIntent>

  private let repository: TimelineRepository
  private let latest: BehaviorRelay<TimelineState>
  /// The last post of the window when the user last requested more. At first, the reading position.
  private let bottom: BehaviorRelay<PostID?>
  private let name: BehaviorRelay<String?>
  private var hasTitle = false
  private var poller: Poller?
  private(set) var position: PostID?
  private var isVisible = false
  private var reading = DisposeBag()
  private let requests = RunningRequests()
  private let bag = DisposeBag()

  /// The minimum polling interval, in seconds. The interval is longer for a source that needs many requests.
  private static let interval = 30.0
  /// The number of seconds for each request of a source that needs several requests. Mastodon's rate limit is one
  /// request per second.
  private static let secondsPerRequest = 2.0

  /// Creates a view model.
  ///
  /// - Parameter title: The last known title of the list, or `nil` if no title is known.
  init(
    _ source: TimelineSource, _ repository: TimelineRepository, _ server: TimelineServer, title: String?,
    clock: any SchedulerType
  ) {
    self.source = source
    actions = PostActionInput(server.actions)
    let name = BehaviorRelay(value: title)
    self.name = name
    self.repository = repository
    offersLogin = server.offersLogin
    owner = source.owner(at: server)
    let latest = BehaviorRelay(value: TimelineState())
    self.latest = latest
    // If the store cannot be read, the first refresh reports it.
    position = try? repository.position()
    bottom = BehaviorRelay(value: position)
    intents = IntentRelay(withoutRepeatedPresses: clock)
    self.title = name.asDriver().distinctUntilChanged()
    state = latest.asDriver().map(\.list).distinctUntilChanged()
    isAuthorized = latest.asDriver().map(\.isAuthorized).distinctUntilChanged()
    updated = latest.asDriver().map(\.stored?.updated).distinctUntilChanged()
    let poller = Poller(
      interval: max(Self.interval, Self.secondsPerRequest * Double(repository.remote.requestsPerPage)), clock: clock
    ) { [weak self] in self?.ask(isQuiet: true) }
    self.poller = poller
    // Even if the store cannot be written to, it may be readable. The next request reports a failure.
    try? repository.trim()
    read()
    bindInputs()
    watch(server)
  }

  // MARK: - Inputs

  private func bindInputs() {
    func bind<Value: Sendable>(
      _ relay: PublishRelay<Value>, _ action: @escaping @MainActor (DefaultTimelineViewModel, Value) -> Void
    ) {
      relay.asSignal().emit(with: self) { action($0, $1) }.disposed(by: bag)
    }
    bind(input.appear) { viewModel, _ in viewModel.appear() }
    bind(input.disappear) { viewModel, _ in viewModel.disappear() }
    bind(input.refresh) { viewModel, _ in viewModel.refresh() }
    bind(input.loadMore) { viewModel, _ in viewModel.loadMore() }
    bind(fillGap) { $0.fill(below: $1.post) }
    bind(move) { $0.position = $1 }
  }

  private func appear() {
    isVisible = true
    pollIfPossible()
  }

  private func disappear() {
    isVisible = false
    pollIfPossible()
    // A reading position that cannot be stored is no reason to interrupt the user.
    if position != latest.value.stored?.position { try? repository.save(position: position) }
  }

  private func refresh() {
    if latest.value.isUnreadable { read() }
    ask(isQuiet: false)
  }

  private func loadMore() {
    let shown = latest.value.window
    bottom.accept(shown.bottom)
    guard !shown.hasMore, latest.value.canLoadOlder else { return }
    change {
      $0.isLoadingOlder = true
      $0.olderFailure = nil
    }
    requests.run(.older, repository.loadOlder()) { [weak self] failure in
      self?.change {
        $0.isLoadingOlder = false
        $0.olderFailure = failure
      }
    }
  }

  private func fill(below post: PostID) {
    guard latest.value.hasGap(below: post), !requests.isRunning(.gap(post)) else { return }
    change { $0.gaps[post] = .loading }
    requests.run(.gap(post), repository.fillGap(below: post)) { [weak self] failure in
      self?.change { $0.gaps[post] = failure.map(TimelineGap.Activity.failed) }
    }
  }

  // MARK: - The server

  private func watch(_ server: TimelineServer) {
    if let keyFailure = server.keyFailure { change { $0.loggedOut = keyFailure.failure } }
    server.isReachable.asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] isReachable in
        self?.change { $0.isReachable = isReachable }
        self?.pollIfPossible()
      })
      .disposed(by: bag)
    server.limits.asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] in self?.poller?.limit = $0 })
      .disposed(by: bag)
    actions.reactions.asDriver().drive(onNext: { [weak self] reactions in self?.change { $0.reactions = reactions } })
      .disposed(by: bag)
    guard source.needsAuthorization else { return }
    server.isAuthorized.asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] isAuthorized in
        self?.change { $0.hasToken = isAuthorized }
        self?.pollIfPossible()
      })
      .disposed(by: bag)
  }

  private func pollIfPossible() {
    poller?.isActive = isVisible && latest.value.isReachable && latest.value.hasToken
  }

  /// Requests the newest posts.
  ///
  /// - Parameter isQuiet: Whether polling, and not the user, started the request.
  private func ask(isQuiet: Bool) {
    if latest.value.isRefreshing {
      if !isQuiet { change { $0.isQuiet = false } }
      return
    }
    change {
      $0.isRefreshing = true
      $0.isQuiet = isQuiet && ($0.isCurrent || $0.failure != nil)
    }
    poller?.began()
    // A poll of a source that needs several requests must not exceed the number that its interval allows.
    let isCostly = isQuiet && repository.remote.requestsPerPage > 1
    let refresh = repository.refresh(around: position, rereads: !isCostly).map { _ in }
    requests.run(.newer, refresh) { [weak self] failure in
      self?.change {
        $0.isRefreshing = false
        $0.failure = failure
        $0.isCurrent = failure == nil
      }
      self?.poller?.ended(isSuccess: failure == nil)
      if failure == nil { self?.askForTitle() }
    }
  }

  /// Requests the title of a list once, and again after the next response if the request failed. A failure is not
  /// shown.
  private func askForTitle() {
    guard !hasTitle, !requests.isRunning(.title), let title = repository.remote.title else { return }
    requests.run(.title, title.map { [name] in name.accept($0) }) { [weak self] in self?.hasTitle = $0 == nil }
  }

  // MARK: - What is shown

  /// Starts the live queries. The queries end if the store cannot be read, and the user's next refresh starts new ones.
  private func read() {
    reading = DisposeBag()
    repository.timeline
      .asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] stored in self?.change { $0.stored = stored } })
      .disposed(by: reading)
    repository.window(downTo: bottom.asObservable())
      .map(TimelineWindow?.some)
      .asDriver(onErrorJustReturn: nil)
      .drive(onNext: { [weak self] shown in
        self?.change { state in
          if let shown { state.show(shown) } else { state.isUnreadable = true }
        }
      })
      .disposed(by: reading)
  }

  private func change(_ change: (inout TimelineState) -> Void) {
    var new = latest.value
    new.window.changes = Changeset()
    change(&new)
    latest.accept(new)
  }
}
