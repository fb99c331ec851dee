import TerminalUI
import Testing

@Suite struct ColorDepthTests {
  private func depth(
    _ term: String?, colorTerm: String? = nil, noColor: String? = nil, isTerminal: Bool = true,
    choice: ColorChoice = .auto
  ) -> ColorDepth {
    let environment = TerminalEnvironment(term: term, colorTerm: colorTerm, noColor: noColor)
    return .detect(isTerminal: isTerminal, environment: environment, choice: choice)
  }

  @Test
  func `The environment determines the number of colors`() {
    #expect(depth("xterm") == .ansi16)
    #expect(depth("xterm-256color") == .ansi256)
    #expect(depth("xterm-256color", colorTerm: "truecolor") == .trueColor)
    #expect(depth("xterm-kitty") == .trueColor)
    #expect(depth("linux") == .ansi16)
  }

  @Test
  func `A dumb terminal, a file and the user's choice disable colors`() {
    #expect(depth("dumb") == .none)
    #expect(depth(nil) == .none)
    #expect(depth("", colorTerm: "truecolor") == .none)
    #expect(depth("xterm-256color", isTerminal: false) == .none)
    #expect(depth("xterm-256color", noColor: "1") == .none)
    #expect(depth("xterm-256color", choice: .never) == .none)
  }

  @Test(arguments: ["vt100", "vt220", "vt100-w", "xterm-mono", "linux-m", "wyse60", "tvi925", "sun", "unknown"])
  func `A terminal that terminfo describes without colors has none`(term: String) {
    #expect(depth(term) == .none)
    #expect(depth(term, colorTerm: "truecolor") == .none)
    #expect(depth(term, choice: .always) == .ansi16)
  }

  @Test(arguments: ["vt525", "vte", "sun-color", "rxvt", "screen", "ansi"])
  func `A terminal with a similar name has colors`(term: String) {
    #expect(depth(term) == .ansi16)
  }

  @Test
  func `An empty NO_COLOR has no effect`() {
    #expect(depth("xterm-256color", noColor: "") == .ansi256)
  }

  @Test
  func `The user's choice of colors takes precedence over everything else`() {
    #expect(depth("xterm-256color", noColor: "1", isTerminal: false, choice: .always) == .ansi256)
    #expect(depth(nil, isTerminal: false, choice: .always) == .ansi16)
  }
}
