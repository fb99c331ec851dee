import TerminalApp
import Testing

@testable import AppShell

@Suite struct LicenseTests {
  @Test func `The app has the license of every package that is linked into it`() {
    #expect(License.all.flatMap(\.parts).contains { $0.hasPrefix("GRDB.swift 7.") })
    #expect(License.all.first?.parts == ["tessera"])
    #expect(TesseraApp.definition.licenses.count == License.all.count)
  }
}
