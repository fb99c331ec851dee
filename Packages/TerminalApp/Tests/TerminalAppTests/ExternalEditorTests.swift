import Foundation
import Presentation
import TerminalApp
import Testing

@Suite struct ExternalEditorTests {
  private func editor(_ command: String, visual: String? = nil) -> ExternalEditor {
    ExternalEditor(environment: ["EDITOR": command, "VISUAL": visual ?? ""])
  }

  @Test func `The editor changes the text, and a line break that it adds at the end is removed`() throws {
    let append = "printf ' and coffee\\n' >>"
    #expect(try editor(append).edit("Tea, '中文'") == "Tea, '中文' and coffee")
    #expect(try editor("false", visual: append).edit("Tea\n") == "Tea\n and coffee\n")
  }

  @Test(arguments: [
    ("false", "The editor failed, and the text is unchanged"), ("no-such-editor-here", "The editor failed"),
    ("", "No editor is set. Name one in the environment variable VISUAL or EDITOR"),
  ])
  func `An editor that fails or is missing says so`(command: String, reason: String) {
    do throws(LoadFailure) {
      _ = try editor(command).edit("Tea")
      Issue.record("no failure")
    } catch {
      #expect(error.message(in: .en).hasPrefix(reason))
    }
  }

  @Test func `A saved text that is not UTF-8 stays in its file`() throws {
    do throws(LoadFailure) {
      _ = try editor(#"printf '\377' >"#).edit("Tea")
      Issue.record("no failure")
    } catch {
      let path = try #require(error.message(in: .en).firstRange(of: "stays in ")).upperBound
      let file = URL(filePath: String(error.message(in: .en)[path...]))
      #expect(try Data(contentsOf: file) == Data([0xFF]))
      try FileManager.default.removeItem(at: file)
    }
  }
}
