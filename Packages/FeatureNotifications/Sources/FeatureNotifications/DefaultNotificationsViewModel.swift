import Foundation
import Mastodon
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
  let offersReplies: Bool
  let actions: ActionInput
  let state: Driver<ListState<NotificationRow>>
  let isAuthorized: Driver<Bool>
  let unreadCount: Driver<Int>
  let absence: Driver<LocalizedText?>
  let updated: Driver<Date?>
  let intents: IntentRelay<NotificationsIntent>

  private let repository: NotificationsRepository
  private let list: StoredList<NotificationRow, StoredNotificationList?>
  /// The rows that were visible for a second.
  private var seen: Set<NotificationRow.ID> = []
  private let marking = SerialDisposable()
  private let bag = DisposeBag()

  /// The time for which a row must be visible to be read.
  private nonisolated static let glance = RxTimeInterval.seconds(1)
  /// The number of seconds between two polls.
  private static let interval = 30.0

  init(
    _ repository: NotificationsRepository, _ dependencies: NotificationsDependencies,
    _ live: LiveChanges<StreamingEvent>
  ) {
    self.repository = repository
    let clock = dependencies.clock
    // allow(no-dropped-errors): a store that cannot be written may be readable, and the next request reports the failure
    try? repository.trim()
    list = StoredList(
      input, store: repository.store,
      polling: ListPolling(
        interval: Self.interval, clock: clock, isReachable: dependencies.isReachable,
        isAuthorized: dependencies.isAuthorized, limits: dependencies.limits, isLive: live.isLive),
      window: repository.window
    ) { request, extent, batch in
      let loading = repository.load(request, extent, in: batch)
      return request.isOfNewest ? live.following(loading) : loading
    }
    offersLogin = dependencies.offersLogin
    offersPosts = dependencies.offersPosts
    offersProfiles = dependencies.offersProfiles
    offersReplies = dependencies.offersReplies
    let actions = ActionInput(dependencies.actions)
    self.actions = actions
    state = list.states.map { [changes = actions.changes] state in
      let rows = changes.value.applied(to: state.window?.rows ?? []) { $0.with($1) }
      // The offsets of the changes are those of the stored rows.
      let offsets = rows.count == state.window?.rows.count ? state.window?.changes : nil
      return state.list(rows, changes: offsets ?? Changeset())
    }
    .distinctUntilChanged()
    isAuthorized = list.states.map(\.isAuthorized).distinctUntilChanged()
    absence = list.states.map { $0.window?.details?.absence }.distinctUntilChanged()
    updated = list.states.map { $0.window?.details?.updated }.distinctUntilChanged()
    unreadCount = repository.unreadCount.asDriver(onErrorJustReturn: 0)
    intents = IntentRelay(withoutRepeatedPresses: clock)
    actions.editor.emit(with: self) { viewModel, editor in
      // The user has answered a question before a post is written again.
      if case .redraft = editor {
        viewModel.intents.preview(.editor(editor))
      } else {
        viewModel.intents.accept(.editor(editor))
      }
    }
    .disposed(by: bag)
    actions.changes.asDriver().drive(onNext: { [list] _ in list.emitState() }).disposed(by: bag)
    bindInputs(clock)
  }

  deinit {
    marking.dispose()
  }

  // MARK: - Inputs

  private func bindInputs(_ clock: any SchedulerType) {
    func bind(_ relay: PublishRelay<Void>, _ action: @escaping @MainActor (DefaultNotificationsViewModel) -> Void) {
      relay.asSignal().emit(with: self) { viewModel, _ in action(viewModel) }.disposed(by: bag)
    }
    bind(input.disappear) { $0.markSeenRead() }
    Observable.merge(visible.asObservable(), input.disappear.map { [] })
      .distinctUntilChanged()
      .flatMapLatest { rows -> Observable<[NotificationRow.ID]> in
        rows.isEmpty ? .empty() : Observable<Int>.timer(Self.glance, scheduler: clock).map { _ in rows }
      }
      .asSignal(onErrorSignalWith: .empty())
      .emit(with: self) { viewModel, rows in viewModel.seen.formUnion(rows) }.disposed(by: bag)
    bind(markRead) { $0.markAllRead() }
    // The rows are shown before the markers have been exchanged.
    list.refreshed.emit(with: self) { viewModel, _ in viewModel.syncMarker() }.disposed(by: bag)
  }

  /// Marks what was seen as read. The marker is a position, so it stays below the oldest unread row that was not seen.
  private func markSeenRead() {
    let unread = (list.state.window?.rows ?? []).filter(\.isUnread).reversed()
    if let newest = unread.prefix(while: { seen.contains($0.id) }).last { markRead(through: newest.id) }
  }

  /// Marks all notifications up to the newest one as read, in the store and on the server. A position that cannot be
  /// sent now is sent with the next poll.
  private func markAllRead() {
    if let newest = list.state.window?.rows.first { markRead(through: newest.id) }
  }

  private func markRead(through id: NotificationRow.ID) {
    // allow(no-dropped-errors): a position that cannot be stored is no reason to interrupt the user
    if (try? repository.markRead(through: id)) != nil, list.state.hasToken { syncMarker() }
  }

  private func syncMarker() { marking.disposable = repository.syncingMarker().subscribe() }
}
