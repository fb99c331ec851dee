import Foundation
import TerminalUI
import TerminalUITest
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor @Suite struct SVGTests {
  @Test("A picture of the screen has its text and colours, and is XML")
  func svg() throws {
    var emulator = TerminalEmulator(size: Size(columns: 12, rows: 2))
    emulator.write(Array("<a> \u{1B}[1;38;2;255;0;16m积分\u{1B}[m\r\n\u{1B}[7mx & y\u{1B}[m".utf8))
    let svg = emulator.svg()
    #expect(svg.contains("&lt;a&gt;"))
    #expect(svg.contains("textLength=\"18\" fill=\"#ff0010\" font-weight=\"bold\">积</text>"))
    #expect(svg.contains("fill=\"#101014\">x &amp; y</text>"))
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse())
  }
}
