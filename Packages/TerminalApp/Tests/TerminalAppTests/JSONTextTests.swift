import Foundation
import TerminalUI
import Testing

@testable import TerminalApp

@Suite("JSON as text") struct JSONTextTests {
  @Test("JSON as text says dates as ISO 8601") func dates() throws {
    let lines = try JSONText.lines(["at": Date(timeIntervalSince1970: 1_605_521_420)])
    #expect(lines.map(\.string) == ["{", #"  "at" : "2020-11-16T10:10:20Z""#, "}"])
  }

  @Test("JSON as text says what cannot be seen by its number, so that nothing is lost on the way to the terminal")
  func invisible()
    throws
  {
    let lines = try JSONText.lines(["a": "1\u{1B}\u{202E}\u{1F600}文"])
    #expect(lines.map(\.string) == ["{", #"  "a" : "1\u001b\u202e😀文""#, "}"])
  }
}
