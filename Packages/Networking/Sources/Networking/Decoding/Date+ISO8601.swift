public import Foundation

extension Date {
  /// Creates a date from text in a format of ISO 8601. Returns `nil` for other text, and for days and times that do not
  /// exist, such as `2026-02-30` and `25:00`, which the format takes for later ones.
  public init?(iso8601 text: some StringProtocol, _ style: Date.ISO8601FormatStyle) {
    guard Self.exists(text), let date = try? Date(String(text), strategy: style) else { return nil }
    self = date
  }

  /// Returns whether the numbers of the text are those of a day that exists, and of a time.
  private static func exists(_ text: some StringProtocol) -> Bool {
    let numbers = text.split { !$0.isASCII || !$0.isNumber }.prefix(6).map { Int($0) ?? .max }
    guard numbers.count >= 3, case let (year, month, day) = (numbers[0], numbers[1], numbers[2]) else { return false }
    let isLeapYear = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    // A leap second is the second 60.
    return lengths.indices.contains(month - 1) && (1...lengths[month - 1]).contains(day)
      && zip(numbers.dropFirst(3), [23, 59, 60]).allSatisfy { $0 <= $1 }
  }
}
