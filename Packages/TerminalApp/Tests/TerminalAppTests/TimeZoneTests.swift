import Foundation
import Testing

@testable import TerminalApp

@Suite struct TimeZoneTests {
  private let now = Date(timeIntervalSince1970: 1_790_000_000)

  @Test(arguments: ["Europe/Berlin", "America/New_York", "Australia/Sydney", "Asia/Tokyo", "Asia/Kolkata", "UTC"])
  func `A time zone is found by its offsets during two years`(identifier: String) throws {
    let zone = try #require(TimeZone(identifier: identifier))
    let found = try #require(TimeZone(identifier: TimeZone.identifier(around: now) { zone.secondsFromGMT(for: $0) }))
    for day in -365...365 {
      let date = now + Double(day) * 86_400
      #expect(found.secondsFromGMT(for: date) == zone.secondsFromGMT(for: date))
    }
  }

  @Test func `Offsets of no time zone lead to a time zone with the offset of the date`() throws {
    let now = now
    let identifier = TimeZone.identifier(around: now) { $0 < now ? 60 : 12_300 }
    #expect(TimeZone(identifier: identifier)?.secondsFromGMT(for: now) == 12_300)
  }

  @Test func `A rule in TZ becomes a time zone, a colon before an identifier is removed, and an identifier stays`()
    async
  {
    await #expect(processExitsWith: .success) {
      func adopted(_ value: String) -> String? {
        setenv("TZ", value, 1)
        TimeZone.adoptEnvironment()
        return ProcessInfo.processInfo.environment["TZ"]
      }
      for rule in ["<+03>-3", ":<+03>-3", "XYZ-3"] {
        let identifier = try #require(adopted(rule))
        #expect(TimeZone(identifier: identifier)?.secondsFromGMT() == 3 * 3_600, "\(rule) \(identifier)")
      }
      #expect(adopted(":Asia/Tokyo") == "Asia/Tokyo")
      #expect(adopted("Asia/Tokyo") == "Asia/Tokyo")
    }
  }
}
