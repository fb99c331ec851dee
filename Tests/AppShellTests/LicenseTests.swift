import ArgumentParser
import Testing

@testable import AppShell
@testable import TerminalApp

@Suite(.tessera) struct LicenseTests {
  @Test func `The program prints the license of every part, and names the libraries of the system`() throws {
    let error = #expect(throws: (any Error).self) { _ = try RootCommand.parseAsRoot(["--licenses"]) }
    let text = RootCommand.fullMessage(for: try #require(error))
    #expect(RootCommand.exitCode(for: try #require(error)) == .success)
    for license in License.all {
      #expect(text.contains(license.parts.joined(separator: ", ") + "\n="))
      #expect(text.contains(license.text))
    }
    #expect(text.hasSuffix("are loaded from the system, with the licenses installed there."))
    #expect(License.all.flatMap(\.parts).contains { $0.hasPrefix("GRDB.swift 7.") })
  }
}
