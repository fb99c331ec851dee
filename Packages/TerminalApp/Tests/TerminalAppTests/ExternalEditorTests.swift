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

  @Test func `A text of 1 MiB is read back, and a longer one stays in its file`() throws {
    func edit(_ size: Int) throws(LoadFailure) -> String {
      try editor("head -c \(size) /dev/zero | tr '\\0' a >").edit("Tea")
    }
    #expect(try edit(1 << 20).utf8.count == 1 << 20)
    do throws(LoadFailure) {
      _ = try edit((1 << 20) + 1)
      Issue.record("no failure")
    } catch {
      let message = error.message(in: .en)
      let path = try #require(message.firstRange(of: "The saved text cannot be read. It stays in ")).upperBound
      try FileManager.default.removeItem(atPath: String(message[path...]))
    }
  }

  @Test(arguments: [0, 1])
  func `The file with the text is deleted after the editor has ended, also if it has failed`(code: Int) throws {
    let note = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: note) }
    // The editor writes the path of the file.
    _ = try? editor("sh -c 'printf %s \"$1\" > \(note.path); exit \(code)' sh").edit("Tea")
    let path = try String(contentsOf: note, encoding: .utf8)
    #expect(path.contains("/post-") && !FileManager.default.fileExists(atPath: path))
  }
}
