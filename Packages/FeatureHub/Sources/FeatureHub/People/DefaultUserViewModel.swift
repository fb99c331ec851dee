import Presentation
import Reactive

@MainActor final class DefaultUserViewModel: UserViewModel, TrackedViewModel {
  let input = ListInput()
  let open = PublishRelay<HubRow>()
  let browse = PublishRelay<HubRow>()
  let requests: HubRequests
  let state: Driver<ListState<HubRow>>

  init(_ requests: HubRequests, query: HubQuery<UserProfile>) {
    self.requests = requests
    state = input.state(query, requests)
  }
}
