import Presentation
import Reactive

/// The view model of a screen that shows what one query loads, and has no inputs of its own.
@MainActor final class DefaultHubListViewModel: TrackedViewModel {
  let input = ListInput()
  let open = PublishRelay<HubRow>()
  let browse = PublishRelay<HubRow>()
  let requests: HubRequests
  let state: Driver<ListState<HubRow>>

  init<Item>(_ requests: HubRequests, query: HubQuery<Item>) {
    self.requests = requests
    state = input.state(query, requests)
  }
}
