import Presentation
import Reactive

@MainActor final class DefaultIssuesViewModel: IssuesViewModel, TrackedViewModel {
  let input = ListInput()
  let open = PublishRelay<HubRow>()
  let browse = PublishRelay<HubRow>()
  let toggleState = PublishRelay<Void>()
  let requests: HubRequests
  let filter: Driver<IssueState>
  let state: Driver<ListState<HubRow>>

  init(_ requests: HubRequests, repository: RepositoryName) {
    self.requests = requests
    let shown = BehaviorRelay(value: IssueState.open)
    filter = toggleState.asSignal().asObservable()
      .map { [shown] in shown.value == .open ? IssueState.closed : .open }
      .do(onNext: { [shown] in shown.accept($0) })
      .startWith(.open)
      .asDriver(onErrorJustReturn: .open)
    state = Driver.combineLatest(filter, input.appear.asObservable().take(1).asDriver(onErrorDriveWith: .never())) {
      state, _ in state
    }
    .flatMapLatest { [input] state in
      MainActor.assumeIsolated { input.stateLoadedAtOnce(.issues(of: repository, state), requests) }
    }
    .startWith(.loading)
    .distinctUntilChanged()
  }
}
