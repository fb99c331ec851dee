import TerminalApp
import Testing

@testable import AppShell

@Suite struct LicenseTests {
  @Test func `The app's licenses begin with its own license and include the license of GRDB`() {
    #expect(License.all.flatMap(\.parts).contains { $0.hasPrefix("GRDB.swift 7.") })
    #expect(License.all.first?.parts == ["tessera"])
    #expect(TesseraApp.definition.licenses.count == License.all.count)
  }
}
