import Foundation
import Networking
import Persistence
import Presentation
import Reactive

@MainActor final class DefaultRepositoryViewModel: DefaultHubListViewModel, RepositoryViewModel {
  let toggleStar = PublishRelay<Void>()
  private let current = BehaviorRelay<Bool?>(value: nil)
  /// The owner of the token, or `nil` without a token, as soon as that is known.
  private let owner = BehaviorRelay<String??>(value: nil)
  private let failures = PublishRelay<LoadFailure>()
  private let stars: Stars
  private let name: RepositoryName
  /// The actions of this screen in the outbox.
  private var own: Set<UUID> = []
  private let bag = DisposeBag()

  init(_ requests: HubRequests, _ stars: Stars, name: RepositoryName) {
    self.stars = stars
    self.name = name
    super.init(requests) { $0.state(.repository(name), requests) }
    input.appear.asObservable().take(1)
      .flatMapLatest { requests.dependencies.tokenOwner.asObservable() }
      .do(onNext: { [owner] in owner.accept($0) })
      .compactMap(\.self)
      .flatMapLatest { owner in
        let known = stars.star(of: name, for: owner).catch { _ in .just(nil) }
        let loaded = requests.send(.isStarred(name)).map { try stars.note($0, of: name, for: owner) }.asObservable()
          .flatMap { _ in Observable<Bool?>.empty() }
          // allow(no-dropped-errors): the star stays unknown, and the list shows why nothing can be loaded.
          .catch { _ in .empty() }
        return Observable.merge(known, loaded)
      }
      .bind(to: current).disposed(by: bag)
    toggleStar.asSignal().emit(with: self) { viewModel, _ in viewModel.toggle() }.disposed(by: bag)
    stars.outbox.events.asSignal(onErrorSignalWith: .empty()).emit(with: self) { $0.report($1.event, of: $1.id) }
      .disposed(by: bag)
  }

  var star: Driver<Bool?> { current.asDriver().distinctUntilChanged() }
  var starFailures: Signal<LoadFailure> { failures.asSignal() }

  private func toggle() {
    if owner.value == .some(nil) { return failures.accept(.noStarWithoutToken) }
    guard let isStarred = current.value, let owner = owner.value ?? nil else { return failures.accept(.unknownStar) }
    do {
      own.insert(try stars.set(!isStarred, of: name, for: owner))
    } catch {
      failures.accept(error is OutboxError ? .outboxFull : LoadFailure(error))
    }
  }

  private func report(_ event: OutboxEvent<Void>, of id: UUID) {
    guard own.contains(id) else { return }
    switch event {
    case .done:
      own.remove(id)
      // The server can be reached again.
      if requests.isStale.value { input.refresh.accept(()) }
    case .refused(let reason):
      own.remove(id)
      // The user sees the reason now, so it does not wait in the outbox.
      do { try stars.outbox.cancel(id) } catch { failures.accept(LoadFailure(error)) }
      failures.accept(ActionRefusal(reason: reason).failure)
    case .delayed(let error): LoadFailure.ofDelayedAction(error).map(failures.accept)
    case .uncertain: break
    }
  }
}

extension LoadFailure {
  fileprivate static let noStarWithoutToken = LoadFailure.explained(
    LocalizedText(en: "Stars need a token for GitHub, and there is none", zhHans: "加星标需要 GitHub 令牌，目前没有令牌"))
  fileprivate static let unknownStar = LoadFailure.explained(
    LocalizedText(
      en: "GitHub has not said yet whether you have starred this repository", zhHans: "尚未从 GitHub 得知你是否已为此仓库加星标"))
}
