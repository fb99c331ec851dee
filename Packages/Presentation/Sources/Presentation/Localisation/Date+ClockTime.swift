public import Foundation

extension Date {
  /// Hours and minutes as a clock on the wall has them: `12:03`. The same in every language.
  public func clockTime(in timeZone: TimeZone) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let time = calendar.dateComponents([.hour, .minute], from: self)
    return [time.hour ?? 0, time.minute ?? 0].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
