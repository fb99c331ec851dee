import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

/// Tests of tabs with any number of features. `Scripts/check-features` runs them with twenty more.
@Suite(.serialized, .timeLimit(.minutes(15))) struct TabTests {
  private let program = BuiltProgram()

  private func showList(_ terminal: PseudoTerminal) {
    terminal.press("0")
    #expect(terminal.wait(seconds: 30) { $0.title.hasPrefix("All tabs") }, "\(terminal.emulator.text)")
  }

  /// Returns the titles in the list of all tabs.
  private func titles() throws -> [String] {
    // This screen shows little text, so that nothing is next to the list.
    let terminal = try BuiltProgram().start(["open", "tessera://about"], size: Size(columns: 80, rows: 100))
    #expect(terminal.wait(seconds: 30) { $0.title.hasSuffix("- tessera") }, "\(terminal.emulator.text)")
    showList(terminal)
    terminal.waitForSilence()
    // The top line and the bottom line also mention the list.
    let lines = terminal.emulator.lines.dropLast()
    let head = try #require(lines.lastIndex { $0.contains("All tabs") })
    let rows = lines[(head + 3)...].prefix { $0.contains { $0.isLetter } }
    return rows.map { line in
      // The badge is not a part of the name, and comes later than the tab.
      line.trimmingCharacters(in: CharacterSet(charactersIn: " │")).replacing(#/^(> )?(\d )?|( \d+\+?)$/#, with: "")
    }
  }

  @Test(arguments: [20, 40, 80, 200])
  func `Each tab is reached by its name in the list of all tabs, and is visible in the top line`(columns: Int) throws {
    let titles = try titles()
    let terminal = try program.start(size: Size(columns: columns, rows: 24))
    #expect(terminal.wait(seconds: 30) { $0.title.hasSuffix("- tessera") }, "\(terminal.emulator.text)")
    for title in titles {
      showList(terminal)
      terminal.type(title)
      terminal.press(.enter)
      // A narrow line shows the beginning of a long title between the arrows.
      let beginning = title.prefix(columns / 2)
      #expect(
        terminal.wait(seconds: 30) { !$0.title.hasPrefix("All tabs") && $0.lines[0].contains(beginning) },
        "\(title)\n\(terminal.emulator.text)")
    }
  }

  @Test func `The closing bracket cycles through all tabs, and the digits lead to the first nine`() throws {
    let titles = try titles()
    let terminal = try program.start(size: Size(columns: 40, rows: 24))
    #expect(terminal.wait(seconds: 30) { $0.title.hasSuffix("- tessera") }, "\(terminal.emulator.text)")
    for title in titles.dropFirst() + titles.prefix(1) {
      terminal.press("}")
      #expect(terminal.wait(seconds: 30) { $0.lines[0].contains(title) }, "\(title)\n\(terminal.emulator.text)")
    }
    for (index, title) in titles.prefix(9).enumerated() {
      terminal.press(Key(.character(Character("\(index + 1)"))))
      #expect(terminal.wait(seconds: 30) { $0.lines[0].contains(title) }, "\(title)\n\(terminal.emulator.text)")
    }
  }
}
