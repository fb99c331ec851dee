/// The number of colors that an output supports.
public enum ColorDepth: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// No colors.
  case none
  /// Sixteen colors, whose values depend on the terminal.
  case ansi16
  /// The 256 colors of xterm.
  case ansi256
  /// Every color in sRGB, with eight bits per component.
  case trueColor

  /// Returns a Boolean value that indicates whether `left` has fewer colors than `right`.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The user's choice of whether output is colored, as made with `--color` on the command line.
public enum ColorChoice: String, Sendable, Hashable, CaseIterable {
  /// Colors if the output is a terminal that supports them.
  case auto
  /// Colors even if the output is a file or a pipe.
  case always
  /// No colors.
  case never
}

extension ColorDepth {
  /// Returns the color depth for one output. Determine it separately for standard output and standard error, because
  /// either may be redirected.
  ///
  /// `.auto` yields `.none` if the output is not a terminal, if `NO_COLOR` is set and not empty, or if `TERM` is `dumb`
  /// or missing. `.always` yields at least `.ansi16` regardless of the environment.
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
