import CTerminal

/// A progress bar on standard error, in one line that is overwritten.
///
/// Nothing is written if standard error is not a terminal, or if the user prefers output for a screen reader.
/// Redirecting standard output has no effect on the progress bar. Do not use a progress line while an application shows
/// screens.
public struct ProgressLine: Sendable {
  /// The printer, or `nil` if nothing is shown.
  private let printer: PlainPrinter?
  private let columns: Int

  /// The maximum length of the line, in columns.
  private static let widest = 60

  /// Returns a progress line on standard error.
  public static func standardError(
    environment: TerminalEnvironment = .current, color: ColorChoice = .auto
  ) -> ProgressLine {
    var (columns, rows): (Int32, Int32) = (80, 0)
    _ = terminal_get_size(2, &columns, &rows)
    return ProgressLine(
      .standardError(environment: environment, color: color), isTerminal: terminal_is_tty(2), columns: Int(columns),
      environment)
  }

  init(_ printer: PlainPrinter, isTerminal: Bool, columns: Int, _ environment: TerminalEnvironment) {
    self.printer = isTerminal && !environment.prefersScreenReader ? printer : nil
    // A line that fills the window moves the cursor to the next line on some terminals.
    self.columns = min(Self.widest, max(columns, 1) - 1)
  }

  /// Shows a progress bar in place of the previous one.
  public func show(_ bar: ProgressBar) {
    printer?.printOver(bar.line(columns: columns))
  }

  /// Clears the line.
  public func clear() {
    guard let printer else { return }
    printer.printOver(StyledText(TerminalText(String(repeating: " ", count: columns))))
    printer.printOver(.empty)
  }
}
