import Presentation
import Reactive

struct DefaultMyCoinsViewModel: MyCoinsViewModel {
  let repository: MyCoinsRepository
  let account: any CoinAccount
  let clock: any SchedulerType & Sendable

  func transform(input: MyCoinsInput) -> MyCoinsOutput {
    let activity = ActivityIndicator()
    let errors = ErrorTracker()
    let hasAppeared = input.appeared.asObservable().map { true }.startWith(false).asDriver(onErrorJustReturn: true)
    let visits = Driver.combineLatest(account.user.asDriver(onErrorJustReturn: nil), hasAppeared) {
      Visit(user: $0, hasAppeared: $1)
    }
    let state = visits.distinctUntilChanged().flatMapLatest { visit -> Driver<MyCoinsState> in
      guard let name = visit.user else { return .just(.signedOut) }
      guard visit.hasAppeared else { return .just(.signedIn(name: name, coins: nil, history: .loading)) }
      // Drivers deliver on the main actor.
      return MainActor.assumeIsolated { coins(of: name, input, activity, errors) }
    }
    return MyCoinsOutput(
      state: state.distinctUntilChanged(), isSpinning: activity.asDriver().lasting(scheduler: clock),
      problems: errors.asSignal().map { LoadFailure(ofRanking: $0) }.filter { $0 != .unauthorized },
      intents: input.signIn.map { .signIn })
  }

  private struct Visit: Equatable {
    let user: String?
    let hasAppeared: Bool
  }

  /// What one user sees from signing in to signing out.
  private func coins(
    of name: String, _ input: MyCoinsInput, _ activity: ActivityIndicator, _ errors: ErrorTracker
  ) -> Driver<MyCoinsState> {
    let pager = Pager<Int, CoinEntry>(first: 1, failure: { LoadFailure(ofRanking: $0) }) { [repository] page in
      repository.history(page: page).trackActivity(activity).asSingle()
    }
    // Not one for both: it is shared, and who joins late would miss the first.
    let history = pager.states(refresh: input.refresh.startWith(()), next: input.loadMore, retry: input.retry)
    let coins = Signal.merge(input.refresh.startWith(()), input.retry).asObservable()
      .flatMapFirst { [repository] in
        repository.coins().trackActivity(activity).trackError(errors).map { Optional($0) }.catch { _ in .empty() }
      }
      .startWith(nil)
      .asDriver(onErrorJustReturn: nil)
    return Driver.combineLatest(coins, history) { ($0, $1) }
      .compactMap { [account] coins, history in
        // Somebody who is signed out elsewhere sees that, and no failure.
        if history.failure == .refresh(.unauthorized) || history.failure == .next(.unauthorized) {
          account.expire()
          return nil
        }
        return .signedIn(name: name, coins: coins, history: history.list(history.items))
      }
  }
}
