public import FeatureCoinRank
public import Foundation
public import Observation
public import Presentation
public import PresentationTerminal
public import TerminalUI

extension Command {
  /// The commands of this feature's screens, to which users may bind other keys.
  public static let ofCoinRank = ofPagedLists + [coinRankLogIn]
}

/// The ranking as a list that loads further rows while the user moves down.
@MainActor @Observation.Observable public final class CoinRankScreen: ListScreen {
  /// The language of its words. A change is visible in the next frame.
  public var language: Language { didSet { list.language = language } }
  /// The rows.
  public let list: PagedListView<RankingRow>

  /// Creates a screen that shows what a view model emits.
  ///
  /// - Parameters:
  ///   - viewModel: The view model. Retained.
  ///   - host: Shows short messages, and when the ranking was updated. Not retained.
  ///   - language: The language of its words.
  ///   - now: Returns the current time.
  ///   - timeZone: The time zone of the time of the last update.
  public init(
    viewModel: any CoinRankViewModel, host: any ScreenHost, language: Language,
    now: @escaping @MainActor () -> Date = { Date() }, timeZone: TimeZone = .current
  ) {
    self.language = language
    list = PagedListView(
      viewModel, host: host, language: language, text: CoinRankText.list, now: now, timeZone: timeZone,
      rows: .table(coinRankTable))
  }

  public var title: TerminalText { TerminalText(CoinRankText.title, language) }
}
