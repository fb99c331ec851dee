import Foundation

/// The date formats of the APIs, independent of the machine's locale and time zone.
extension Date {
  /// The date in ISO 8601 with milliseconds, such as `2024-05-01T22:49:00.113Z`.
  var iso8601Milliseconds: String {
    let f = fields()
    return "\(f.day8601)T\(f.time).\(padded(f.millisecond, 3))Z"
  }

  /// The date in ISO 8601 without milliseconds, such as `2024-05-01T22:49:00Z`.
  var iso8601: String {
    let f = fields()
    return "\(f.day8601)T\(f.time)Z"
  }

  /// The date in Twitter's format, such as `Sat Dec 08 08:47:15 +0000 2018`.
  var twitter: String {
    let f = fields()
    return "\(f.weekdayName) \(f.monthName) \(padded(f.day, 2)) \(f.time) +0000 \(f.year)"
  }

  /// Returns the date in the format of HTTP headers, such as `Sat, 08 Dec 2018 08:47:15 GMT`. With the separator `-`,
  /// returns the date in the older format of wanandroid's cookies.
  func http(separator: String = " ") -> String {
    let f = fields()
    let day = [padded(f.day, 2), f.monthName, padded(f.year, 4)].joined(separator: separator)
    return "\(f.weekdayName), \(day) \(f.time) GMT"
  }

  /// The date in wanandroid's format, in China's time zone, such as `2024-05-20 09:12:33`.
  var chinaTime: String {
    let f = fields(secondsFromGMT: 8 * 3600)
    return "\(f.day8601) \(f.time)"
  }

  /// The milliseconds since 1970 that are valid in a state file: from the start of 1970 to the start of 2200.
  static let plausibleMilliseconds = 0...7_258_118_400_000

  var milliseconds: Int { Int((timeIntervalSince1970 * 1000).rounded()) }

  /// Creates a date from the number of milliseconds since 1970. Unlike a date with smaller fractions of a second, it
  /// stays the same when it is encoded as JSON and decoded again.
  init(milliseconds: Int) { self.init(timeIntervalSince1970: Double(milliseconds) / 1000) }
}

private struct DateFields {
  var year, month, day, weekday, hour, minute, second, millisecond: Int

  var day8601: String { "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }
  var time: String { "\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2))" }
  var weekdayName: String { ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][weekday] }
  var monthName: String {
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][month - 1]
  }
}

private func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

extension Date {
  private func fields(secondsFromGMT offset: Int = 0) -> DateFields {
    let instant = milliseconds + offset * 1000
    let (days, inDay) = instant.flooredDivision(by: 86_400_000)
    // Converts days to a date in the proleptic Gregorian calendar. An era has 400 years and begins on March 1.
    let (era, dayOfEra) = (days + 719_468).flooredDivision(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return DateFields(
      year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0),
      month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1,
      weekday: (days + 4).flooredDivision(by: 7).remainder,
      hour: inDay / 3_600_000,
      minute: inDay / 60_000 % 60,
      second: inDay / 1000 % 60,
      millisecond: inDay % 1000
    )
  }
}

extension Int {
  fileprivate func flooredDivision(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
