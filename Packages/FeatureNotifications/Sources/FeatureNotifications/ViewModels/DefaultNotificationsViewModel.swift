import Foundation
import Persistence
import Posts
import Presentation
import Reactive

/// The default view model of the notifications, which shows the stored ones and requests others from the server.
@MainActor final class DefaultNotificationsViewModel: NotificationsViewModel {
  let input = ListInput()
  let visible = PublishRelay<[NotificationRow.ID]>()
  let markRead = PublishRelay<Void>()
  let offersLogin: Bool
  let offersPosts: Bool
  let offersProfiles: Bool
  let state: Driver<ListState<NotificationRow>>
  let isAuthorized: Driver<Bool>
  let unreadCount: Driver<Int>
  let absence: Driver<LocalizedText?>
  let updated: Driver<Date?>
  let intents: IntentRelay<NotificationsIntent>

  private let repository: NotificationsRepository
  private let pager: Pager<NotificationPage, StoredNotification>
  private let latest = BehaviorRelay(value: NotificationsState())
  private let limit = BehaviorRelay(value: DefaultNotificationsViewModel.windowSize)
  private var poller: Poller?
  private var isVisible = false
  /// The newest notification that was visible for a second since the screen appeared.
  private var seen: NotificationRow.ID?
  private var reading = DisposeBag()
  private let poll = SerialDisposable()
  private let marking = SerialDisposable()
  private let bag = DisposeBag()

  /// The number of notifications by which the window grows.
  private static let windowSize = 100
  /// The time for which a row must be visible to be read.
  private nonisolated static let glance = RxTimeInterval.seconds(1)
  /// The number of seconds between two polls.
  private static let interval = 30.0

  init(_ repository: NotificationsRepository, _ dependencies: NotificationsDependencies) {
    self.repository = repository
    pager = Pager(first: .latest, failure: { LoadFailure($0) }) { [limit] in
      repository.load($0, keeping: limit.value)
    }
    let clock = dependencies.clock
    offersLogin = dependencies.offersLogin
    offersPosts = dependencies.offersPosts
    offersProfiles = dependencies.offersProfiles
    state = latest.asDriver().map(\.list).distinctUntilChanged()
    isAuthorized = latest.asDriver().map(\.isAuthorized).distinctUntilChanged()
    absence = latest.asDriver().map(\.absence).distinctUntilChanged()
    updated = latest.asDriver().map { $0.stored?.updated }.distinctUntilChanged()
    unreadCount = repository.unreadCount.asDriver(onErrorJustReturn: 0)
    intents = IntentRelay(withoutRepeatedPresses: dependencies.clock)
    poller = Poller(interval: Self.interval, clock: dependencies.clock) { [weak self] in self?.ask() }
    // Even if the store cannot be written to, it may be readable. The next request reports a failure.
    try? repository.trim()
    read()
    bindInputs(clock)
    watch(dependencies)
  }

  deinit {
    poll.dispose()
    marking.dispose()
  }

  // MARK: - Inputs

  private func bindInputs(_ clock: any SchedulerType) {
    func bind(_ relay: PublishRelay<Void>, _ action: @escaping @MainActor (DefaultNotificationsViewModel) -> Void) {
      relay.asSignal().emit(with: self) { viewModel, _ in action(viewModel) }.disposed(by: bag)
    }
    bind(input.appear) { $0.show(isVisible: true) }
    bind(input.disappear) {
      $0.show(isVisible: false)
      $0.markSeenRead()
    }
    Observable.merge(visible.asObservable(), input.disappear.map { [] })
      .distinctUntilChanged()
      .flatMapLatest { rows -> Observable<[NotificationRow.ID]> in
        rows.isEmpty ? .empty() : Observable<Int>.timer(Self.glance, scheduler: clock).map { _ in rows }
      }
      .asSignal(onErrorSignalWith: .empty())
      .emit(with: self) { viewModel, rows in viewModel.see(rows) }.disposed(by: bag)
    bind(input.refresh) { $0.refresh() }
    bind(input.loadMore) { $0.loadMore() }
    bind(markRead) { $0.markAllRead() }
  }

  private func show(isVisible: Bool) {
    self.isVisible = isVisible
    pollIfPossible()
  }

  private func refresh() {
    if latest.value.isUnreadable { read() }
    if latest.value.hasToken { pager.refresh() }
  }

  private func loadMore() {
    if latest.value.window.hasMore {
      limit.accept(limit.value + Self.windowSize)
    } else if latest.value.hasToken {
      pager.next()
    }
  }

  /// Remembers the newest of the rows that were visible for a second.
  private func see(_ rows: [NotificationRow.ID]) {
    let known = latest.value.window.rows.map(\.id)
    guard let newest = known.firstIndex(where: rows.contains) else { return }
    if let seen, let old = known.firstIndex(of: seen), old <= newest { return }
    seen = known[newest]
  }

  private func markSeenRead() {
    if let seen { markRead(through: seen) }
    seen = nil
  }

  /// Marks all notifications up to the newest visible one as read, in the store and on the server. A position that
  /// cannot be sent now is sent with the next poll.
  private func markAllRead() {
    if let newest = latest.value.window.rows.first { markRead(through: newest.id) }
  }

  private func markRead(through id: NotificationRow.ID) {
    // A position that cannot be stored is no reason to interrupt the user.
    guard (try? repository.markRead(through: id)) != nil, latest.value.hasToken else { return }
    marking.disposable = repository.syncingMarker().subscribe()
  }

  // MARK: - The server

  private func watch(_ dependencies: NotificationsDependencies) {
    dependencies.isReachable.asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] isReachable in
        self?.change { $0.isReachable = isReachable }
        self?.pollIfPossible()
      })
      .disposed(by: bag)
    dependencies.isAuthorized.asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] isAuthorized in
        self?.change { $0.hasToken = isAuthorized }
        self?.pollIfPossible()
      })
      .disposed(by: bag)
    dependencies.limits.asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] in self?.poller?.limit = $0 })
      .disposed(by: bag)
    pager.states.asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] in self?.follow($0) })
      .disposed(by: bag)
  }

  private func pollIfPossible() {
    poller?.isActive = isVisible && latest.value.isReachable && latest.value.hasToken
  }

  /// Requests the new notifications. The first request, and each request after a failed refresh, loads the newest page.
  private func ask() {
    guard latest.value.canPoll else {
      pager.refresh()
      return
    }
    poller?.began()
    poll.disposable = repository.poll(keeping: limit.value)
      .map { LoadFailure?.none }
      .catch { .just(LoadFailure($0)) }
      .asDriver(onErrorJustReturn: .unknown)
      .drive(onNext: { [weak self] failure in
        self?.change { $0.pollFailure = failure }
        self?.poller?.ended(isSuccess: failure == nil)
      })
  }

  /// Shows the state of the pager, and notifies the poller of the pager's refreshes.
  private func follow(_ new: Pager<NotificationPage, StoredNotification>.State) {
    let wasRefreshing = latest.value.pager.activity == .refreshing
    let isRefreshing = new.activity == .refreshing
    change {
      $0.pager = new
      if wasRefreshing, !isRefreshing { $0.pollFailure = nil }
    }
    if isRefreshing, !wasRefreshing { poller?.began() }
    if wasRefreshing, !isRefreshing { poller?.ended(isSuccess: new.failure == nil) }
  }

  // MARK: - What is shown

  /// Starts the live queries. The queries end if the store cannot be read, and the user's next refresh starts new ones.
  private func read() {
    reading = DisposeBag()
    repository.list
      .asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] stored in self?.change { $0.show(stored) } })
      .disposed(by: reading)
    repository.window(limit.asObservable())
      .map { RecordWindow?.some($0) }
      .asDriver(onErrorJustReturn: nil)
      .drive(onNext: { [weak self] window in
        self?.change { if let window { $0.show(window) } else { $0.isUnreadable = true } }
      })
      .disposed(by: reading)
  }

  private func change(_ change: (inout NotificationsState) -> Void) {
    var new = latest.value
    new.changes = Changeset()
    change(&new)
    latest.accept(new)
  }
}
