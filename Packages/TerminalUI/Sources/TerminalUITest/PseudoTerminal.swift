import CPseudoTerminal
public import TerminalUI

/// A real program on a real pseudo-terminal, whose output is shown on a ``TerminalEmulator``.
///
/// For example:
///
///     let terminal = try PseudoTerminal(["/usr/local/bin/tessera"])
///     #expect(terminal.wait { $0.text.contains("Ranking") })
///     terminal.press("q")
///     #expect(terminal.waitForExit() == 0)
///
/// Methods that wait block the thread. When this object is released, a program that is still running receives `SIGHUP`,
/// as when its window is closed, and then `SIGKILL`.
public final class PseudoTerminal {
  /// The emulator that shows the program's output.
  public private(set) var emulator: TerminalEmulator
  /// All output of the program so far.
  public private(set) var output: [UInt8] = []
  /// The settings of the terminal line before the program started.
  public let initialSettings: [UInt8]

  private let controller: Int32
  private let terminal: Int32
  private let process: Int32
  private var exitCode: Int32?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - arguments: The path of the program, followed by its arguments.
  ///   - environment: The complete environment of the program.
  ///   - size: The size of the window.
  ///   - clusters: The emulator's treatment of clusters of several scalars.
  /// - Throws: A ``PseudoTerminalError`` if the system has no free pseudo-terminal or cannot create another process. A
  ///   program that does not exist is not an error; the process exits with code 127.
  public init(
    _ arguments: [String], environment: [String: String] = PseudoTerminal.plainEnvironment,
    size: Size = Size(columns: 80, rows: 24), clusters: TerminalEmulator.Clusters = .joined
  ) throws(PseudoTerminalError) {
    var (controller, terminal): (Int32, Int32) = (-1, -1)
    guard pty_open(&controller, &terminal, Int32(size.columns), Int32(size.rows)) else { throw .noTerminal }
    self.controller = controller
    self.terminal = terminal
    emulator = TerminalEmulator(size: size, clusters: clusters)
    initialSettings = Self.settings(of: terminal)
    let variables = environment.map { "\($0.key)=\($0.value)" }
    process = Self.withCStrings(arguments) { arguments in
      Self.withCStrings(variables) { pty_spawn(terminal, arguments, $0) }
    }
    if process < 0 { throw .noProcess }
  }

  deinit {
    if exitCode == nil {
      pty_signal(-process, 1)
      if waitForExit(seconds: 1) == nil {
        pty_signal(-process, 9)
        pty_signal(process, 9)
        // Swift Testing does not notice the end of an exit test while another child has ended and nobody waits for it.
        pty_wait(process)
      }
    }
    pty_close(terminal)
    pty_close(controller)
  }

  /// The minimal environment of a program that shows screens.
  public static let plainEnvironment = [
    "TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
  ]

  /// The current settings of the terminal line, for comparison with ``initialSettings``.
  public var settings: [UInt8] { Self.settings(of: terminal) }

  /// The ID of the process group that receives the input.
  public var foregroundProcess: Int32 { pty_foreground(controller) }

  /// Processes the program's output until a condition is met. Returns `false` if that does not happen in time, or if
  /// the output ends.
  public func wait(seconds: Double = 10, until condition: (TerminalEmulator) -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while !condition(emulator) {
      if ContinuousClock.now >= end || !readSome(milliseconds: 50) { return condition(emulator) }
    }
    return true
  }

  /// Processes the program's output until there has been none for the given time.
  public func waitForSilence(seconds: Double = 0.2) {
    var last = -1
    while output.count != last {
      last = output.count
      if !readSome(milliseconds: Int32(seconds * 1000)) { return }
    }
  }

  /// Waits for the program to exit. Returns its exit code, 128 plus the signal's number if a signal ended it, or `nil`
  /// if it is still running.
  public func waitForExit(seconds: Double = 10) -> Int32? {
    let end = ContinuousClock.now + .seconds(seconds)
    while exitCode == nil, ContinuousClock.now < end {
      _ = readSome(milliseconds: 10)
      let code = pty_exit_code(process)
      if code >= 0 { exitCode = code }
    }
    waitForSilence(seconds: 0)
    return exitCode
  }

  /// Presses keys.
  public func press(_ keys: Key...) {
    for key in keys { send(key.bytes) }
  }

  /// Presses and releases the button of the mouse on the first occurrence of a text on the screen. Does nothing and
  /// returns `false` if the text is not visible.
  public func click(_ text: String, times: Int = 1) -> Bool {
    for (row, line) in emulator.lines.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      let place = "\(ColumnWidth.standard.columns(of: TerminalText(String(line[..<range.lowerBound]))) + 1);\(row + 1)"
      for _ in 0..<times { type("\u{1B}[<0;\(place)M\u{1B}[<0;\(place)m") }
      return true
    }
    return false
  }

  /// Types text.
  public func type(_ text: String) {
    send(Array(text.utf8))
  }

  /// Sends a signal to the leader of the process group that receives the input. That is the program if it has only just
  /// been started. Does nothing after ``waitForExit(seconds:)`` has returned an exit code.
  public func signal(_ number: Int32) {
    guard exitCode == nil else { return }
    let leader = foregroundProcess
    pty_signal(leader > 1 ? leader : process, number)
  }

  /// Changes the size of the window.
  public func resize(to size: Size) {
    emulator.resize(to: size)
    pty_resize(controller, Int32(size.columns), Int32(size.rows))
  }

  private func send(_ bytes: [UInt8]) {
    _ = pty_write(controller, bytes, bytes.count)
  }

  /// Reads available output. Returns `false` at the end of the output.
  private func readSome(milliseconds: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = pty_read(controller, &buffer, buffer.count, milliseconds)
    if count > 0 {
      output += buffer.prefix(count)
      emulator.write(buffer.prefix(count))
    }
    return count != 0
  }

  private static func settings(of terminal: Int32) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = pty_settings(terminal, &buffer, buffer.count)
    return Array(buffer.prefix(count))
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { string in
      let bytes = string.utf8CString
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      for (index, byte) in bytes.enumerated() { copy[index] = byte }
      return copy
    }
    defer { for copy in copies { copy.deallocate() } }
    return body(copies + [nil])
  }
}

/// The reason why a program could not be started.
public enum PseudoTerminalError: Error, Sendable, Hashable {
  /// The system has no free pseudo-terminal.
  case noTerminal
  /// The system cannot create another process.
  case noProcess
}
