import Foundation
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct PreviewTests {
  @MainActor private final class ListOfPreviews: Screen {
    let list = List<NumbersScreen.Row> { StyledText("Item \($0.id)") }
    var requested: [Int] = []
    weak var screens: ScreenStack?
    let title: TerminalText = "Items"
    var keys: KeyTable { list.keys }

    init() { list.show((0..<20).map(NumbersScreen.Row.init)) }

    var preview: ScreenPreview? {
      ScreenPreview(of: list.selectedIndex) { [weak self] in
        guard let self else { return }
        if let index = list.selectedIndex { requested.append(index) }
        screens?.preview(list.selectedIndex.map { NumbersScreen(count: $0 + 1) })
      }
    }

    func perform(_ command: Command) -> Bool { list.perform(command) }
    func draw(in canvas: inout Canvas) { list.draw(in: &canvas) }
  }

  private let screen = ListOfPreviews()

  private func driver(columns: Int = 120) throws -> ScreenDriver {
    let driver = try ScreenDriver(screen, size: Size(columns: columns, rows: 12))
    screen.screens = driver.application.screens
    driver.application.columnsForTwo = 100
    driver.advance(by: .milliseconds(300))
    return driver
  }

  @Test func `The preview follows the cursor after it has rested, and nothing is requested for rows it passes`() throws
  {
    let driver = try driver()
    #expect(screen.requested == [0])
    driver.press("j", "j", "j", "j")
    #expect(screen.requested == [0])
    driver.advance(by: .milliseconds(300))
    #expect(screen.requested == [0, 4])
    #expect(driver.text.contains("Row 4"))
    #expect(driver.application.screens.top === screen)
    driver.advance(by: .seconds(5))
    #expect(screen.requested == [0, 4])
  }

  @Test func `Without a selected row, the preview ends, and it comes back with the rows`() throws {
    let driver = try driver()
    screen.list.show([])
    driver.advance(by: .milliseconds(300))
    #expect(!driver.text.contains("Row 0") && driver.application.screens.screens.count == 1)
    screen.list.show((0..<3).map(NumbersScreen.Row.init))
    driver.advance(by: .milliseconds(300))
    #expect(driver.text.contains("Row 0") && screen.requested == [0, 0])
  }

  @Test
  func `A list reports rows as visible only while its pane has the focus, so that a preview marks nothing as read`()
    throws
  {
    let driver = try driver()
    let preview = List<NumbersScreen.Row> { StyledText("Seen \($0.id)") }
    preview.show((0..<3).map(NumbersScreen.Row.init))
    final class Preview: Screen {
      let list: List<NumbersScreen.Row>
      let title: TerminalText = "Preview"
      init(_ list: List<NumbersScreen.Row>) { self.list = list }
      func draw(in canvas: inout Canvas) { list.draw(in: &canvas) }
    }
    var (seen, previewed): ([Range<Int>], [Range<Int>]) = ([], [])
    screen.list.onDraw = { seen.append($0) }
    preview.onDraw = { previewed.append($0) }
    driver.application.screens.preview(Preview(preview))
    driver.settle()
    #expect(driver.text.contains("Seen 0") && previewed.allSatisfy(\.isEmpty) && seen.last?.isEmpty == false)
    driver.press("l")
    #expect(previewed.last == 0..<3 && seen.last?.isEmpty == true)
  }

  @Test func `Esc leaves a preview that has the focus, and the preview stays`() throws {
    let driver = try driver()
    driver.press("l")
    #expect(driver.application.screens.top !== screen)
    driver.press(.escape)
    #expect(driver.application.screens.top === screen)
    #expect(driver.text.contains("Row 0"))
    #expect(driver.exit == nil)
  }

  @Test func `A narrow window requests no preview, and removes one when it shrinks`() throws {
    let driver = try driver(columns: 99)
    #expect(screen.requested.isEmpty)
    driver.resize(columns: 120, rows: 12)
    driver.advance(by: .milliseconds(300))
    #expect(driver.text.contains("Row 0"))
    driver.resize(columns: 90, rows: 12)
    #expect(driver.application.screens.screens.count == 1)
    #expect(driver.text.contains("> Item 0"))
  }

  @Test func `A screen that is pushed replaces the screens beside the first one, and its removal restores the preview`()
    throws
  {
    let driver = try driver()
    driver.application.screens.push(NumbersScreen(count: 9))
    #expect(driver.application.screens.screens.count == 2)
    driver.press(.escape)
    driver.advance(by: .milliseconds(300))
    #expect(screen.requested == [0, 0])
  }

  @Test func `Rows respond to each click, a double click opens, and hints perform their command`() throws {
    let driver = try driver()
    var opened: [Int] = []
    screen.list.onOpen = { opened.append($0.id) }
    driver.settle()
    for row in 0..<8 {
      driver.click(column: 5, row: row + 2)
      #expect(screen.list.selectedIndex == row)
      driver.advance(by: .seconds(1))
    }
    driver.click(column: 5, row: 4, times: 2)
    #expect(opened == [2])
    driver.type("\u{1B}[<65;5;5M")
    #expect(screen.list.selectedIndex == 3, "The view scrolls, and the selection stays visible.")
    driver.press("k")
    let line = try #require(driver.lines.last)
    let hint = try #require(line.range(of: "? Help"))
    driver.click(column: line.distance(from: line.startIndex, to: hint.lowerBound), row: 11)
    #expect(driver.text.contains("╭─ Help ─"))
  }

  @Test func `No byte of a mouse report becomes a key, wherever it is split`() throws {
    for report in ["\u{1B}[<0;7;5M", "\u{1B}[<0;7;5m", "\u{1B}[<64;7;5M", "\u{1B}[M !!"] {
      let bytes = Array(report.utf8)
      for split in 1..<bytes.count {
        var keys: [Key] = []
        let scheduler = VirtualScheduler()
        let reader = KeyReader(scheduler: scheduler) { if case .key(let key) = $0 { keys.append(key) } }
        reader.read(Array(bytes[..<split]))
        scheduler.advance(by: .milliseconds(100))
        reader.read(Array(bytes[split...]))
        scheduler.advance(by: .seconds(3))
        // The terminal has sent an Esc and nothing else for a while, so that is what the user pressed.
        #expect(keys == (split == 1 ? [.escape] : split == 2 ? [Key(.character("["), .alt)] : []), "\(report) \(split)")
      }
    }
  }

  @Test func `A preview is requested once the selection has rested for 150 ms`() throws {
    let driver = try driver()
    driver.press("j")  // takes 17 ms
    driver.advance(by: .milliseconds(132))
    #expect(screen.requested == [0])
    driver.advance(by: .milliseconds(1))
    #expect(screen.requested == [0, 1])
  }
}
