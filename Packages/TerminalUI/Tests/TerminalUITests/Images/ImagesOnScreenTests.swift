import Observation
import TerminalUITest
import Testing

@testable import TerminalUI

@Suite @MainActor struct ImagesOnScreenTests {
  /// A screen with an image, and a word that can overlap it.
  @MainActor @Observable final class ImageScreen: Screen {
    let title: TerminalText = "Image"
    var image: PixelImage?
    var region = Rect(column: 3, row: 1, columns: 8, rows: 4)
    var word: (text: TerminalText, column: Int, row: Int) = ("", 0, 0)

    init(_ image: PixelImage) { self.image = image }

    func draw(in canvas: inout Canvas) {
      canvas.inside(region) { image?.draw(in: &$0) }
      canvas.draw(word.text, column: word.column, row: word.row)
    }
  }

  private let screen: ImageScreen
  init() {
    var bytes: [UInt8] = []
    for index in 0..<160 * 160 { bytes += [UInt8(index % 160), UInt8(index / 160), 90] }
    screen = ImageScreen(PixelImage(160, 160, bytes, "a gradient"))
  }

  private func driver(
    _ mode: ImageProtocol, rows: Int = 12, showing other: (any Screen)? = nil
  ) throws -> ScreenDriver {
    let isKitty = mode == .kitty
    let driver = try ScreenDriver(
      other ?? screen, size: Size(columns: 30, rows: rows), images: isKitty ? .kitty : .halfBlocks)
    if case .sixel(let cell) = mode {
      driver.terminal.send(.input(Array("\u{1B}[?62;4;22c\u{1B}[6;\(cell.height);\(cell.width)t".utf8)))
      driver.settle()
    }
    return driver
  }

  nonisolated private static let modes: [ImageProtocol] = [.kitty, .sixel(cell: TerminalEmulator.cell)]

  private func expect(_ rects: [Rect], on driver: ScreenDriver, _ location: SourceLocation = #_sourceLocation) {
    driver.settle()
    let images = driver.terminal.emulator.images
    #expect(images.map(\.rect) == rects, sourceLocation: location)
    #expect(
      images.allSatisfy { $0.cells.count == $0.rect.size.columns * $0.rect.size.rows }, sourceLocation: location)
    #expect(driver.terminal.emulator.unknown == [], sourceLocation: location)
  }

  /// The region of the image, below the breadcrumb.
  private let first = Rect(column: 3, row: 2, columns: 8, rows: 4)

  @Test(arguments: modes)
  func `An image is shown exactly in the cells of its region`(_ mode: ImageProtocol) throws {
    let driver = try driver(mode)
    expect([first], on: driver)
    let pixels = try #require(driver.terminal.emulator.images.first).pixels
    #expect(pixels == PixelSize(width: 80, height: 80))
  }

  @Test(arguments: modes)
  func `An image is not sent again while it does not change`(_ mode: ImageProtocol) throws {
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

  @Test(arguments: modes)
  func `An image that moves leaves nothing at its old position`(_ mode: ImageProtocol) throws {
    let driver = try driver(mode)
    for column in [5, 12, 4, 0] {
      screen.region.origin.column = column
      expect([Rect(column: column, row: 2, columns: 8, rows: 4)], on: driver)
    }
    screen.image = nil
    expect([], on: driver)
    #expect(driver.lines.allSatisfy { !$0.contains("▄") })
  }

  @Test
  func `A terminal with kitty's protocol receives an image once, and then only the positions of the image`() throws {
    let driver = try driver(.kitty)
    expect([first], on: driver)
    driver.terminal.forgetOutput()
    screen.region.origin.column = 4
    expect([Rect(column: 4, row: 2, columns: 8, rows: 4)], on: driver)
    #expect(!String(decoding: driver.terminal.output, as: UTF8.self).contains("a=t"))
  }

  @Test
  func `Images that are no longer shown are deleted, so that the terminal stores at most 64 images`() throws {
    let driver = try driver(.kitty)
    for shade in 0..<200 {
      screen.image = PixelImage(2, 2, Array(repeating: UInt8(shade), count: 12), "")
      driver.settle()
      #expect(driver.terminal.emulator.storedImages <= 64)
    }
    expect([first], on: driver)
  }

  @Test(arguments: modes)
  func `An image that is partly covered is drawn in half blocks`(_ mode: ImageProtocol) throws {
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

  @Test(arguments: modes)
  func `An image that is clipped at an edge is drawn in half blocks`(_ mode: ImageProtocol) throws {
    let driver = try driver(mode)
    screen.region.origin.row = 8
    expect([], on: driver)
    #expect(driver.lines[9].hasPrefix("   ▄▄"))
  }

  @Test(arguments: modes)
  func `An image is drawn again after a resize of the window and after a suspension`(_ mode: ImageProtocol) throws {
    let driver = try driver(mode)
    driver.resize(columns: 40, rows: 14)
    expect([first], on: driver)
    driver.press(.control("z"))
    expect([first], on: driver)
    driver.press(.control("l"))
    expect([first], on: driver)
  }

  @Test
  func `A new cell size changes the size of the sixels`() throws {
    let driver = try driver(.sixel(cell: PixelSize(width: 5, height: 10)))
    driver.settle()
    #expect(driver.terminal.emulator.images.first?.pixels == PixelSize(width: 40, height: 40))
    let queries = driver.terminal.emulator.cellSizeQueries
    driver.resize(columns: 40, rows: 14)
    #expect(driver.terminal.emulator.cellSizeQueries == queries + 1)
    driver.terminal.send(.input(Array("\u{1B}[6;20;10t".utf8)))
    expect([first], on: driver)
  }

  @Test
  func `The terminal is not asked for the cell size if the system reports it`() throws {
    let driver = try driver(.halfBlocks)
    driver.terminal.cellSize = TerminalEmulator.cell
    driver.terminal.send(.input(Array("\u{1B}[?63;1;2;4;22c".utf8)))
    expect([first], on: driver)
    driver.terminal.cellSize = PixelSize(width: 20, height: 40)
    driver.terminal.send(.resized)
    driver.settle()
    #expect(driver.terminal.emulator.images.first?.pixels == PixelSize(width: 160, height: 160))
    #expect(driver.terminal.emulator.cellSizeQueries == 0)
  }

  @Test
  func `Sixels on the last row are replaced by half blocks, since they would scroll many terminals`() throws {
    let driver = try driver(.sixel(cell: TerminalEmulator.cell), rows: 2)
    screen.region = Rect(column: 0, row: 0, columns: 4, rows: 2)
    expect([], on: driver)
    #expect(driver.lines == ["▄▄▄▄", "▄▄▄▄"])
  }

  @Test
  func `A terminal without sixels, cell size or colors shows an image as half blocks or as its description`() throws {
    let plain = try driver(.halfBlocks)
    plain.terminal.send(.input(Array("\u{1B}[?1;2c\u{1B}[?4c".utf8)))
    expect([], on: plain)
    #expect(plain.lines[2].hasPrefix("   ▄▄▄▄"))
    #expect(plain.terminal.emulator.attributeQueries == 1)
    #expect(plain.terminal.emulator.cellSizeQueries == 0)
    let silent = try driver(.halfBlocks)
    silent.terminal.send(.input(Array("\u{1B}[?62;4c\u{1B}[6;0;0t\u{1B}[6;9999;9t".utf8)))
    expect([], on: silent)
    let dull = try ScreenDriver(screen, size: Size(columns: 30, rows: 12), depth: .ansi16, images: .kitty)
    expect([], on: dull)
    #expect(dull.lines[2] == "   [a grad…")
    #expect(dull.terminal.emulator.attributeQueries == 0)
  }

  @Test(arguments: [
    (TerminalEnvironment(term: "xterm-kitty"), true), (TerminalEnvironment(term: "xterm-ghostty"), true),
    (TerminalEnvironment(term: "xterm-256color", program: "WezTerm"), true),
    (TerminalEnvironment(term: "xterm-256color", kittyWindow: "1"), true),
    (TerminalEnvironment(term: "xterm-256color"), false), (TerminalEnvironment(), false),
    (TerminalEnvironment(term: "tmux-256color", kittyWindow: "1"), false),
    (TerminalEnvironment(term: "screen-256color", program: "ghostty"), false),
    (TerminalEnvironment(term: "xterm-kitty", multiplexer: "/tmp/tmux-0/default,1,0"), false),
  ])
  func `The environment indicates support of the kitty protocol, except in tmux and screen`(
    _ environment: TerminalEnvironment, _ isKitty: Bool
  ) {
    #expect(environment.images == (isKitty ? .kitty : .halfBlocks))
  }

  /// A screen with an avatar, in a region with a given number of rows.
  @MainActor final class AvatarScreen: Screen {
    let title: TerminalText = "Avatar"
    let rows: Int
    let image: PixelImage?
    var asked = 0

    init(_ image: PixelImage?, rows: Int) { (self.image, self.rows) = (image, rows) }

    private func requestImage() -> PixelImage? {
      asked += 1
      return image
    }

    func draw(in canvas: inout Canvas) {
      canvas.inside(Rect(columns: 10, rows: rows)) { Avatar("Mira Okafor").draw(requestImage(), in: &$0) }
    }
  }

  @Test(arguments: modes)
  func `The image of an avatar takes four columns and two rows`(_ mode: ImageProtocol) throws {
    let avatar = AvatarScreen(screen.image, rows: 2)
    expect([Rect(row: 1, columns: 4, rows: 2)], on: try driver(mode, showing: avatar))
  }

  @Test
  func `An avatar shows initials if there is no image or no room for it`() throws {
    for avatar in [AvatarScreen(nil, rows: 2), AvatarScreen(screen.image, rows: 1)] {
      let driver = try driver(.kitty, showing: avatar)
      #expect(driver.lines[1] == "[MO]")
      #expect(driver.terminal.emulator.images.isEmpty)
    }
  }

  @Test func `An avatar does not request an image that would be unrecognizable in half blocks`() throws {
    let avatar = AvatarScreen(screen.image, rows: 2)
    #expect(try driver(.halfBlocks, showing: avatar).lines[1] == "[MO]")
    #expect(avatar.asked == 0)
  }
}
