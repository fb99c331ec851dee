import Observation
import TerminalUI
import TerminalUITest
import Testing

/// Tests of lists that are presented as lines.
@MainActor @Suite struct LineRowTests {
  @Test func `A row of several lines is printed as a whole, once it fits and whenever it is selected`() throws {
    let screen = ParagraphsScreen()
    let driver = try ScreenDriver(screen, presentation: .lines)
    func paragraph(_ number: Int, age: Int = 0) -> [String] {
      ["\(number). Paragraph \(number) \(age)m"] + (1...8).map { "Line \(number).\($0)" }
    }
    let second = paragraph(2)
    // The page has 24 lines, so the third row does not fit.
    #expect(driver.newLines() == ["== Paragraphs =="] + paragraph(1).marked + second)
    #expect(driver.say("j") == second.marked)
    #expect(driver.say("j") == paragraph(3).marked)
    screen.age = 1
    driver.settle()
    #expect(driver.newLines() == [])
    #expect(driver.say("k") == paragraph(2, age: 1).marked)
    screen.text[2] = ["Edited"]
    driver.settle()
    #expect(driver.newLines() == ["> 2. Paragraph 2 1m", "Edited"])
  }
}

/// A list of three rows with nine lines each.
@MainActor @Observable private final class ParagraphsScreen: Screen {
  struct Row: Identifiable, Sendable {
    let id: Int
  }

  var age = 0
  var text = Dictionary(uniqueKeysWithValues: (1...3).map { row in (row, (1...8).map { "Line \(row).\($0)" }) })
  @ObservationIgnored private lazy var list = List<Row>(height: { _, _ in 9 }) { [unowned self] row, _, canvas in
    let lines = ["Paragraph \(row.id) \(age)m"] + (text[row.id] ?? [])
    for (index, line) in lines.enumerated() { canvas.draw(TerminalText(line), row: index) }
  }
  let title: TerminalText = "Paragraphs"
  var keys: KeyTable { list.keys }

  init() { list.show((1...3).map(Row.init)) }

  func draw(in canvas: inout Canvas) { list.draw(in: &canvas) }
  func perform(_ command: Command) -> Bool { list.perform(command) }
}

extension [String] {
  /// The lines of a row with the mark of the selected one.
  fileprivate var marked: [String] { ["> " + self[0]] + dropFirst() }
}
