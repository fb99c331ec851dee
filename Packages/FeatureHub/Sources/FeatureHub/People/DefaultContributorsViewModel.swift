import Presentation
import Reactive

@MainActor final class DefaultContributorsViewModel: ContributorsViewModel, TrackedViewModel {
  let input = ListInput()
  let open = PublishRelay<HubRow>()
  let browse = PublishRelay<HubRow>()
  let requests: HubRequests
  let state: Driver<ListState<HubRow>>

  init(_ requests: HubRequests, query: HubQuery<Contributor>) {
    self.requests = requests
    state = input.state(query, requests)
  }
}
