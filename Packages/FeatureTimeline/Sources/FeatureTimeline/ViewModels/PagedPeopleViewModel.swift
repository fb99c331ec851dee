import Presentation
import Reactive

/// Shows people page by page, as the server gives them.
@MainActor final class PagedPeopleViewModel: PeopleViewModel {
  let source: TimelineSource
  let state: Driver<ListState<Person>>

  private let pager: Pager<PeoplePage, Person>
  private let destinations: Intents

  init(_ source: TimelineSource, _ repository: TimelineRepository, clock: any SchedulerType) {
    self.source = source
    let pager = Pager<PeoplePage, Person>(first: .first, failure: { LoadFailure($0) }) { repository.posts.people($0) }
    self.pager = pager
    destinations = Intents(clock: clock)
    state = pager.states.map { $0.list($0.items) }.asDriver(onErrorJustReturn: .failed(.unknown))
      .distinctUntilChanged()
  }

  var intents: Signal<TimelineIntent> { destinations.signal }

  func screenAppeared() {
    if !pager.state.isLoaded { pager.refresh() }
  }

  func refresh() { pager.refresh() }

  func loadMore() { pager.next() }

  func retry() { pager.retry() }

  func select(_ person: Person) { destinations.send(.timeline(of: person, in: source)) }

  func browse(_ person: Person) { destinations.send(person.url.map(TimelineIntent.web)) }
}
