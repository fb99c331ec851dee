import Foundation

/// A parser for the dates of HTTP headers.
enum HTTPDate {
  /// Parses a date by the tolerant rules for cookies (RFC 6265, section 5.1.1), which cover all date formats of
  /// HTTP. Returns `nil` if the text is not a date.
  static func parse(_ text: String) -> Date? {
    var clock: (hour: Int, minute: Int, second: Int)?
    var day: Int?
    var month: Int?
    var year: Int?
    for token in text.utf8.split(whereSeparator: \.isDateDelimiter) {
      let word = String(decoding: token, as: UTF8.self)
      if clock == nil, let time = time(word) {
        clock = time
      } else if day == nil, let number = leadingNumber(word, digits: 1...2) {
        day = number
      } else if month == nil, let index = months.firstIndex(of: word.prefix(3).lowercased()) {
        month = index + 1
      } else if year == nil, let number = leadingNumber(word, digits: 2...4) {
        year = number < 70 ? number + 2_000 : number < 100 ? number + 1_900 : number
      }
    }
    guard let clock, let day, let month, let year, (1...31).contains(day), year >= 1_601, clock.hour < 24,
      clock.minute < 60, clock.second < 61
    else { return nil }
    let seconds = days(year: year, month: month, day: day) * 86_400
    return Date(timeIntervalSince1970: Double(seconds + clock.hour * 3_600 + clock.minute * 60 + clock.second))
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  private static func time(_ word: String) -> (hour: Int, minute: Int, second: Int)? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, let hour = leadingNumber(parts[0], digits: 1...2),
      let minute = leadingNumber(parts[1], digits: 1...2), let second = leadingNumber(parts[2], digits: 1...2)
    else { return nil }
    return (hour, minute, second)
  }

  private static func leadingNumber(_ word: some StringProtocol, digits: ClosedRange<Int>) -> Int? {
    let number = word.prefix { $0.isASCII && $0.isNumber }
    return digits.contains(number.count) ? Int(number) : nil
  }

  /// Returns the number of days since January 1, 1970, in the Gregorian calendar. The calculation uses years that start
  /// in March, so that a leap day is the last day of its year.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = year / 400
    let yearOfEra = year % 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

extension UInt8 {
  /// Whether the byte is one of the delimiters of RFC 6265: a tab, a space, or any
  /// other printable ASCII character except digits, letters and the colon.
  fileprivate var isDateDelimiter: Bool {
    switch self {
    case 0x09, 0x20...0x2F, 0x3B...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
