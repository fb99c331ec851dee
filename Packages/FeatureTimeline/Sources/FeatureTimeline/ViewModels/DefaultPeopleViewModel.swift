import Posts
import Presentation
import Reactive

/// The default view model of people, which loads them page by page in the order of the source.
@MainActor final class DefaultPeopleViewModel: PeopleViewModel {
  let source: TimelineSource
  let input = ListInput()
  let select = PublishRelay<Person>()
  let browse = PublishRelay<Person>()
  let state: Driver<ListState<Person>>
  let intents: Signal<TimelineIntent>

  init(_ source: TimelineSource, _ repository: TimelineRepository, clock: any SchedulerType) {
    self.source = source
    let pager = Pager<PeoplePage, Person>(first: .first, failure: { LoadFailure($0) }) { repository.remote.people($0) }
    state = pager.states(input).map { $0.list($0.items) }.distinctUntilChanged()
    intents = Observable.merge(
      select.map { .timeline(of: $0, in: source) }, browse.map { $0.url.map(TimelineIntent.web) }
    ).withoutRepeatedPresses(clock)
  }
}
