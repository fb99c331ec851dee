import Posts
import Presentation
import Reactive

/// The default view model of a profile.
@MainActor final class DefaultProfileViewModel: ProfileViewModel {
  let name: String
  let input = ListInput()
  let state: Driver<ListState<ProfileRow>>
  let intents: IntentRelay<TimelineIntent>

  init(_ name: String, _ server: TimelineServer, clock: any SchedulerType) {
    self.name = name
    let pager = Pager(whole: server.profile(of: name).map(\.rows))
    state = pager.states(input).map { $0.list($0.items) }.distinctUntilChanged()
    intents = IntentRelay(withoutRepeatedPresses: clock)
  }
}
