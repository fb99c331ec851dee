import Foundation

extension TimeZone {
  /// Replaces a value of the environment variable `TZ` that Foundation takes for UTC, such as the rule
  /// `CET-1CEST,M3.5.0,M10.5.0/3` or the path of a file, with the identifier of a time zone that has the same times.
  /// Call this method before the first use of the current time zone.
  static func adoptEnvironment(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let given = environment["TZ"], !given.isEmpty else { return }
    // POSIX leaves the meaning of a colon to the system, which ignores it.
    let text = given.first == ":" ? String(given.dropFirst()) : given
    let isRule = text.prefixMatch(of: /(<[-+A-Za-z0-9]+>|[A-Za-z]{3,})[-+]?[0-9]/) != nil
    var identifier = text
    if isRule || text.hasPrefix("/") {
      tzset()
      identifier = Self.identifier(around: Date()) { date in
        var (seconds, local) = (time_t(date.timeIntervalSince1970), tm())
        localtime_r(&seconds, &local)
        return local.tm_gmtoff
      }
    }
    if identifier != given { setenv("TZ", identifier, 1) }
  }

  /// Returns the identifier of a time zone that has the given offsets from UTC on each day of the year before and of the
  /// year after a date. If there is none, the time zone has the offset of that date all year.
  static func identifier(around now: Date, offset: (Date) -> Int) -> String {
    let days = (-365...365).map { now + Double($0) * 86_400 }
    let offsets = days.map(offset)
    if Set(offsets).count > 1 {
      let match = knownTimeZoneIdentifiers.first { identifier in
        guard let zone = TimeZone(identifier: identifier) else { return false }
        return zip(days, offsets).allSatisfy { zone.secondsFromGMT(for: $0) == $1 }
      }
      if let match { return match }
    }
    return TimeZone(secondsFromGMT: offset(now))?.identifier ?? "UTC"
  }
}
