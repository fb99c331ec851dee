public import Foundation
public import Presentation

/// The view model of one change of a user's coins: each field as text, or `--` if the server does not send it.
public struct CoinEntryRow: ListItemViewModel {
  /// The server's identifier of the change.
  public let id: Int
  /// A short reason for the change.
  public let reason: String
  /// The server's description of how the coins add up.
  public let details: String
  /// The change in the number of coins with its sign, for example `+17`.
  public let coins: String
  private let date: Date?

  /// Creates the view model of a change.
  public init(_ entry: CoinEntry) {
    id = entry.id
    reason = entry.reason ?? "--"
    details = entry.details.map { entry.date == nil ? $0 : Self.withoutDate($0) } ?? "--"
    coins = entry.coins.map { $0 < 0 ? "\($0)" : "+\($0)" } ?? "--"
    date = entry.date
  }

  /// Returns the description without the date at its beginning. The server formats that date in its own time zone, so it
  /// would contradict the date of the row.
  private static func withoutDate(_ details: String) -> String {
    let date = /\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?\s*/
    return String(details.trimmingPrefix(date))
  }

  /// Returns the date of the change, to the minute, for example `2024-05-20 09:12`.
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
