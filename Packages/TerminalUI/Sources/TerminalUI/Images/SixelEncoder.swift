/// An encoder for DEC's sixels: bands of six rows, each of which is drawn once per color.
struct SixelEncoder {
  private static let levels = 6
  /// The thresholds of ordered dithering over four by four pixels.
  private static let dither = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

  private let width: Int
  private let height: Int
  /// The index of the color of each pixel, in a color cube with six levels per component.
  private let colors: [UInt8]

  init(_ image: PixelImage) {
    (width, height) = (image.width, image.height)
    colors = image.bytes.withUnsafeBufferPointer { bytes in
      (0..<image.width * image.height).map { index in
        let threshold = Self.dither[index / image.width % 4 * 4 + index % image.width % 4] * 16 + 8
        func level(_ component: UInt8) -> Int { (Int(component) * (Self.levels - 1) + threshold * 255 / 256) / 255 }
        let pixel = 3 * index
        return UInt8(
          (level(bytes[pixel]) * Self.levels + level(bytes[pixel + 1])) * Self.levels + level(bytes[pixel + 2]))
      }
    }
  }

  /// Returns the contents of the device control string that draws the image.
  func encode() -> [UInt8] {
    // Undrawn pixels, such as the rest of the last band, keep their color.
    var output = Array("0;1;0q\"1;1;\(width);\(height)".utf8)
    for color in Set(colors).sorted() {
      let parts = [Int(color) / 36, Int(color) / 6 % 6, Int(color) % 6].map { "\($0 * 20)" }
      output += "#\(color);2;\(parts.joined(separator: ";"))".utf8
    }
    for top in stride(from: 0, to: height, by: 6) { encode(band: top, &output) }
    return output
  }

  private func encode(band top: Int, _ output: inout [UInt8]) {
    var bits = [UInt8](repeating: 0, count: 216 * width)
    var isUsed = [Bool](repeating: false, count: 216)
    for row in top..<min(top + 6, height) {
      for column in 0..<width {
        let color = Int(colors[row * width + column])
        bits[color * width + column] |= 1 << UInt8(row - top)
        isUsed[color] = true
      }
    }
    for color in 0..<216 where isUsed[color] {
      output += "#\(color)".utf8
      var column = 0
      while column < width {
        let sixel = bits[color * width + column]
        var end = column + 1
        while end < width, bits[color * width + end] == sixel { end += 1 }
        let count = end - column
        if count > 3 { output += "!\(count)".utf8 }
        output += [UInt8](repeating: 0x3F + sixel, count: count > 3 ? 1 : count)
        column = end
      }
      output.append(UInt8(ascii: "$"))
    }
    output.append(UInt8(ascii: "-"))
  }
}
