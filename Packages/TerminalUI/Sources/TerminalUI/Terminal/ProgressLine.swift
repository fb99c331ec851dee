import CTerminal

/// How far long work has come, in one line on standard error that is written over again and again.
///
/// It shows itself only to who looks on: nothing is written unless standard error is a terminal, nor for a screen reader. What standard
/// output is does not matter. Not for use while an application shows screens.
public struct ProgressLine: Sendable {
  /// Nil where there is nobody to look on.
  private let printer: PlainPrinter?
  private let columns: Int

  /// The longest line, in columns. A bar that is as wide as the window says no more than this one.
  private static let widest = 60

  /// The line of standard error.
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
    // A line that fills the window moves the cursor to the next one on some terminals.
    self.columns = min(Self.widest, max(columns, 1) - 1)
  }

  /// Shows a bar in place of the one before.
  public func show(_ bar: ProgressBar) {
    printer?.printOver(bar.line(columns: columns))
  }

  /// Leaves the line empty, for what is printed next.
  public func clear() {
    guard let printer else { return }
    printer.printOver(StyledText(TerminalText(String(repeating: " ", count: columns))))
    printer.printOver(.empty)
  }
}
