import Posts
import Presentation
import Reactive

/// The default view model of people, which loads them page by page in the order of the source.
@MainActor final class DefaultPeopleViewModel: PeopleViewModel {
  let source: PeopleSource
  let input = ListInput()
  let actions: ActionInput
  let state: Driver<ListState<Person>>
  let intents: IntentRelay<TimelineIntent>

  init(
    _ source: PeopleSource, pages: @escaping @Sendable (PeoplePage) -> Single<Page<PeoplePage, Person>>,
    _ server: TimelineServer, clock: any SchedulerType
  ) {
    self.source = source
    actions = ActionInput(server.actions)
    let pager = Pager(
      first: .first, failure: { LoadFailure($0) }, load: pages, reload: { Page.first($0, from: .first, load: pages) })
    state = pager.states(input).map { $0.list($0.items) }.distinctUntilChanged()
    intents = IntentRelay(withoutRepeatedPresses: clock)
  }
}
