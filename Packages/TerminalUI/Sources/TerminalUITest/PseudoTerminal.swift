import CPseudoTerminal
public import TerminalUI

/// Runs a real program on a real pseudo-terminal and shows what it writes on a ``TerminalEmulator``.
///
/// For example:
///
///     let terminal = try PseudoTerminal(["/usr/local/bin/tessera"])
///     #expect(terminal.wait { $0.text.contains("Ranking") })
///     terminal.press("q")
///     #expect(terminal.waitForExit() == 0)
///
/// Waiting blocks the thread. Whatever still runs when this is released gets HUP, as when a window is closed, then KILL.
public final class PseudoTerminal {
  /// What the program shows.
  public private(set) var emulator: TerminalEmulator
  /// All that it wrote.
  public private(set) var output: [UInt8] = []
  /// The settings of the line before the program began.
  public let initialSettings: [UInt8]

  private let controller: Int32
  private let terminal: Int32
  private let process: Int32
  private var exitCode: Int32?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - arguments: The path of the program, and its arguments.
  ///   - environment: All of its environment.
  /// - throws: ``PseudoTerminalError`` if there is no pseudo-terminal or no process to be had. A program that does not
  ///   exist is no error here; it exits with 127.
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
      _ = waitForExit(seconds: 1)
      pty_signal(-process, 9)
      pty_signal(process, 9)
      _ = waitForExit(seconds: 1)
    }
    pty_close(terminal)
    pty_close(controller)
  }

  /// What a program needs to show screens, and no more.
  public static let plainEnvironment = [
    "TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
  ]

  /// The settings of the line at this moment, to be compared with ``initialSettings``.
  public var settings: [UInt8] { Self.settings(of: terminal) }

  /// The process that gets what is typed; the first of its group.
  public var foregroundProcess: Int32 { pty_foreground(controller) }

  /// Shows what the program writes until a condition holds. Returns false if it does not in time, or never will.
  public func wait(seconds: Double = 10, until condition: (TerminalEmulator) -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while !condition(emulator) {
      if ContinuousClock.now >= end || !readSome(milliseconds: 50) { return condition(emulator) }
    }
    return true
  }

  /// Shows what the program writes until it writes nothing for some time.
  public func waitForSilence(seconds: Double = 0.2) {
    var last = -1
    while output.count != last {
      last = output.count
      if !readSome(milliseconds: Int32(seconds * 1000)) { return }
    }
  }

  /// Waits for the end of the program. Returns its exit code, 128 and the number if a signal ended it, nil if it runs on.
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

  /// Types text.
  public func type(_ text: String) {
    send(Array(text.utf8))
  }

  /// Sends a signal to the process that gets what is typed.
  public func signal(_ number: Int32) {
    pty_signal(foregroundProcess, number)
  }

  /// Changes the size of the window.
  public func resize(to size: Size) {
    emulator.resize(to: size)
    pty_resize(controller, Int32(size.columns), Int32(size.rows))
  }

  private func send(_ bytes: [UInt8]) {
    _ = pty_write(controller, bytes, bytes.count)
  }

  /// Returns false at the end.
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

/// Why a program could not be started.
public enum PseudoTerminalError: Error, Sendable, Hashable {
  /// The system has no pseudo-terminal left.
  case noTerminal
  /// The system has no process left.
  case noProcess
}
