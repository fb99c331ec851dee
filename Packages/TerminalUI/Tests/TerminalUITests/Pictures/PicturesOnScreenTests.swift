import Observation
import TerminalUITest
import Testing

@testable import TerminalUI

@Suite @MainActor struct PicturesOnScreenTests {
  /// A picture somewhere on the screen, and a word that may stand over it.
  @MainActor @Observable final class PictureScreen: Screen {
    let title: TerminalText = "Picture"
    var image: PixelImage?
    var place = Rect(column: 3, row: 1, columns: 8, rows: 4)
    var word: (text: TerminalText, column: Int, row: Int) = ("", 0, 0)

    init(_ image: PixelImage) { self.image = image }

    func draw(in canvas: inout Canvas) {
      canvas.inside(place) { image?.draw(in: &$0) }
      canvas.draw(word.text, column: word.column, row: word.row)
    }
  }

  private let screen: PictureScreen

  init() {
    let bytes: [UInt8] = (0..<160 * 160).flatMap { index -> [UInt8] in [UInt8(index % 160), UInt8(index / 160), 90] }
    screen = PictureScreen(PixelImage(160, 160, bytes, "a gradient"))
  }

  private func driver(
    _ mode: PictureProtocol, rows: Int = 12, showing other: (any Screen)? = nil
  ) throws -> ScreenDriver {
    let isKitty = mode == .kitty
    let driver = try ScreenDriver(
      other ?? screen, size: Size(columns: 30, rows: rows), pictures: isKitty ? .kitty : .halfBlocks)
    if case .sixel(let cell) = mode {
      driver.terminal.send(.input(Array("\u{1B}[?62;4;22c\u{1B}[6;\(cell.height);\(cell.width)t".utf8)))
      driver.settle()
    }
    return driver
  }

  nonisolated private static let modes: [PictureProtocol] = [.kitty, .sixel(cell: TerminalEmulator.cell)]

  private func expect(_ rects: [Rect], on driver: ScreenDriver, _ location: SourceLocation = #_sourceLocation) {
    driver.settle()
    let pictures = driver.terminal.emulator.pictures
    #expect(pictures.map(\.rect) == rects, sourceLocation: location)
    #expect(
      pictures.allSatisfy { $0.cells.count == $0.rect.size.columns * $0.rect.size.rows }, sourceLocation: location)
    #expect(driver.terminal.emulator.unknown == [], sourceLocation: location)
  }

  /// Below the breadcrumb.
  private let first = Rect(column: 3, row: 2, columns: 8, rows: 4)

  @Test("A picture is shown in the cells that it was given, and no others", arguments: modes)
  func shown(_ mode: PictureProtocol) throws {
    let driver = try driver(mode)
    expect([first], on: driver)
    let pixels = try #require(driver.terminal.emulator.pictures.first).pixels
    #expect(pixels == PixelSize(width: 80, height: 80))
  }

  @Test("While nothing changes, nothing is written, and a change elsewhere does not send it again", arguments: modes)
  func unchanged(_ mode: PictureProtocol) throws {
    let driver = try driver(mode)
    expect([first], on: driver)
    driver.terminal.forgetOutput()
    driver.application.setNeedsDisplay()
    driver.settle()
    #expect(driver.terminal.output == [])
    screen.word = ("word", 20, 2)
    expect([first], on: driver)
    #expect(driver.terminal.output.count < 30)
  }

  @Test("It moves, and leaves nothing where it was", arguments: modes)
  func moved(_ mode: PictureProtocol) throws {
    let driver = try driver(mode)
    for column in [5, 12, 4, 0] {
      screen.place.origin.column = column
      expect([Rect(column: column, row: 2, columns: 8, rows: 4)], on: driver)
    }
    screen.image = nil
    expect([], on: driver)
    #expect(driver.lines.allSatisfy { !$0.contains("▄") })
  }

  @Test("Kitty is sent a picture once, and told where it stands from then on")
  func sentOnce() throws {
    let driver = try driver(.kitty)
    expect([first], on: driver)
    driver.terminal.forgetOutput()
    screen.place.origin.column = 4
    expect([Rect(column: 4, row: 2, columns: 8, rows: 4)], on: driver)
    #expect(!String(decoding: driver.terminal.output, as: UTF8.self).contains("a=t"))
  }

  @Test("Pictures that are not shown any more are forgotten before there are too many")
  func forgotten() throws {
    let driver = try driver(.kitty)
    for shade in 0..<200 {
      screen.image = PixelImage(2, 2, Array(repeating: UInt8(shade), count: 12), "")
      driver.settle()
    }
    #expect(driver.terminal.emulator.keptPictures <= 64)
    expect([first], on: driver)
  }

  @Test("Where something covers a part of it, the rest is seen in half blocks", arguments: modes)
  func covered(_ mode: PictureProtocol) throws {
    let driver = try driver(mode)
    expect([first], on: driver)
    screen.word = ("word", 5, 2)
    expect([], on: driver)
    #expect(driver.lines[3].hasPrefix("   ▄▄word▄▄"))
    screen.word = ("", 5, 2)
    expect([first], on: driver)
    driver.press("?")
    expect([], on: driver)
    driver.press(.escape)
    expect([first], on: driver)
  }

  @Test("A picture that is cut by an edge is seen in half blocks", arguments: modes)
  func cut(_ mode: PictureProtocol) throws {
    let driver = try driver(mode)
    screen.place.origin.row = 8
    expect([], on: driver)
    #expect(driver.lines[9].hasPrefix("   ▄▄"))
  }

  @Test("It is drawn anew when the window has another size, and after a stop", arguments: modes)
  func redrawn(_ mode: PictureProtocol) throws {
    let driver = try driver(mode)
    driver.resize(columns: 40, rows: 14)
    expect([first], on: driver)
    driver.press(.control("z"))
    expect([first], on: driver)
    driver.press(.control("l"))
    expect([first], on: driver)
  }

  @Test("Another size of the cells gives sixels of another size")
  func cellSize() throws {
    let driver = try driver(.sixel(cell: PixelSize(width: 5, height: 10)))
    driver.settle()
    #expect(driver.terminal.emulator.pictures.first?.pixels == PixelSize(width: 40, height: 40))
    let queries = driver.terminal.emulator.cellSizeQueries
    driver.resize(columns: 40, rows: 14)
    #expect(driver.terminal.emulator.cellSizeQueries == queries + 1)
    driver.terminal.send(.input(Array("\u{1B}[6;20;10t".utf8)))
    expect([first], on: driver)
  }

  @Test("Where the system knows the size of the cells, the terminal is not asked for it")
  func knownCellSize() throws {
    let driver = try driver(.halfBlocks)
    driver.terminal.cellSize = TerminalEmulator.cell
    driver.terminal.send(.input(Array("\u{1B}[?63;1;2;4;22c".utf8)))
    expect([first], on: driver)
    driver.terminal.cellSize = PixelSize(width: 20, height: 40)
    driver.terminal.send(.resized)
    driver.settle()
    #expect(driver.terminal.emulator.pictures.first?.pixels == PixelSize(width: 160, height: 160))
    #expect(driver.terminal.emulator.cellSizeQueries == 0)
  }

  @Test("Sixels on the last row would scroll many terminals, so that these are half blocks")
  func lastRow() throws {
    let driver = try driver(.sixel(cell: TerminalEmulator.cell), rows: 2)
    screen.place = Rect(column: 0, row: 0, columns: 4, rows: 2)
    expect([], on: driver)
    #expect(driver.lines == ["▄▄▄▄", "▄▄▄▄"])
  }

  @Test(
    "A terminal without sixels, one that does not tell its cells, and one without colours keep half blocks and words")
  func without() throws {
    let plain = try driver(.halfBlocks)
    plain.terminal.send(.input(Array("\u{1B}[?1;2c\u{1B}[?4c".utf8)))
    expect([], on: plain)
    #expect(plain.lines[2].hasPrefix("   ▄▄▄▄"))
    #expect(plain.terminal.emulator.attributeQueries == 1)
    #expect(plain.terminal.emulator.cellSizeQueries == 0)
    let silent = try driver(.halfBlocks)
    silent.terminal.send(.input(Array("\u{1B}[?62;4c\u{1B}[6;0;0t\u{1B}[6;9999;9t".utf8)))
    expect([], on: silent)
    let dull = try ScreenDriver(screen, size: Size(columns: 30, rows: 12), depth: .ansi16, pictures: .kitty)
    expect([], on: dull)
    #expect(dull.lines[2] == "   [a grad…")
    #expect(dull.terminal.emulator.attributeQueries == 0)
  }

  @Test(
    "The environment tells of kitty's protocol, except behind tmux and screen",
    arguments: [
      (TerminalEnvironment(term: "xterm-kitty"), true), (TerminalEnvironment(term: "xterm-ghostty"), true),
      (TerminalEnvironment(term: "xterm-256color", program: "WezTerm"), true),
      (TerminalEnvironment(term: "xterm-256color", kittyWindow: "1"), true),
      (TerminalEnvironment(term: "xterm-256color"), false), (TerminalEnvironment(), false),
      (TerminalEnvironment(term: "tmux-256color", kittyWindow: "1"), false),
      (TerminalEnvironment(term: "screen-256color", program: "ghostty"), false),
      (TerminalEnvironment(term: "xterm-kitty", multiplexer: "/tmp/tmux-0/default,1,0"), false),
    ])
  func environment(_ environment: TerminalEnvironment, _ isKitty: Bool) {
    #expect(environment.pictures == (isKitty ? .kitty : .halfBlocks))
  }

  /// Somebody's picture, in a region of some rows.
  @MainActor final class AvatarScreen: Screen {
    let title: TerminalText = "Avatar"
    let rows: Int
    let image: PixelImage?
    var asked = 0

    init(_ image: PixelImage?, rows: Int) { (self.image, self.rows) = (image, rows) }

    private func picture() -> PixelImage? {
      asked += 1
      return image
    }

    func draw(in canvas: inout Canvas) {
      canvas.inside(Rect(columns: 10, rows: rows)) { Avatar("Mira Okafor").draw(picture(), in: &$0) }
    }
  }

  @Test("Somebody's picture takes four columns and two rows", arguments: modes)
  func avatar(_ mode: PictureProtocol) throws {
    let avatar = AvatarScreen(screen.image, rows: 2)
    expect([Rect(row: 1, columns: 4, rows: 2)], on: try driver(mode, showing: avatar))
  }

  @Test("Initials stand where there is no picture or no room for one")
  func initials() throws {
    for avatar in [AvatarScreen(nil, rows: 2), AvatarScreen(screen.image, rows: 1)] {
      let driver = try driver(.kitty, showing: avatar)
      #expect(driver.lines[1] == "[MO]")
      #expect(driver.terminal.emulator.pictures.isEmpty)
    }
  }

  @Test func `a picture that nobody could make out in half blocks is not even asked for`() throws {
    let avatar = AvatarScreen(screen.image, rows: 2)
    #expect(try driver(.halfBlocks, showing: avatar).lines[1] == "[MO]")
    #expect(avatar.asked == 0)
  }
}
