import FeatureCoinRank
import Foundation
import Presentation
import TerminalUI

extension CoinEntry {
  /// Each field as it is shown; `--` for what the server does not say.
  func texts(in timeZone: TimeZone) -> (
    date: TerminalText, reason: TerminalText, details: TerminalText, coins: TerminalText
  ) {
    func text(_ value: String?) -> TerminalText { value.map { TerminalText($0) } ?? "--" }
    let coins = coins.map { $0 < 0 ? "\($0)" : "+\($0)" }
    return (text(date.map { Self.minute($0, timeZone) }), text(reason), text(details), text(coins))
  }

  /// `2024-05-20 09:12`
  private static func minute(_ date: Date, _ timeZone: TimeZone) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ number: Int?) -> String { number.map { $0 < 10 ? "0\($0)" : "\($0)" } ?? "" }
    return
      "\(digits(parts.year))-\(digits(parts.month))-\(digits(parts.day)) \(digits(parts.hour)):\(digits(parts.minute))"
  }
}

extension CoinRankRow {
  /// `排名: 7 等级: 5 积分: 451`; dashes for all three if one of them is not there.
  static func summary(_ row: CoinRankRow?, _ language: Language) -> TerminalText {
    let values: [TerminalText] =
      if let row, row.rank != nil, row.level != nil, row.coins != nil {
        [row.texts.rank, row.texts.level, row.texts.coins]
      } else {
        ["--", "--", "--"]
      }
    return zip([CoinRankText.rank, CoinRankText.level, CoinRankText.coins], values)
      .map { $0.terminal(language) + ": " + $1 }.joined(separator: " ")
  }
}

/// The columns of the history. In twenty columns, reason and coins are left.
@MainActor func myCoinsTable(_ language: Language, timeZone: TimeZone) -> Table<CoinEntry> {
  Table([
    .init(CoinRankText.date.terminal(language), columns: 16, priority: 2) {
      StyledText($0.texts(in: timeZone).date, .secondaryText)
    },
    .init(CoinRankText.reason.terminal(language), minimum: 5) { StyledText($0.texts(in: timeZone).reason) },
    .init(CoinRankText.details.terminal(language), minimum: 24, priority: 1) {
      StyledText($0.texts(in: timeZone).details, .secondaryText)
    },
    .init(CoinRankText.coins.terminal(language), columns: 6, alignment: .trailing) {
      StyledText($0.texts(in: timeZone).coins, .primary)
    },
  ])
}
