public import Foundation
public import Presentation
public import Reactive

/// What stands behind a screen of the ranking, whatever draws it.
@MainActor public protocol CoinRankViewModel: AnyObject {
  // MARK: Inputs

  /// Call when the screen is shown, the first time or again. Asks for the first page the first time.
  func screenAppeared()

  /// Call when the user wants the newest ranking. Breaks off a request for more; does nothing while one like it is under way.
  func refresh()

  /// Call when the user comes near the end, or asks for more. Does nothing while a request is under way, nor at the end.
  func loadMore()

  /// Call when the user wants to try again what failed. Does nothing if nothing did.
  func retry()

  // MARK: Outputs

  /// Emits what the screen shows, at once and after each change.
  var state: Driver<ListState<CoinRankRow>> { get }

  /// Emits whether the first page has been asked for long enough to say so, which is 150 ms.
  var isSpinning: Driver<Bool> { get }

  /// Emits when the ranking was last as the server has it, also in an earlier run; nil for never.
  var updated: Driver<Date?> { get }

  /// Emits where the user wants to go.
  var intents: Signal<CoinRankIntent> { get }
}
