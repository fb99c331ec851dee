public import Presentation
public import Reactive

/// What stands behind a screen of one's own coins and their history.
///
/// It holds no state and subscribes to nothing: what goes in and what comes out are sequences, and the view joins them. It follows the
/// account: whoever signs in sees their coins at once, and after signing out nothing of them is left.
public protocol MyCoinsViewModel: ViewModelType where Input == MyCoinsInput, Output == MyCoinsOutput {}

/// What the view tells the view model.
public struct MyCoinsInput: Sendable {
  /// Emits when the screen is shown, the first time or again. Coins and history are asked for the first time.
  public let appeared: Signal<Void>
  /// Emits when the user wants the newest of both. Passed over while that is under way.
  public let refresh: Signal<Void>
  /// Emits when the user comes near the end, or asks for more. Passed over while a request is under way, and at the end.
  public let loadMore: Signal<Void>
  /// Emits when the user wants to try again what failed.
  public let retry: Signal<Void>
  /// Emits when the user wants to sign in.
  public let signIn: Signal<Void>

  /// Gathers the inputs.
  public init(
    appeared: Signal<Void>, refresh: Signal<Void> = .never(), loadMore: Signal<Void> = .never(),
    retry: Signal<Void> = .never(), signIn: Signal<Void> = .never()
  ) {
    self.appeared = appeared
    self.refresh = refresh
    self.loadMore = loadMore
    self.retry = retry
    self.signIn = signIn
  }
}

/// What the view model tells the view.
public struct MyCoinsOutput: Sendable {
  /// Emits what the screen shows, at once and after each change.
  public let state: Driver<MyCoinsState>
  /// Emits whether a request has been under way long enough to say so, which is 150 ms.
  public let isSpinning: Driver<Bool>
  /// Emits why the coins could not be had, while the history may be there all the same.
  public let problems: Signal<LoadFailure>
  /// Emits where the user wants to go.
  public let intents: Signal<MyCoinsIntent>

  /// Gathers the outputs, for example of a preview.
  public init(
    state: Driver<MyCoinsState>, isSpinning: Driver<Bool>, problems: Signal<LoadFailure>, intents: Signal<MyCoinsIntent>
  ) {
    self.state = state
    self.isSpinning = isSpinning
    self.problems = problems
    self.intents = intents
  }
}

/// All that a screen of one's own coins shows.
public enum MyCoinsState: Equatable, Sendable {
  /// Nobody is signed in.
  case signedOut
  /// Somebody is.
  ///
  /// - Parameters:
  ///   - name: By this name.
  ///   - coins: Their row of the ranking; nil as long as it is not there.
  ///   - history: The changes of their coins, newest first.
  case signedIn(name: String, coins: CoinRankRow?, history: ListState<CoinEntry>)
}

/// Where a user can want to go from their coins.
public enum MyCoinsIntent: Hashable, Sendable {
  /// To where one signs in to wanandroid. Nobody is signed in, and the coins are only for those who are.
  case signIn
}
