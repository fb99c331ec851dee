import CTerminal
import Dispatch

/// The terminal that the process was started from.
///
/// While entered, it is in raw mode on its alternate screen. It is restored on every way out: ``leave()``, `exit`,
/// INT, TERM, HUP, a stop, a trap, a crash. Only KILL leaves no time for it. There should be one at a time.
///
/// What is written to standard error meanwhile, the words of a trap for one, would destroy the screen and vanish with it.
/// It is held back, and shown when the terminal is restored.
@MainActor public final class SystemTerminal: Terminal {
  /// The colours that may be used on it.
  public let depth: ColorDepth
  /// How screens are presented on it.
  public let presentation: Presentation
  /// What the environment says of its pictures.
  public let pictures: PictureProtocol

  private let input: Int32
  private let output: Int32
  private let usesMouse: Bool
  private var receive: @MainActor (TerminalEvent) -> Void = { _ in }
  private var sources: [any DispatchSourceProtocol] = []

  /// Creates a terminal on two descriptors, standard input and output unless told otherwise. Changes nothing yet.
  ///
  /// - Parameters:
  ///   - color: What the user asked for.
  ///   - presentation: How screens are presented; as lines if the environment asks for what suits a screen reader. Lines
  ///     need no terminal: a pipe will do.
  ///   - usesMouse: Whether clicks and the wheel are reported. The terminal's own selection of text then needs Shift.
  /// - throws: ``TerminalError`` if one of them is no terminal, or one without a movable cursor.
  public init(
    input: Int32 = 0, output: Int32 = 1, environment: TerminalEnvironment = .current, color: ColorChoice = .auto,
    presentation: Presentation? = nil, usesMouse: Bool = false
  ) throws(TerminalError) {
    self.presentation = presentation ?? (environment.prefersScreenReader ? .lines : .screens)
    if self.presentation == .screens {
      guard terminal_is_tty(input), terminal_is_tty(output) else { throw .notATerminal }
      guard environment.canDrawScreens else { throw .cannotDraw(term: environment.term) }
    }
    self.input = input
    self.output = output
    self.usesMouse = usesMouse
    pictures = environment.pictures
    depth = .detect(isTerminal: terminal_is_tty(output), environment: environment, choice: color)
  }

  /// Its extent at this moment; 80 x 24 if it does not tell.
  public var size: Size {
    var (columns, rows): (Int32, Int32) = (0, 0)
    guard terminal_get_size(output, &columns, &rows) else { return Size(columns: 80, rows: 24) }
    return Size(columns: Int(columns), rows: Int(rows))
  }

  public var cellSize: PixelSize? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard terminal_get_cell_size(output, &width, &height) else { return nil }
    return PixelSize(width: Int(width), height: Int(height))
  }

  public func enter(_ receive: @escaping @MainActor (TerminalEvent) -> Void) throws {
    guard sources.isEmpty else { return }
    self.receive = receive
    let signals = terminal_open_signals()
    do {
      try takeOver()
    } catch {
      terminal_close_signals()
      throw error
    }
    listen(to: input) { [weak self] in self?.readInput() }
    if signals >= 0 { listen(to: signals) { [weak self] in self?.readSignals(from: signals) } }
  }

  public func leave() {
    for source in sources { source.cancel() }
    sources = []
    terminal_leave()
    terminal_close_signals()
  }

  public func suspend() {
    terminal_leave()
    terminal_stop_job()
    do {
      try takeOver()
      receive(.resumed)
    } catch {
      receive(.closed)
    }
  }

  public func write(_ bytes: [UInt8]) {
    if !bytes.isEmpty, !terminal_write(output, bytes, bytes.count) { receive(.closed) }
  }

  public func showInput(_ isShown: Bool) {
    if isShown { terminal_leave() } else { terminal_hide_input(input) }
  }

  private func takeOver() throws(TerminalError) {
    if presentation == .lines { return }
    let enter = ControlSequence.enter(usesMouse: usesMouse)
    let leave = ControlSequence.leave(pictures)
    let error = terminal_enter(input, output, enter, enter.count, leave, leave.count)
    if error != 0 { throw .system(error) }
  }

  private func listen(to descriptor: Int32, _ action: @escaping @MainActor () -> Void) {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated(action) }
    source.activate()
    sources.append(source)
  }

  private func readInput() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = terminal_read(input, &buffer, buffer.count)
    if count == 0 { receive(.closed) }
    if count > 0 { receive(.input(Array(buffer.prefix(count)))) }
  }

  private func readSignals(from descriptor: Int32) {
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = terminal_read(descriptor, &buffer, buffer.count)
    var isResized = false
    for number in buffer.prefix(max(0, count)).map(Int32.init) {
      switch number {
      case terminal_sigwinch: isResized = true
      case terminal_sigcont:
        let enter = ControlSequence.enter(usesMouse: usesMouse)
        terminal_reenter(enter, enter.count)
        receive(.resumed)
      case terminal_sigtstp: receive(.suspendRequested)
      default: receive(.signal(number))
      }
    }
    if isResized { receive(.resized) }
  }
}
