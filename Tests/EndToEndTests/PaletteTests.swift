import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .timeLimit(.minutes(15))) struct PaletteTests {
  @Test func `A few letters select a screen, a person, a hashtag or a theme in the palette`() throws {
    let terminal = try BuiltProgram().start(size: Size(columns: 100, rows: 30))
    terminal.wait(for: "Rosa Valverde @rosa_v")
    terminal.press(.control("p"))
    for (text, best) in [("ran", "Ranking"), ("@mir", "@mira_okafor"), ("#sw", "#swift"), ("dark", "Night theme")] {
      terminal.press(.control("u"))
      terminal.type(text)
      terminal.wait(for: "│ > \(best) ")
    }
  }
}
