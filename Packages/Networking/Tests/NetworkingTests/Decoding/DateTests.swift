import Foundation
import Networking
import Testing

@Suite struct DateTests {
  @Test(arguments: [
    ("2024-02-29T10:00:00Z", 1_709_200_800.0), ("2000-02-29T00:00:00Z", 951_782_400),
    ("2026-12-31T23:59:60Z", 1_798_761_600),
    ("2026-02-29T10:00:00Z", nil), ("1900-02-29T10:00:00Z", nil), ("2026-02-30T10:00:00Z", nil),
    ("2026-04-31T10:00:00Z", nil), ("2026-01-00T10:00:00Z", nil), ("2026-13-01T10:00:00Z", nil),
    ("2026-02-10T24:00:00Z", nil), ("2026-02-10T23:60:00Z", nil), ("2026-02-10T23:59:61Z", nil), ("", nil),
    ("99999999999999999999-02-10T10:00:00Z", nil),
  ])
  func `A day or a time that does not exist is no date`(text: String, seconds: Double?) {
    #expect(Date(iso8601: text, .iso8601)?.timeIntervalSince1970 == seconds)
  }
}
