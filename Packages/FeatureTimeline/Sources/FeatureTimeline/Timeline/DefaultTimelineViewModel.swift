import Foundation
import Mastodon
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
  let actions: ActionInput
  let offersLogin: Bool
  let owner: String?
  let title: Driver<String?>
  let state: Driver<ListState<TimelineRow>>
  let isAuthorized: Driver<Bool>
  let updated: Driver<Date?>
  let intents: IntentRelay<TimelineIntent>

  private let repository: TimelineRepository
  private let list: StoredList<TimelineRow, TimelineDetails>
  private let reading: BehaviorRelay<PostID?>
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
    actions = ActionInput(server.actions)
    self.repository = repository
    offersLogin = server.offersLogin
    owner = source.owner(at: server)
    // allow(no-dropped-errors): a store that cannot be written may be readable, and the next request reports the failure
    try? repository.trim()
    // allow(no-dropped-errors): if the store cannot be read, the first refresh reports it
    let start = try? repository.position()
    let reading = BehaviorRelay(value: start)
    self.reading = reading
    intents = IntentRelay(withoutRepeatedPresses: clock)
    intents.open(actions, until: bag)
    let live = LiveChanges<StreamingEvent> { try repository.write($0, around: reading.value) }
    let isAuthorized = source.needsAuthorization ? server.isAuthorized : .just(true)
    list = StoredList(
      input, store: repository.store,
      polling: ListPolling(
        interval: max(Self.interval, Self.secondsPerRequest * Double(repository.remote.requestsPerPage)), clock: clock,
        isReachable: server.isReachable, isAuthorized: isAuthorized, limits: server.limits, isLive: live.isLive,
        needed: live.needed, loggedOut: server.keyFailure?.failure ?? .unauthorized),
      window: { repository.posts.window($0, from: start, in: repository.store) },
      load: { request, _, batch in
        let loading = repository.load(request, around: reading.value, in: batch)
        return request.isOfNewest ? live.following(loading) : loading
      })
    let name = BehaviorRelay(value: title)
    self.title = name.asDriver().distinctUntilChanged()
    let hidesPeople = source.person == nil
    state = list.states.map { [changes = actions.changes] in $0.list(changes.value, hidesPeople: hidesPeople) }
      .distinctUntilChanged()
    self.isAuthorized = list.states.map(\.isAuthorized).distinctUntilChanged()
    updated = list.states.map { $0.window?.details.stored?.updated }.distinctUntilChanged()
    actions.changes.asDriver().drive(onNext: { [list] _ in list.emitState() }).disposed(by: bag)
    if source.canContainOwnPosts {
      actions.published.map { _ in }.emit(to: input.refresh).disposed(by: bag)
    }
    let titles = repository.remote.title?.asObservable() ?? .empty()
    // allow(no-dropped-errors): the title is requested again after the next response.
    list.refreshed.asObservable().flatMapFirst { titles.catch { _ in .empty() } }.take(1)
      .asDriver(onErrorDriveWith: .empty()).drive(onNext: { name.accept($0) }).disposed(by: bag)
    let isVisible = Observable.merge(input.appear.map { true }, input.disappear.map { false }).startWith(false)
    live.follow(
      repository.changes(from: server, clock),
      while: Observable.combineLatest(isVisible, server.isReachable, isAuthorized) { $0 && $1 && $2 }
    )
    .disposed(by: bag)
    // allow(no-dropped-errors): the list shows why the store cannot be read.
    repository.lostGaps.catch { _ in .empty() }.subscribe(onNext: { live.invalidate() }).disposed(by: bag)
    fillGap.asSignal().emit(with: self) { $0.fill($1) }.disposed(by: bag)
    move.asSignal().emit(to: reading).disposed(by: bag)
    input.disappear.asSignal().emit(with: self) { viewModel, _ in viewModel.savePosition() }.disposed(by: bag)
  }

  var position: PostID? { reading.value }

  private func fill(_ gap: TimelineGap) {
    if list.state.hasGap(below: gap.post) { list.load(at: .gap(gap.post)) }
  }

  private func savePosition() {
    // allow(no-dropped-errors): a reading position that cannot be stored is no reason to interrupt the user
    if position != list.state.window?.details.stored?.position { try? repository.save(position: position) }
  }
}
