import Testing

@testable import TerminalUI

@Suite struct ImageTests {
  @Test(arguments: [
    ("Monica Omulo", "[MO]"), ("ada", "[AD]"), ("张鸿洋", "[张]"), ("@jack", "[JA]"), ("", "[? ]"), ("x", "[X ]"),
    ("ß", "[SS]"), ("👩‍🚀 Ada", "[👩‍🚀]"), ("\u{1B}]0;x", "[␛0]"),
  ])
  func `An avatar consists of initials in four columns, regardless of the name`(_ name: String, _ expected: String) {
    let avatar = Avatar(TerminalText(name)).text
    #expect(avatar.text.string == expected)
    #expect(avatar.columns() == 4)
    #expect(Avatar(TerminalText(name), shape: .round).text.text.string.first == "(")
  }

  @Test
  func `Initials have sufficient contrast with every color of an avatar`() {
    #expect(Avatar.colors.allSatisfy { $0.contrast(with: RGB(255, 255, 255)) >= 4.5 })
  }

  private let red = RGB(255, 0, 0)
  private let blue = RGB(0, 0, 255)

  @Test
  func `Each cell of an image shows two pixels, one above the other`() throws {
    let image = try #require(PixelImage(width: 1, height: 2, pixels: [red, blue], description: "flag"))
    var canvas = Canvas(size: Size(columns: 1, rows: 1))
    image.draw(in: &canvas)
    let cell = try #require(canvas.cell(column: 0, row: 0))
    #expect(cell.style.foreground == .rgb(blue))
    #expect(cell.style.background == .rgb(red))
  }

  @Test
  func `A large image is scaled down to its region and keeps its aspect ratio`() throws {
    let pixels = Array(repeating: red, count: 400 * 200)
    let image = try #require(PixelImage(width: 400, height: 200, pixels: pixels, description: "cover"))
    #expect(image.fitting(Size(columns: 40, rows: 24)) == Size(columns: 40, rows: 10))
    #expect(image.fitting(Size(columns: 80, rows: 5)) == Size(columns: 20, rows: 5))
    #expect(image.fitting(Size(columns: 0, rows: 5)) == Size(columns: 0, rows: 0))
  }

  @Test
  func `An image is replaced by its description if there are too few colors, or if screens are presented as lines`()
    throws
  {
    let image = try #require(PixelImage(width: 1, height: 1, pixels: [red], description: "a red square"))
    for (depth, isLinear) in [(ColorDepth.ansi16, false), (.trueColor, true)] {
      var canvas = Canvas(size: Size(columns: 20, rows: 1), depth: depth, isLinear: isLinear)
      image.draw(in: &canvas)
      #expect(canvas.lines[0] == "[a red square]")
    }
  }

  @Test
  func `An image cannot be created with a size of zero, or with too few pixels for its size`() {
    #expect(PixelImage(width: 2, height: 2, pixels: [red], description: "") == nil)
    #expect(PixelImage(width: 0, height: 0, pixels: [], description: "") == nil)
    #expect(PixelImage(width: Int.max, height: 2, pixels: [red], description: "") == nil)
  }

  @Test func `Each pixel of a scaled image is the mean of the pixels that it replaces`() throws {
    let pixels = [RGB(10, 20, 30), RGB(21, 31, 41)]
    let image = try #require(PixelImage(width: 2, height: 1, pixels: pixels, description: ""))
    #expect(image.scaled(width: 1, height: 1).bytes == [15, 25, 35])
    #expect(image.scaled(width: 4, height: 1).bytes == [10, 20, 30, 10, 20, 30, 21, 31, 41, 21, 31, 41])
  }

  @Test func `An image is drawn in half blocks from 256 colors on`() throws {
    let image = try #require(PixelImage(width: 2, height: 2, pixels: Array(repeating: red, count: 4), description: ""))
    var canvas = Canvas(size: Size(columns: 2, rows: 1), depth: .ansi256)
    image.draw(in: &canvas)
    #expect(canvas.lines[0] == "▄▄")
  }
}
