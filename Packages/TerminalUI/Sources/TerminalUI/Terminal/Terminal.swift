/// A terminal that shows screens, such as the terminal of the process, or a virtual terminal in tests.
@MainActor public protocol Terminal: AnyObject {
  /// The current size.
  var size: Size { get }
  /// The number of colors to use.
  var depth: ColorDepth { get }
  /// A Boolean value that indicates whether the terminal shows symbols, such as arrows, frames and half blocks.
  var usesSymbols: Bool { get }
  /// The presentation of screens.
  var presentation: TerminalPresentation { get }
  /// The protocol for images, as far as it is known without a query.
  var images: ImageProtocol { get }
  /// The current size of a cell in pixels, or `nil` if the system does not report it.
  var cellSize: PixelSize? { get }

  /// Prepares the terminal for screens and starts to report events, on the main actor.
  ///
  /// - Throws: ``TerminalError`` if the terminal cannot show screens.
  func enter(_ receive: @escaping @MainActor (TerminalEvent) -> Void) throws

  /// Reverts the changes of ``enter(_:)``. Does nothing if the terminal was not entered.
  func leave()

  /// Suspends the process and returns the terminal to the shell until the job is resumed, which is reported as
  /// ``TerminalEvent/resumed``.
  func suspend()

  /// Writes the bytes of a ``Renderer``.
  func write(_ bytes: [UInt8])

  /// Turns the display of typed text on or off. This method is called only while screens are presented as lines.
  func showInput(_ isShown: Bool)
}

/// The way screens are presented: drawn on the terminal, or printed as lines.
public enum TerminalPresentation: String, Sendable, Hashable, CaseIterable {
  /// Screens are drawn in the whole window, and the user presses single keys.
  case screens
  /// Screens are printed as lines of text, which never change, and the user types lines. This presentation is suitable
  /// for screen readers, and for terminals whose cursor cannot be moved.
  case lines
}

/// An event that a terminal reports.
public enum TerminalEvent: Sendable, Hashable {
  /// Bytes were received.
  case input([UInt8])
  /// The size of the terminal changed.
  case resized
  /// The job was resumed. The contents of the terminal are unknown.
  case resumed
  /// A signal requests that the job be stopped, as Ctrl-Z does.
  case suspendRequested
  /// A signal requests that the process exit.
  case signal(Int32)
  /// The terminal was closed.
  case closed
}

/// The reason why screens cannot be shown.
public enum TerminalError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The input or the output is a file or a pipe, not a terminal.
  case notATerminal
  /// `TERM` is missing, empty or `dumb`.
  case cannotDraw(term: String?)
  /// The system reported an error, given as `errno`.
  case system(Int32)

  /// A description of the problem and its remedy.
  public var description: String {
    switch self {
    case .notATerminal:
      "Standard input or output is not a terminal. Run the program in a terminal, or choose plain text output."
    case .cannotDraw(let term):
      "The terminal cannot show screens (TERM is \(term.map { "\($0)" } ?? "not set")). "
        + "Set TERM to the terminal's type, such as xterm-256color."
    case .system(let number):
      "The terminal could not be set up (errno \(number)). Run the program in another terminal."
    }
  }
}
