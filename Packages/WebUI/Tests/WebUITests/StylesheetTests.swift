import Foundation
import Testing
import WebUI

@Suite struct StylesheetTests {
  private static let stylesheet = String(decoding: WebResponse.stylesheet.body, as: UTF8.self)
  private static let script = String(decoding: WebResponse.script.body, as: UTF8.self)

  /// Returns the colors of the light or the dark theme by name.
  private func colors(isDark: Bool) -> [String: Double] {
    let matches = Self.stylesheet.matches(of: /--([a-z]+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\)/)
    return Dictionary(
      matches.map { (String($0.1), luminance(isDark ? $0.3 : $0.2)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the relative luminance of a color, as WCAG defines it.
  private func luminance(_ digits: Substring) -> Double {
    let number = Int(digits, radix: 16) ?? 0
    return zip([16, 8, 0], [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
      let value = Double(number >> part.0 & 255) / 255
      return sum + part.1 * (value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }
  }

  @Test(arguments: [false, true])
  func `Every color of text has a contrast of at least 4.5 to 1 on every background`(isDark: Bool) throws {
    let colors = colors(isDark: isDark)
    #expect(colors.count == 11)
    for background in ["background", "surface", "selection"] {
      let back = try #require(colors[background])
      for (name, front) in colors where !["background", "surface", "selection", "border"].contains(name) {
        let contrast = (max(front, back) + 0.05) / (min(front, back) + 0.05)
        #expect(contrast >= 4.5, "\(name) on \(background): \(contrast)")
      }
    }
  }

  @Test func `The script has at most 170 lines, and neither it nor the stylesheet names another server`() {
    #expect(Self.script.split(separator: "\n", omittingEmptySubsequences: false).count <= 170)
    for text in [Self.script, Self.stylesheet] {
      #expect(!text.contains("://"))
      #expect(!text.contains("eval"))
      #expect(!text.contains("url("))
    }
  }
}
