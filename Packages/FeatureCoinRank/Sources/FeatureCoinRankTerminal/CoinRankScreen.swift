public import FeatureCoinRank
public import Foundation
public import Observation
public import Presentation
public import PresentationTerminal
public import TerminalUI

extension Command {
  /// The commands of this feature's screens, to which users can bind other keys.
  public static let ofCoinRank = ofPagedLists + [coinRankLogIn]
}

/// The screen of the ranking: a list that loads further rows as the user moves down.
@MainActor @Observation.Observable public final class CoinRankScreen: ListScreen {
  /// The language of the screen. A change is visible in the next frame.
  public var language: Language { didSet { list.language = language } }
  /// The rows.
  public let list: PagedListView<RankingRow>

  /// Creates a screen that shows the state of a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model. Retained.
  ///   - host: The host, which shows messages and the time of the last update. Not retained.
  ///   - language: The language of the screen.
  ///   - now: A closure that returns the current time.
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

  /// The title in the header.
  public var title: TerminalText { TerminalText(CoinRankText.title, language) }
}
