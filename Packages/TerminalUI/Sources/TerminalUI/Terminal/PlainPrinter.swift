import CTerminal

/// A printer of lines to a file descriptor, for pipes and for commands without screens.
///
/// It accepts ``StyledText`` only, so that text from a server cannot control the terminal. Unless colors are allowed,
/// it writes no escape characters.
public struct PlainPrinter: Sendable {
  /// The file descriptor.
  public let descriptor: Int32
  /// The number of colors to use.
  public let depth: ColorDepth
  /// A Boolean value that indicates whether text is printed in UTF-8. Otherwise, it is printed in ASCII.
  public let usesUTF8: Bool
  private let palette: Palette

  /// Creates a printer with the given number of colors.
  public init(descriptor: Int32, depth: ColorDepth, theme: Theme = .night, usesUTF8: Bool = true) {
    self.descriptor = descriptor
    self.usesUTF8 = usesUTF8
    self.depth = depth
    palette = Palette(theme: theme, depth: depth)
  }

  /// Returns a printer that prints to standard output. See ``ColorDepth/detect(isTerminal:environment:choice:)`` for
  /// the number of colors.
  public static func standardOutput(
    environment: TerminalEnvironment = .current, color: ColorChoice = .auto
  ) -> PlainPrinter {
    detecting(1, environment, color)
  }

  /// Returns a printer that prints to standard error, and whose colors do not depend on standard output.
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
      theme: .detect(environment), usesUTF8: environment.usesUTF8)
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

  /// Overwrites the current line, and leaves the cursor in this line. The end of a longer previous line remains
  /// visible.
  func printOver(_ line: StyledText) {
    var output = ControlSequence()
    output.carriageReturn()
    write(line, to: &output)
    let bytes = encoded(output)
    _ = terminal_write(descriptor, bytes, bytes.count)
  }

  /// Returns the bytes of a line, including its line break.
  func bytes(of line: StyledText) -> [UInt8] {
    var output = ControlSequence()
    write(line, to: &output)
    output.newline()
    return encoded(output)
  }

  private func encoded(_ output: ControlSequence) -> [UInt8] {
    usesUTF8 ? output.bytes : ASCIIText.encode(output.bytes)
  }

  private func write(_ line: StyledText, to output: inout ControlSequence) {
    for span in line.spans {
      guard depth > .none, let style = span.style else {
        output.text(span.text)
        continue
      }
      // The terminal's own background is used, because the theme's does not cover the page.
      var look = palette.look(of: style)
      if style.background == nil { look.background = .standard }
      if style.foreground == .text { look.foreground = .standard }
      output.change(from: Palette.Look(), to: look)
      output.text(span.text)
      output.change(from: look, to: Palette.Look())
    }
  }
}
