public import Foundation

extension Date {
  /// Returns the time of day, such as `12:03`, preceded by the month and the day if `now` is on another day:
  /// `11-20 12:03`. The format does not depend on the language.
  public func clockTime(asOf now: Date, in timeZone: TimeZone, withSeconds: Bool = false) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.month, .day, .hour, .minute, .second], from: self)
    func pair(_ first: Int?, _ separator: String, _ second: Int?) -> String {
      [first ?? 0, second ?? 0].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: separator)
    }
    var time = pair(parts.hour, ":", parts.minute)
    if withSeconds { time = String(pair(parts.hour, ":", parts.minute) + pair(nil, ":", parts.second).dropFirst(2)) }
    return calendar.isDate(self, inSameDayAs: now) ? time : "\(pair(parts.month, "-", parts.day)) \(time)"
  }
}
