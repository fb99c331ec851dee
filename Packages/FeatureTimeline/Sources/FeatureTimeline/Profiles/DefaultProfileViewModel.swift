import Posts
import Presentation
import Reactive

/// The default view model of a profile.
@MainActor final class DefaultProfileViewModel: ProfileViewModel {
  let name: String
  let input = ListInput()
  let actions: ActionInput
  let state: Driver<ListState<ProfileRow>>
  let intents: IntentRelay<TimelineIntent>
  private let bag = DisposeBag()

  init(_ name: String, _ server: TimelineServer, clock: any SchedulerType) {
    self.name = name
    actions = ActionInput(server.actions)
    let pager = Pager(whole: server.profile(of: name).map(\.rows))
    state = Driver.combineLatest(pager.states(input), actions.changes.asDriver()) { state, changes in
      state.list(changes.applied(to: state.items) { $0.with($1) })
    }
    .distinctUntilChanged()
    intents = IntentRelay(withoutRepeatedPresses: clock)
    intents.open(actions, until: bag)
  }
}
