public import Foundation

/// A formatter for the time since or until a date, in the largest unit that fits, such as “2 hours ago”.
///
/// The formatter truncates instead of rounding: 119 seconds are one minute. A month has 30 days and a year 365, because
/// an approximation suffices. Foundation's formatters differ between platforms in both respects.
public struct RelativeTime: Sendable {
  private enum Unit: Int, CaseIterable {
    case second = 1
    case minute = 60
    case hour = 3_600
    case day = 86_400
    case week = 604_800
    case month = 2_592_000
    case year = 31_536_000
  }

  private let now: String
  private let words: @Sendable (_ unit: Unit, _ count: Int, _ isPast: Bool) -> String

  /// Returns text for the time between `reference` and `date`.
  public func text(for date: Date, from reference: Date) -> String {
    let seconds = date.timeIntervalSince(reference)
    let distance = abs(seconds)
    guard distance >= 1, let unit = Unit.allCases.last(where: { distance >= Double($0.rawValue) }) else { return now }
    return words(unit, Int(min(distance, 1e12)) / unit.rawValue, seconds < 0)
  }
}

extension RelativeTime {
  /// The formatter for English.
  public static let english = RelativeTime(now: "now") { unit, count, isPast in
    let words = "\(count) \(unit)\(count == 1 ? "" : "s")"
    return isPast ? "\(words) ago" : "in \(words)"  // allow(localized-texts): only for English
  }

  /// The formatter for Simplified Chinese.
  public static let chinese = RelativeTime(now: "现在") { unit, count, isPast in
    let word =
      switch unit {
      case .second: "秒钟"
      case .minute: "分钟"
      case .hour: "小时"
      case .day: "天"
      case .week: "周"
      case .month: "个月"
      case .year: "年"
      }
    return "\(count)\(word)\(isPast ? "前" : "后")"
  }
}
