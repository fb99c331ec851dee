public import Foundation

extension Date {
  /// Returns the time since the date, rounded down: `now`, `5m`, `3h` or `6d`. A date in the future is `now`.
  public func age(at now: Date) -> LocalizedText {
    let seconds = now.timeIntervalSince(self)
    func count(_ length: Double) -> Int { Int(min(seconds / length, 1e9)) }
    return switch seconds {
    case ..<60: LocalizedText(en: "now", zhHans: "刚刚")
    case ..<3_600: LocalizedText(en: "\(count(60))m", zhHans: "\(count(60))分钟")
    case ..<86_400: LocalizedText(en: "\(count(3_600))h", zhHans: "\(count(3_600))小时")
    default: LocalizedText(en: "\(count(86_400))d", zhHans: "\(count(86_400))天")
    }
  }
}
