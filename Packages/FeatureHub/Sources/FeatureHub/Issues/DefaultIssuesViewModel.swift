import Presentation
import Reactive

@MainActor final class DefaultIssuesViewModel: DefaultHubListViewModel, IssuesViewModel {
  let toggleState = PublishRelay<Void>()
  let filter: Driver<IssueState>

  init(_ requests: HubRequests, repository: RepositoryName) {
    let shown = BehaviorRelay(value: IssueState.open)
    let filter = toggleState.asSignal().asObservable()
      .map { [shown] in shown.value == .open ? IssueState.closed : .open }
      .do(onNext: { [shown] in shown.accept($0) })
      .startWith(.open)
      .asDriver(onErrorJustReturn: .open)
    self.filter = filter
    super.init(requests) { input in
      Driver.combineLatest(filter, input.appear.asObservable().take(1).asDriver(onErrorDriveWith: .never())) {
        state, _ in state
      }
      .flatMapLatest { state in
        MainActor.assumeIsolated { input.stateLoadedAtOnce(.issues(of: repository, state), requests) }
      }
      .startWith(.loading)
      .distinctUntilChanged()
    }
  }
}
