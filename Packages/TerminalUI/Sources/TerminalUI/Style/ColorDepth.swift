/// How many colours may be used on one output.
public enum ColorDepth: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// No colours.
  case none
  /// The sixteen colours that every terminal gives its own values to.
  case ansi16
  /// The colour cube of xterm.
  case ansi256
  /// All of sRGB.
  case trueColor

  /// Fewer colours come first.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What the user asked for, `--color` on a command line.
public enum ColorChoice: String, Sendable, Hashable, CaseIterable {
  /// Colours where the output is a terminal that can show them.
  case auto
  /// Colours even into a file or a pipe.
  case always
  /// No colours.
  case never
}

extension ColorDepth {
  /// Decides for one output. Ask for standard output and standard error apart: either may be redirected.
  ///
  /// `.auto` gives `.none` unless the output is a terminal, if `NO_COLOR` is set and not empty, or if `TERM` is `dumb`
  /// or missing. `.always` gives at least `.ansi16` whatever the environment says.
  public static func detect(
    isTerminal: Bool, environment: TerminalEnvironment, choice: ColorChoice = .auto
  ) -> ColorDepth {
    switch choice {
    case .never: .none
    case .always: max(.ansi16, environment.depthOfTerminal)
    case .auto: isTerminal && !environment.forbidsColor ? environment.depthOfTerminal : .none
    }
  }
}
