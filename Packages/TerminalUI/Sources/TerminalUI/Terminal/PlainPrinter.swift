import CTerminal

/// Prints lines to a descriptor, for pipes and for commands that show no screens.
///
/// It takes only ``StyledText``, so nothing from a server can drive the terminal here either. Unless colours are allowed
/// on the descriptor, not one escape byte is written.
public struct PlainPrinter: Sendable {
  /// Where it prints to.
  public let descriptor: Int32
  /// The colours that it uses.
  public let depth: ColorDepth
  private let palette: Palette

  /// Creates a printer with given colours.
  public init(descriptor: Int32, depth: ColorDepth, theme: Theme = .dark) {
    self.descriptor = descriptor
    self.depth = depth
    palette = Palette(theme: theme, depth: depth)
  }

  /// A printer to standard output, with colours if that is a terminal and nobody is against it.
  public static func standardOutput(
    environment: TerminalEnvironment = .current, color: ColorChoice = .auto
  ) -> PlainPrinter {
    detecting(1, environment, color)
  }

  /// A printer to standard error, judged apart from standard output.
  public static func standardError(
    environment: TerminalEnvironment = .current, color: ColorChoice = .auto
  ) -> PlainPrinter {
    detecting(2, environment, color)
  }

  private static func detecting(
    _ descriptor: Int32, _ environment: TerminalEnvironment, _ color: ColorChoice
  ) -> PlainPrinter {
    let isTerminal = terminal_is_tty(descriptor)
    return PlainPrinter(
      descriptor: descriptor,
      depth: .detect(isTerminal: isTerminal, environment: environment, choice: color),
      theme: .detect(environment))
  }

  /// Prints one line.
  public func print(_ line: StyledText = .empty) throws(OutputError) {
    try self.print(CollectionOfOne(line))
  }

  /// Prints lines.
  public func print(_ lines: some Sequence<StyledText>) throws(OutputError) {
    let bytes = lines.flatMap(bytes)
    guard terminal_write(descriptor, bytes, bytes.count) else {
      throw OutputError(descriptor: descriptor, code: terminal_error())
    }
  }

  /// Prints a line over the one that the cursor is in, and stays there. What was longer than it is seen behind it.
  func printOver(_ line: StyledText) {
    var output = ControlSequence()
    output.carriageReturn()
    write(line, to: &output)
    _ = terminal_write(descriptor, output.bytes, output.bytes.count)
  }

  /// What is written for a line, its end included.
  func bytes(of line: StyledText) -> [UInt8] {
    var output = ControlSequence()
    write(line, to: &output)
    output.newline()
    return output.bytes
  }

  private func write(_ line: StyledText, to output: inout ControlSequence) {
    for span in line.spans {
      guard depth > .none, let style = span.style else {
        output.text(span.text)
        continue
      }
      // On a page that is not ours, the background stays the terminal's.
      var look = palette.look(of: style)
      if style.background == nil { look.background = .standard }
      if style.foreground == .text { look.foreground = .standard }
      output.change(from: Palette.Look(), to: look)
      output.text(span.text)
      output.change(from: look, to: Palette.Look())
    }
  }
}
