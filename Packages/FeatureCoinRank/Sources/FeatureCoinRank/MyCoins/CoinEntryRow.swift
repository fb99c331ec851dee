public import Foundation
public import Presentation

/// The view model of a change of a user's coins: each field as it is shown, `--` for what the server does not tell.
public struct CoinEntryRow: ListItemViewModel {
  /// The server's number of the change.
  public let id: Int
  /// What for, in a word.
  public let reason: String
  /// How the coins add up, in the server's words.
  public let details: String
  /// The coins with their sign: `+17`.
  public let coins: String
  private let date: Date?

  /// Creates the view model of a change.
  public init(_ entry: CoinEntry) {
    id = entry.id
    reason = entry.reason ?? "--"
    details = entry.details ?? "--"
    coins = entry.coins.map { $0 < 0 ? "\($0)" : "+\($0)" } ?? "--"
    date = entry.date
  }

  /// Returns when the coins changed, to the minute: `2024-05-20 09:12`.
  public func date(in timeZone: TimeZone) -> String {
    guard let date else { return "--" }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ number: Int?) -> String { number.map { $0 < 10 ? "0\($0)" : "\($0)" } ?? "" }
    return
      "\(digits(parts.year))-\(digits(parts.month))-\(digits(parts.day)) \(digits(parts.hour)):\(digits(parts.minute))"
  }
}
