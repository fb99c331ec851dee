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
    let people: @Sendable (PeoplePage) -> Single<Page<PeoplePage, Person>> = { repository.remote.people($0) }
    let pager = Pager(
      first: .first, failure: { LoadFailure($0) }, load: people, reload: { Page.first($0, from: .first, load: people) })
    state = pager.states(input).map { $0.list($0.items) }.distinctUntilChanged()
    intents = IntentRelay(withoutRepeatedPresses: clock)
  }
}
