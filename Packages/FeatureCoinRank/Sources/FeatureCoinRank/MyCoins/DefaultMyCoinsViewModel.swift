import Presentation
import Reactive

@MainActor final class DefaultMyCoinsViewModel: MyCoinsViewModel {
  let input = ListInput()
  let intents = IntentRelay<MyCoinsIntent>()
  let state: Driver<ListState<CoinEntryRow>>
  let owner: Driver<CoinOwner?>
  let problems: Signal<LoadFailure>
  let offersLogin: Bool

  init(repository: MyCoinsRepository, account: CoinAccount, offersLogin: Bool) {
    self.offersLogin = offersLogin
    let errors = ErrorTracker()
    let hasAppeared = input.appear.map { true }.startWith(false).asDriver(onErrorJustReturn: true)
    let visits = Driver.combineLatest(account.user.asDriver(onErrorJustReturn: nil), hasAppeared) {
      Visit(user: $0, hasAppeared: $1)
    }
    let content = visits.distinctUntilChanged().flatMapLatest { [input] visit -> Driver<Content> in
      guard let name = visit.user else { return .just(Content()) }
      guard visit.hasAppeared else { return .just(Content(owner: CoinOwner(name: name, row: nil))) }
      // Drivers deliver on the main actor.
      return MainActor.assumeIsolated { Self.content(of: name, repository, account, input, errors) }
    }
    state = content.map(\.history).distinctUntilChanged()
    owner = content.map(\.owner).distinctUntilChanged()
    problems = errors.asSignal().map { LoadFailure(ofRanking: $0) }.filter { $0 != .unauthorized }
  }

  private struct Visit: Equatable {
    let user: String?
    let hasAppeared: Bool
  }

  private struct Content: Sendable {
    var owner: CoinOwner?
    var history = ListState<CoinEntryRow>.loading
  }

  /// Returns a driver that emits the content of the screen while the user with the given name is logged in.
  private static func content(
    of name: String, _ repository: MyCoinsRepository, _ account: CoinAccount, _ input: ListInput,
    _ errors: ErrorTracker
  ) -> Driver<Content> {
    let pager = Pager<CoinCursor, CoinEntry>(
      first: CoinCursor(), failure: { LoadFailure(ofRanking: $0) }, load: repository.history,
      reload: { Page.first($0, from: CoinCursor(), load: repository.history) })
    // Each `Driver` is shared, so a late subscriber to a combined one would miss the first element.
    let history = pager.states(refresh: input.refresh.asSignal().startWith(()), next: input.loadMore.asSignal())
    let row = input.refresh.asSignal().startWith(()).asObservable()
      .flatMapFirst {
        // allow(no-dropped-errors): the tracker shows it.
        repository.coins().asObservable().trackError(errors).map { Optional($0) }.catch { _ in .empty() }
      }
      .startWith(nil)
      .asDriver(onErrorJustReturn: nil)
    return Driver.combineLatest(row, history) { ($0, $1) }
      .compactMap { row, history in
        // After a logout on another screen, the screen shows the logged-out state and no failure.
        if history.failure == .refresh(.unauthorized) || history.failure == .next(.unauthorized) {
          account.expire()
          return nil
        }
        return Content(
          owner: CoinOwner(name: name, row: row), history: history.list(history.items.map(CoinEntryRow.init)))
      }
  }
}
