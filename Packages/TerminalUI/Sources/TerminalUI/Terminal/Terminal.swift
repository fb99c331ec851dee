/// A terminal that screens are shown on: the real one, or a virtual one in tests.
@MainActor public protocol Terminal: AnyObject {
  /// Its extent at this moment.
  var size: Size { get }
  /// The colours that may be used on it.
  var depth: ColorDepth { get }
  /// How screens are presented on it.
  var presentation: Presentation { get }
  /// How it takes pictures, as far as is known without asking it.
  var pictures: PictureProtocol { get }
  /// The pixels of a cell at this moment; nil if the system does not know.
  var cellSize: PixelSize? { get }

  /// Makes it ready for screens and begins to report. Events come on the main actor.
  ///
  /// - throws: ``TerminalError`` if this is no terminal that can show screens.
  func enter(_ receive: @escaping @MainActor (TerminalEvent) -> Void) throws

  /// Puts back what ``enter(_:)`` changed. Does nothing if not entered.
  func leave()

  /// Gives the terminal back to the shell until the job is continued, which is reported as ``TerminalEvent/resumed``.
  func suspend()

  /// Writes bytes that a ``Renderer`` made.
  func write(_ bytes: [UInt8])

  /// Stops, or begins again, to show what is typed. Only asked for where screens are presented as lines.
  func showInput(_ isShown: Bool)
}

/// How screens are presented.
public enum Presentation: String, Sendable, Hashable, CaseIterable {
  /// Drawn on the whole window, and used by single keys.
  case screens
  /// As lines of text, each written once and never changed, and used by typing lines. For screen readers, and for
  /// terminals whose cursor cannot be moved.
  case lines
}

/// What a terminal reports.
public enum TerminalEvent: Sendable, Hashable {
  /// Bytes came in.
  case input([UInt8])
  /// Its extent changed.
  case resized
  /// The job goes on after a stop; the terminal shows something else.
  case resumed
  /// Somebody asks to stop the job as Ctrl-Z does, by the signal.
  case suspendRequested
  /// A signal asks the process to end.
  case signal(Int32)
  /// The terminal is gone.
  case closed
}

/// Why screens cannot be shown.
public enum TerminalError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Input or output is a file or a pipe.
  case notATerminal
  /// `TERM` is missing or `dumb`.
  case cannotDraw(term: String?)
  /// The system refused; the number is an `errno`.
  case system(Int32)

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .notATerminal:
      "Standard input and output are not a terminal. Run this in a terminal, or ask for plain output."
    case .cannotDraw(let term):
      "The terminal cannot show screens (TERM is \(term.map { "\($0)" } ?? "not set")). "
        + "Set TERM to its type, xterm-256color for one, or ask for plain output."
    case .system(let number):
      "The terminal could not be set up (errno \(number))."
    }
  }
}
