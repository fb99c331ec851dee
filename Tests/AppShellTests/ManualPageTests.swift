import ArgumentParser
import Testing

@testable import AppShell

@Suite("The manual page") struct ManualPageTests {
  private func page() throws -> [Substring] {
    try ManualPage.ofThisProgram().text.split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  @Test("The manual page has every command, every option once or with its command, and the exit codes")
  func complete() throws {
    let page = try page()
    let features = Features.all.flatMap { $0.commands }.compactMap { $0.configuration.commandName }
    for command in features + [
      "open", "config", "cache", "cache clear", "doctor", "routes", "serve", "completions", "man",
    ] {
      #expect(page.contains(".It Ic \(command)"))
    }
    #expect(page.filter { $0 == ".It Li --server Ar [name=]url" }.count == 1)
    #expect(page.contains { $0.contains("69 the server cannot be reached") })
    #expect(page.contains(".It Li --licenses"))
    #expect(
      page.contains { line in
        License.all.allSatisfy { license in license.parts[0] == "tessera" || line.contains(license.parts[0]) }
      })
  }

  @Test("The manual page opens and closes as many lists, and has no empty line and no request of anybody else's")
  func form() throws {
    let page = try page()
    #expect(page.filter { $0.hasPrefix(".Bl") }.count == page.filter { $0 == ".El" }.count)
    #expect(!page.contains(""))
    let requests = [".Dd", ".Dt", ".Os", ".Sh", ".Nm", ".Nd", ".Op", ".Pp", ".Bl", ".It", ".El"]
    #expect(page.filter { $0.hasPrefix(".") }.allSatisfy { line in requests.contains { line.hasPrefix($0) } })
  }
}
