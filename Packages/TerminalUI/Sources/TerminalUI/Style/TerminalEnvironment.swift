import CTerminal

/// The environment variables that describe the terminal and the user's preferences.
public struct TerminalEnvironment: Sendable, Hashable {
  /// The value of `TERM`, the type of the terminal.
  public var term: String?
  /// The value of `COLORTERM`, with which terminals report that they support 24-bit colors.
  public var colorTerm: String?
  /// The value of `NO_COLOR`, which requests output without colors.
  public var noColor: String?
  /// The value of `COLORFGBG`, with which some terminals report their colors, such as `15;0`.
  public var colorForegroundBackground: String?
  /// The value of `KITTY_WINDOW_ID`, which kitty sets.
  public var kittyWindow: String?
  /// The value of `TERM_PROGRAM`, the name of the terminal.
  public var program: String?
  /// The value of `TMUX` or `STY`, which tmux and screen set.
  public var multiplexer: String?
  /// The value of `ACCESSIBLE`, which requests output for a screen reader.
  public var accessible: String?
  /// The name of the locale, the value of `LC_ALL`, `LC_CTYPE` or `LANG`.
  public var locale: String?

  /// Creates an environment from given values.
  public init(
    term: String? = nil, colorTerm: String? = nil, noColor: String? = nil,
    colorForegroundBackground: String? = nil, accessible: String? = nil, kittyWindow: String? = nil,
    program: String? = nil, multiplexer: String? = nil, locale: String? = nil
  ) {
    self.term = term
    self.colorTerm = colorTerm
    self.noColor = noColor
    self.colorForegroundBackground = colorForegroundBackground
    self.accessible = accessible
    self.kittyWindow = kittyWindow
    self.program = program
    self.multiplexer = multiplexer
    self.locale = locale
  }

  /// The environment of this process.
  public static var current: TerminalEnvironment {
    func value(_ name: String) -> String? {
      terminal_environment(name).map { String(cString: $0) }
    }
    return TerminalEnvironment(
      term: value("TERM"), colorTerm: value("COLORTERM"), noColor: value("NO_COLOR"),
      colorForegroundBackground: value("COLORFGBG"), accessible: value("ACCESSIBLE"),
      kittyWindow: value("KITTY_WINDOW_ID"), program: value("TERM_PROGRAM"),
      multiplexer: value("TMUX") ?? value("STY"), locale: locale(value))
  }

  /// Returns the name of the locale that environment variables determine, or `nil` if they name none.
  ///
  /// - Parameter value: A closure that returns the value of a variable.
  public static func locale(_ value: (String) -> String?) -> String? {
    ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(value).first { !$0.isEmpty }
  }

  /// A Boolean value that indicates whether the terminal shows UTF-8: the locale uses UTF-8, or there is none. If it is
  /// `false`, output is in ASCII.
  public var usesUTF8: Bool {
    guard let locale else { return true }
    // macOS also sets a locale that consists of the codeset.
    let codeset = locale.prefix { $0 != "@" }.split(separator: ".").last ?? ""
    return codeset.lowercased().filter { $0.isLetter || $0.isNumber } == "utf8"
  }

  /// A Boolean value that indicates whether the user prefers output for a screen reader: `ACCESSIBLE` is set, and is
  /// not empty, `0`, `false` or `no`.
  public var prefersScreenReader: Bool {
    guard let accessible else { return false }
    return !["", "0", "false", "no"].contains(accessible.lowercased())
  }

  /// A Boolean value that indicates whether the terminal can move its cursor.
  public var canDrawScreens: Bool { term != nil && term != "" && term != "dumb" }

  /// A Boolean value that indicates whether the terminal reports a light background, or `nil` if it reports no
  /// background.
  public var hasLightBackground: Bool? {
    guard let last = colorForegroundBackground?.split(separator: ";").last, let color = Int(last) else { return nil }
    return color == 7 || color > 8
  }

  var forbidsColor: Bool { noColor?.isEmpty == false }

  /// Returns whether terminfo describes a terminal without colors under a name: the terminals of DEC other than the
  /// VT525, those of other makers before ANSI colors, and variants such as `xterm-mono`.
  private static func isMonochrome(_ term: String) -> Bool {
    let parts = term.split(separator: "-")
    if parts.dropFirst().contains(where: { ["m", "mono"].contains($0) }) { return true }
    guard let name = parts.first, name != "vt525" else { return false }
    return ["sun", "unknown", "network"].contains(term)
      || ["vt", "wy", "wyse", "tvi", "adm"].contains {
        name.hasPrefix($0) && name.dropFirst($0.count).first?.isNumber == true
      }
  }

  var depthOfTerminal: ColorDepth {
    guard canDrawScreens, let term, !Self.isMonochrome(term) else { return .none }
    if colorTerm == "truecolor" || colorTerm == "24bit" { return .trueColor }
    let trueColorTerms = ["direct", "kitty", "alacritty", "foot", "wezterm", "ghostty"]
    if trueColorTerms.contains(where: { term.split(separator: "-").contains($0[...]) }) { return .trueColor }
    return term.contains("256color") ? .ansi256 : .ansi16
  }
}
