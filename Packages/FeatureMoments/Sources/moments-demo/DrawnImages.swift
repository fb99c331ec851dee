import Foundation
import TerminalUI

/// The images that the demo draws in place of photos from a server.
@MainActor enum DrawnImages {
  static func image(at url: URL) -> PixelImage? {
    let (width, height) = (64, 32)
    let name = url.lastPathComponent
    let tint = name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFF }
    let pixels = (0..<width * height).map { index in
      let (x, y) = (index % width, index / width)
      let ridge = height / 2 + Int(6 * sin(Double(x + tint) / 7)) + Int(3 * sin(Double(x) / 3))
      return y < ridge
        ? RGB(UInt8(60 + 5 * y), UInt8(120 + 3 * y), 230) : RGB(UInt8(30 + tint / 4), UInt8(90 + 2 * y), 60)
    }
    return PixelImage(width: width, height: height, pixels: pixels, description: TerminalText(name))
  }
}
