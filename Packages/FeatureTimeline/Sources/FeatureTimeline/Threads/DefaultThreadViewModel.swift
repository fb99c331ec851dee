import Locking
import Posts
import Presentation
import Reactive

/// The default view model of a thread, which requests all of its posts at once.
@MainActor final class DefaultThreadViewModel: ThreadViewModel {
  let post: PostID
  let input = ListInput()
  let actions: ActionInput
  let state: Driver<ListState<ThreadRow>>
  let intents: IntentRelay<TimelineIntent>
  private let bag = DisposeBag()

  init(_ post: PostID, _ thread: Single<PostThread>, _ server: TimelineServer, clock: any SchedulerType) {
    self.post = post
    actions = ActionInput(server.actions)
    let isLoaded = Locked(false)
    let pager = Pager(
      whole: thread.map { thread in
        // A thread is better than the post alone, so the refresh fails.
        if let failure = thread.failure, isLoaded.withLock({ $0 }) { throw failure }
        isLoaded.withLock { $0 = thread.failure == nil }
        return thread.rows
      })
    state = Driver.combineLatest(pager.states(input), actions.changes.asDriver()) { state, changes in
      state.list(changes.applied(to: state.items) { $0.with($1) })
    }
    .distinctUntilChanged()
    intents = IntentRelay(withoutRepeatedPresses: clock)
    intents.open(actions, until: bag)
    actions.published.map { _ in }.emit(to: input.refresh).disposed(by: bag)
  }
}
