public import Foundation
public import Presentation
public import PresentationTerminal
public import TerminalUI

/// A formatter for the ages and dates of posts.
public struct PostAge: Sendable {
  let language: Language
  /// The current time, which decides whether a poll has ended.
  let now: Date
  private let timeZone: TimeZone

  /// Creates a formatter.
  ///
  /// - Parameter now: The current time.
  public init(language: Language, timeZone: TimeZone, now: Date = Date()) {
    self.language = language
    self.timeZone = timeZone
    self.now = now
  }

  /// Creates a formatter for a screen.
  @MainActor public init(_ context: ScreenContext) {
    self.init(language: context.language, timeZone: context.timeZone, now: context.now())
  }

  /// Returns an age such as `now`, `5m`, `3h` or `6d`, or the date if it is at least a week ago or at least a minute
  /// in the future. Ages are rounded down.
  public func short(_ date: Date, now: Date) -> TerminalText {
    let seconds = now.timeIntervalSince(date)
    // With a clock that is slightly slow, a post must not appear to come from the future.
    guard seconds > -60, seconds < 604_800 else { return TerminalText(day(date)) }
    return TerminalText(date.age(at: now), language)
  }

  /// Returns a date and time such as `2018-12-08 08:47`.
  public func exact(_ date: Date) -> TerminalText { "\(day(date)) \(date.clockTime(asOf: date, in: timeZone))" }

  private func day(_ date: Date) -> String {
    var style = Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day()
    style.timeZone = timeZone
    return date.formatted(style)
  }
}
