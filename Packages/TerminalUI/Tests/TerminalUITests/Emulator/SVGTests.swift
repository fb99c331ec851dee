import Foundation
import TerminalUI
import TerminalUITest
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor @Suite struct SVGTests {
  private func screen(_ text: String, columns: Int = 12, rows: Int = 2) -> TerminalEmulator {
    var emulator = TerminalEmulator(size: Size(columns: columns, rows: rows))
    emulator.write(Array(text.utf8))
    return emulator
  }

  private func expectXML(_ svg: String) {
    #expect(XMLParser(data: Data(svg.utf8)).parse())
  }

  @Test func `An image of the screen contains its text and colors, and is valid XML`() {
    let svg = screen("<a> \u{1B}[1;38;2;255;0;16m积分\u{1B}[m\r\n\u{1B}[7mx & y\u{1B}[m").svg()
    #expect(svg.contains("&lt;a&gt;"))
    #expect(svg.contains("textLength=\"18\" fill=\"#ff0010\" font-weight=\"bold\">积</text>"))
    #expect(svg.contains("fill=\"#101014\">x &amp; y</text>"))
    #expect(svg.contains("text { white-space: pre }"))
    expectXML(svg)
  }

  @Test func `Block and line characters are drawn as shapes without gaps, independent of the font`() {
    let svg = screen("▀▀▌▌\r\n╭──╮").svg(foreground: RGB(hex: 0xFFFFFF), background: RGB(hex: 0))
    // One rectangle covers both upper halves, and one covers each left half.
    #expect(svg.contains("<rect x=\"12\" y=\"12\" width=\"18\" height=\"9\" fill=\"#ffffff\""))
    #expect(svg.contains("<rect x=\"30\" y=\"12\" width=\"4\" height=\"19\""))
    #expect(svg.contains("<rect x=\"39\" y=\"12\" width=\"4\" height=\"19\""))
    #expect(svg.contains("<path d=\"M16.5 50Q16.5 40.5 21 40.5\""))
    #expect(svg.contains("M21 40.5H25.5M25.5 40.5H30M30 40.5H34.5M34.5 40.5H39"))
    #expect(!svg.contains("<text"))
    expectXML(svg)
  }

  @Test func `A recording shows each row at its time, and contains unchanged rows once`() {
    let svg = TerminalEmulator.svg(of: [
      TerminalEmulator.Frame(screen("title\r\none"), seconds: 1),
      TerminalEmulator.Frame(screen("title\r\ntwo"), seconds: 3),
    ])
    #expect(svg.split(separator: "title").count == 2)
    #expect(svg.contains("@keyframes f0-1{0.0%{visibility:visible}25.0%{visibility:hidden}}"))
    #expect(svg.contains("@keyframes f1-2{0%{visibility:hidden}25.0%{visibility:visible}}"))
    #expect(svg.contains(".f0-1{visibility:hidden;animation:f0-1 4.0s step-end infinite}"))
    #expect(svg.contains(".f1-2{visibility:visible;animation:f1-2 4.0s step-end infinite}"))
    #expect(svg.contains("@media (prefers-reduced-motion: reduce)"))
    expectXML(svg)
  }

  @Test func `A recording without frames is an empty image`() {
    let svg = TerminalEmulator.svg(of: [])
    #expect(!svg.contains("<text"))
    expectXML(svg)
  }
}
