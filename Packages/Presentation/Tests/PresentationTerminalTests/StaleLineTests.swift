import Foundation
import Presentation
import PresentationTerminal
import TerminalUI
import Testing

@Suite struct StaleLineTests {
  @Test(arguments: [
    (Language.en, "Not up to date: The Internet connection appears to be offline", " · Updated 01:00"),
    (.zhHans, "内容未更新：似乎已断开与互联网的连接", " · 更新于 01:00"),
  ])
  func `A line about stale contents has the reason, and the time of the last update if it is known`(
    language: Language, reason: String, time: String
  ) throws {
    let now = Date(timeIntervalSince1970: 7_200)
    let utc = try #require(TimeZone(secondsFromGMT: 0))
    #expect(LoadFailure.offline.staleLine(language: language).string == reason)
    let line = LoadFailure.offline.staleLine(
      updated: now.addingTimeInterval(-3_600), language: language, now: now, timeZone: utc)
    #expect(line.string == reason + time)
  }
}
