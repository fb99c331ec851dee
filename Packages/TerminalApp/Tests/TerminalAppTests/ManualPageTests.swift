import ArgumentParser
import Presentation
import Testing

@testable import TerminalApp

@Suite(.toy) struct ManualPageTests {
  private func page() throws -> [Substring] {
    try ManualPage.ofThisProgram().text.split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  @Test
  func `The manual page lists every command, and lists each shared option only once`() throws {
    let page = try page()
    for command in ["open", "config", "cache", "cache clear", "doctor", "routes", "completions", "man"] {
      #expect(page.contains(".It Ic \(command)"))
    }
    #expect(page.filter { $0 == ".It Li --server Ar [name=]url" }.count == 1)
    #expect(page.filter { $0 == ".It Li --json" }.count == 1)
    #expect(page.contains(".Dt TOY 1") && page.contains(".Nm toy"))
    #expect(page.contains(".It Li --licenses"))
    #expect(page.contains { $0.contains("Toys 1.0") })
  }

  @Test func `The headings of the manual page and its note about licenses are in the user's language`() throws {
    let chinese = try AppDefinition.$language.withValue(.zhHans) { try page() }
    #expect(chinese.contains(".Sh 通用选项") && chinese.contains(".Op Ar 选项"))
    #expect(!chinese.contains { $0.wholeMatch(of: /\.Sh [A-Z ]+/) != nil })
    #expect(chinese.contains("本程序包含其他项目的代码：Toys 1.0。可用 --licenses 查看许可证。"))
  }

  @Test
  func `The manual page closes every list that it opens, and has no empty lines and no unknown requests`() throws {
    let page = try page()
    #expect(page.filter { $0.hasPrefix(".Bl") }.count == page.filter { $0 == ".El" }.count)
    #expect(!page.contains(""))
    let requests = [".Dd", ".Dt", ".Os", ".Sh", ".Nm", ".Nd", ".Op", ".Pp", ".Bl", ".It", ".El"]
    #expect(page.filter { $0.hasPrefix(".") }.allSatisfy { line in requests.contains { line.hasPrefix($0) } })
  }
}
