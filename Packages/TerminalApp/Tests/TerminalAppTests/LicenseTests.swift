import ArgumentParser
import Testing

@testable import TerminalApp

@Suite(.toy) struct LicenseTests {
  @Test func `--licenses prints the license of every part, and names the libraries of the system`() throws {
    let error = try #require(#expect(throws: (any Error).self) { _ = try RootCommand.parseAsRoot(["--licenses"]) })
    let text = RootCommand.fullMessage(for: error)
    #expect(RootCommand.exitCode(for: error) == .success)
    #expect(text.hasPrefix("toy\n===\n\nMIT\n\nToys 1.0\n========\n\nApache\n\n"))
    #expect(text.hasSuffix("are loaded from the system, where their licenses are installed."))
  }
}
