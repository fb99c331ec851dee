import Testing

@testable import TerminalUI

@Suite struct SixelTests {
  /// Decodes sixels as a terminal does. Returns the color components of each pixel, in percent.
  private func decode(_ bytes: [UInt8], width: Int, height: Int) throws -> [[Int]] {
    let text = String(decoding: bytes, as: UTF8.self)
    let header = "0;1;0q\"1;1;\(width);\(height)"
    try #require(text.hasPrefix(header))
    var pixels = [[Int]](repeating: [], count: width * height)
    var (colors, color, column, band): ([Int: [Int]], Int, Int, Int) = ([:], 0, 0, 0)
    var rest = text.dropFirst(header.count)[...]
    func number() -> Int {
      let digits = rest.prefix(while: \.isNumber)
      rest = rest.dropFirst(digits.count)
      return Int(digits) ?? 0
    }
    while let next = rest.popFirst() {
      var count = 1
      var sixel = next
      switch next {
      case "#":
        color = number()
        guard rest.first == ";" else { continue }
        var parts: [Int] = []
        while rest.first == ";" {
          rest.removeFirst()
          parts.append(number())
        }
        #expect(parts.first == 2)
        colors[color] = Array(parts.dropFirst())
        continue
      case "$":
        column = 0
        continue
      case "-":
        (column, band) = (0, band + 1)
        continue
      case "!":
        count = number()
        sixel = rest.popFirst() ?? " "
      default: break
      }
      let bits = Int(try #require(sixel.asciiValue)) - 0x3F
      for _ in 0..<count {
        for bit in 0..<6 where bits >> bit & 1 == 1 {
          let row = 6 * band + bit
          try #require(row < height && column < width && pixels[row * width + column].isEmpty)
          pixels[row * width + column] = try #require(colors[color])
        }
        column += 1
      }
    }
    return pixels
  }

  @Test
  func `The sixel encoder draws each pixel once, in a similar color`() throws {
    let (width, height) = (23, 14)
    let pixels = (0..<width * height).map { RGB(UInt8($0 % width * 11), UInt8($0 / width * 18), 128) }
    let image = try #require(PixelImage(width: width, height: height, pixels: pixels, description: ""))
    let shown = try decode(SixelEncoder(image).encode(), width: width, height: height)
    for (index, pixel) in pixels.enumerated() {
      try #require(shown[index].count == 3)
      for (percent, component) in zip(shown[index], [pixel.red, pixel.green, pixel.blue]) {
        #expect(abs(percent - Int(component) * 100 / 255) <= 20)
      }
    }
    // Dithering preserves the average color, although there are only six levels.
    let green = shown.map { $0[1] }.reduce(0, +) / shown.count
    #expect(abs(green - pixels.map { Int($0.green) * 100 / 255 }.reduce(0, +) / pixels.count) <= 2)
  }

  @Test
  func `The sixel encoder preserves black, white, pure red and pure blue`() throws {
    let pixels = [RGB(0, 0, 0), RGB(255, 255, 255), RGB(255, 0, 0), RGB(0, 0, 255)]
    let image = try #require(PixelImage(width: 4, height: 1, pixels: pixels, description: ""))
    let shown = try decode(SixelEncoder(image).encode(), width: 4, height: 1)
    #expect(shown == [[0, 0, 0], [100, 100, 100], [100, 0, 0], [0, 0, 100]])
  }

  @Test
  func `The sixel encoder compresses a run of equal columns`() throws {
    let image = try #require(
      PixelImage(width: 300, height: 6, pixels: Array(repeating: RGB(0, 0, 0), count: 1800), description: ""))
    #expect(String(decoding: SixelEncoder(image).encode(), as: UTF8.self) == "0;1;0q\"1;1;300;6#0;2;0;0;0#0!300~$-")
  }
}
