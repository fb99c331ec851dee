import Foundation
import TerminalUI
import Testing

@testable import TerminalApp

@Suite struct JSONTextTests {
  @Test func `JSON as text contains dates in ISO 8601 format`() throws {
    let lines = try JSONText.lines(["at": Date(timeIntervalSince1970: 1_605_521_420)])
    #expect(lines.map(\.string) == ["{", #"  "at" : "2020-11-16T10:10:20Z""#, "}"])
  }

  @Test
  func `JSON as text escapes invisible characters, so that the sanitizer removes nothing`()
    throws
  {
    let lines = try JSONText.lines(["a": "1\u{1B}\u{202E}\u{1F600}文"])
    #expect(lines.map(\.string) == ["{", #"  "a" : "1\u001b\u202e😀文""#, "}"])
  }
}
