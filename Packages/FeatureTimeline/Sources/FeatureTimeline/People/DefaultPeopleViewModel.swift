import Posts
import Presentation
import Reactive

/// The default view model of people, which loads them page by page in the order of the source.
@MainActor final class DefaultPeopleViewModel: PeopleViewModel {
  let source: TimelineSource
  let input = ListInput()
  let state: Driver<ListState<Person>>
  let intents: IntentRelay<TimelineIntent>

  init(_ source: TimelineSource, _ repository: TimelineRepository, clock: any SchedulerType) {
    self.source = source
    let pager = Pager<PeoplePage, Person>(first: .first, failure: { LoadFailure($0) }) { repository.remote.people($0) }
    state = pager.states(input).map { $0.list($0.items) }.distinctUntilChanged()
    intents = IntentRelay(withoutRepeatedPresses: clock)
  }
}
