import Networking
import Presentation
import Reactive

@MainActor final class DefaultRepositoryViewModel: DefaultHubListViewModel, RepositoryViewModel {
  let toggleStar = PublishRelay<Void>()
  private let stars = BehaviorRelay<Bool?>(value: nil)
  private let failures = PublishRelay<LoadFailure>()
  private let bag = DisposeBag()

  init(_ requests: HubRequests, name: RepositoryName) {
    super.init(requests) { $0.state(.repository(name), requests) }
    input.appear.asObservable().take(1)
      .flatMapLatest { requests.dependencies.hasToken.asObservable() }
      .filter(\.self)
      .flatMapLatest { _ in requests.send(.isStarred(name)).map(Optional.some).catch { _ in .just(nil) } }
      .bind(to: stars).disposed(by: bag)
    toggleStar.asObservable().withLatestFrom(stars.asObservable()).compactMap(\.self)
      .flatMapFirst { [failures] isStarred in
        requests.send(.star(isStarred ? .delete : .put, name)).map { Optional(!isStarred) }.catch { error in
          failures.accept(requests.failure(error))
          return .just(isStarred)
        }
      }
      .bind(to: stars).disposed(by: bag)
  }

  var star: Driver<Bool?> { stars.asDriver().distinctUntilChanged() }
  var starFailures: Signal<LoadFailure> { failures.asSignal() }
}
