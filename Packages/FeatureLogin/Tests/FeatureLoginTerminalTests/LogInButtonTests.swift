import TerminalUI
import Testing

@testable import FeatureLoginTerminal

@MainActor @Suite struct LogInButtonTests {
  @Test
  func `The login button is green if it is enabled, and red if it is disabled`() {
    var presses = 0
    let button = LogInButton()
    button.title = "Log in"
    button.isFocused = true
    button.onPress = { presses += 1 }
    for (isEnabled, color, expected) in [(false, Color.error, 0), (true, .success, 1)] {
      button.isEnabled = isEnabled
      var canvas = Canvas(size: Size(columns: 12, rows: 1))
      button.draw(in: &canvas)
      #expect(canvas.cell(column: 2, row: 0)?.style.foreground == color)
      #expect(button.receive(.key(.enter)) == isEnabled)
      #expect(presses == expected)
    }
  }
}
