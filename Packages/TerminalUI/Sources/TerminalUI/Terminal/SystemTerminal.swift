import CTerminal
import Dispatch

/// The terminal of this process.
///
/// From ``enter(_:)`` until ``leave()``, the terminal is in raw mode and shows its alternate screen, unless screens are
/// presented as lines. It is restored by ``leave()`` and `exit`, on the signals INT, TERM, HUP and QUIT, and when the
/// process is suspended, traps or crashes, but not on KILL or STOP. Use one instance at a time.
///
/// Keys and signals are read off the main thread. If the main thread does not handle INT, TERM, HUP or Ctrl-C within
/// two seconds, the terminal is restored and the signal ends the process.
///
/// Output to standard error, such as the message of a trap, is withheld and shown when the terminal is restored.
@MainActor public final class SystemTerminal: Terminal {
  /// The number of colors to use.
  public let depth: ColorDepth
  /// A Boolean value that indicates whether the terminal shows symbols: the user has not chosen otherwise, and the locale
  /// uses UTF-8.
  public let usesSymbols: Bool
  /// The presentation of screens.
  public let presentation: TerminalPresentation
  /// The image protocol that the environment variables indicate.
  public let images: ImageProtocol

  private let input: Int32
  private let output: Int32
  private let usesMouse: Bool
  private let usesUTF8: Bool
  private var receive: @MainActor (TerminalEvent) -> Void = { _ in }
  private var sources: [any DispatchSourceProtocol] = []
  private let reading = DispatchQueue(label: "TerminalUI.SystemTerminal.reading", qos: .userInteractive)

  /// Creates a terminal on two file descriptors, by default standard input and output. Does not change the terminal.
  ///
  /// - Parameters:
  ///   - input: The file descriptor to read.
  ///   - output: The file descriptor to write.
  ///   - environment: The environment variables that describe the terminal.
  ///   - color: The user's choice of colors.
  ///   - presentation: The presentation of screens. If it is `nil`, screens are presented as lines if the environment
  ///     requests output for a screen reader. Lines do not require a terminal; a pipe suffices.
  ///   - usesSymbols: A Boolean value that indicates whether symbols are drawn, such as arrows and frames. Otherwise,
  ///     characters of ASCII stand for them. Letters of other scripts remain.
  ///   - usesMouse: A Boolean value that indicates whether clicks and the wheel are reported. The user then needs Shift
  ///     to select text.
  /// - Throws: ``TerminalError`` if screens are not presented as lines, and a descriptor is not a terminal or the
  ///   terminal cannot move its cursor.
  public init(
    input: Int32 = 0, output: Int32 = 1, environment: TerminalEnvironment = .current, color: ColorChoice = .auto,
    presentation: TerminalPresentation? = nil, usesSymbols: Bool = true, usesMouse: Bool = false
  ) throws(TerminalError) {
    self.presentation = presentation ?? (environment.prefersScreenReader ? .lines : .screens)
    if self.presentation == .screens {
      guard terminal_is_tty(input), terminal_is_tty(output) else { throw .notATerminal }
      guard environment.canDrawScreens else { throw .cannotDraw(term: environment.term) }
    }
    self.input = input
    self.output = output
    self.usesMouse = usesMouse
    usesUTF8 = environment.usesUTF8
    self.usesSymbols = usesSymbols && usesUTF8
    images = environment.images
    depth = .detect(isTerminal: terminal_is_tty(output), environment: environment, choice: color)
  }

  /// The current size, or 80 x 24 if it is unknown.
  public var size: Size {
    var (columns, rows): (Int32, Int32) = (0, 0)
    guard terminal_get_size(output, &columns, &rows) else { return Size(columns: 80, rows: 24) }
    return Size(columns: Int(columns), rows: Int(rows))
  }

  /// The size of a cell in pixels, or `nil` if the system does not report it.
  public var cellSize: PixelSize? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard terminal_get_cell_size(output, &width, &height) else { return nil }
    return PixelSize(width: Int(width), height: Int(height))
  }

  /// Starts to report events. Unless screens are presented as lines, first switches the terminal to raw mode and to its
  /// alternate screen.
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
    // If screens are presented as lines, Ctrl-C is a signal. The input may be a file, which must not be read faster
    // than it is processed.
    sources.append(
      Self.source(of: input, on: presentation == .lines ? .main : reading) {
        $0.contains(Self.controlC) ? terminal_sigint : nil
      } take: { [weak self] bytes in
        self?.receive(bytes.isEmpty ? .closed : .input(bytes))
      })
    guard signals >= 0 else { return }
    sources.append(
      Self.source(of: signals, on: reading) {
        $0.map(Int32.init).first { [terminal_sigint, terminal_sigterm, terminal_sighup].contains($0) }
      } take: { [weak self] numbers in
        self?.receive(signals: numbers)
      })
  }

  /// Restores the terminal.
  public func leave() {
    // Canceled on the queue, so that no input is read that belongs to the next user of the terminal.
    let sources = sources
    self.sources = []
    reading.sync { for source in sources { source.cancel() } }
    terminal_leave()
    terminal_close_signals()
  }

  /// Suspends the process and returns the terminal to the shell until the job is resumed.
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

  /// Writes bytes to the terminal. Text is converted to ASCII if the locale does not use UTF-8, and symbols are converted
  /// if the user has chosen so.
  public func write(_ bytes: [UInt8]) {
    let bytes = usesSymbols ? bytes : ASCIIText.encode(bytes, symbolsOnly: usesUTF8)
    if !bytes.isEmpty, !terminal_write(output, bytes, bytes.count) { receive(.closed) }
  }

  /// Turns the display of typed text on or off.
  public func showInput(_ isShown: Bool) {
    if isShown { terminal_leave() } else { terminal_hide_input(input) }
  }

  private func takeOver() throws(TerminalError) {
    if presentation == .lines { return }
    let enter = ControlSequence.enter(usesMouse: usesMouse)
    let leave = ControlSequence.leave(images)
    let error = terminal_enter(input, output, enter, enter.count, leave, leave.count)
    if error != 0 { throw .system(error) }
  }

  private nonisolated static let controlC: UInt8 = 0x03
  /// The time after which a main thread that handles nothing is considered blocked.
  private nonisolated static let patience = DispatchTimeInterval.seconds(2)

  /// Returns a source that reads a file descriptor on a queue, and passes the bytes to the main thread. An empty array
  /// means the end of the file. If the main thread is blocked, the signal that the bytes request ends the process.
  ///
  /// - Parameters:
  ///   - descriptor: The file descriptor.
  ///   - queue: The queue on which to read.
  ///   - ending: A closure that returns the signal that the bytes request, if any.
  ///   - take: A closure that receives the bytes.
  private nonisolated static func source(
    of descriptor: Int32, on queue: DispatchQueue, ending: @escaping @Sendable ([UInt8]) -> Int32?,
    take: @escaping @MainActor @Sendable ([UInt8]) -> Void
  ) -> any DispatchSourceProtocol {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler {
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = terminal_read(descriptor, &buffer, buffer.count)
      if count < 0 { return }
      if count == 0 { source.cancel() }  // otherwise, the end would be reported repeatedly
      let bytes = Array(buffer.prefix(count))
      let ending = ending(bytes).map { number in
        DispatchWorkItem {
          terminal_leave()
          terminal_die_of(number)
        }
      }
      if let ending { DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: ending) }
      DispatchQueue.main.async {
        ending?.cancel()
        terminal_provide_handler_stack()
        MainActor.assumeIsolated { take(bytes) }
      }
    }
    source.activate()
    return source
  }

  private func receive(signals numbers: [UInt8]) {
    var isResized = false
    for number in numbers.map(Int32.init) {
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
