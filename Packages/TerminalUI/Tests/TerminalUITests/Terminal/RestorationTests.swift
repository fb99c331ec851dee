import Foundation
import TerminalUI
import TerminalUITest
import Testing

/// Tests of a real program in a real terminal: its settings and screen are restored however the program ends.
@Suite(.serialized, .timeLimit(.minutes(15))) struct RestorationTests {
  /// Starts a shell with job control that runs the probe, as a user does.
  private func start(_ afterwards: String = "echo shell $?", size: Size = Size(columns: 40, rows: 8)) throws
    -> PseudoTerminal
  {
    let terminal = try PseudoTerminal(["/bin/sh", "-m", "-c", "\(probePath); \(afterwards)"], size: size)
    try #require(terminal.wait { $0.isAlternate && $0.text.contains("> 0") })
    #expect(terminal.settings != terminal.initialSettings)
    #expect(!terminal.emulator.isCursorShown)
    return terminal
  }

  private func expectRestored(_ terminal: PseudoTerminal) {
    #expect(terminal.settings == terminal.initialSettings)
    #expect(!terminal.emulator.isAlternate)
    #expect(terminal.emulator.isCursorShown)
    #expect(terminal.emulator.isWrapping)
    #expect(terminal.emulator.modes.isEmpty)
    #expect(terminal.emulator.unknown.isEmpty)
  }

  @Test(arguments: [("q", 0), ("\u{03}", 0), ("X", 3), ("T", 132), ("S", 139), ("O", 139)])
  func `The terminal is restored when the user quits, when the program exits, and when it crashes`(
    _ key: String, _ code: Int
  ) throws {
    let terminal = try start()
    terminal.type(key)
    // A trap raises ILL on x86 and TRAP on ARM.
    let codes = code == 132 ? [132, 133] : [code]
    #expect(
      terminal.wait { screen in codes.contains { screen.text.contains("shell \($0)") } }, "\(terminal.emulator.text)")
    expectRestored(terminal)
  }

  @Test
  func `The message of a trap is visible on the restored screen`() throws {
    let terminal = try start(size: Size(columns: 120, rows: 100))
    terminal.type("T")
    #expect(terminal.wait { !$0.isAlternate && $0.text.contains("a trap on purpose") }, "\(terminal.emulator.text)")
  }

  @Test(arguments: [SIGHUP, SIGINT, SIGTERM])
  func `The terminal is restored when the program receives a signal to exit`(_ number: Int32) throws {
    let terminal = try start()
    terminal.signal(number)
    #expect(terminal.wait { $0.text.contains("exit \(128 + number)") }, "\(terminal.emulator.text)")
    expectRestored(terminal)
  }

  @Test(arguments: [
    SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGQUIT, SIGSYS, SIGXCPU, SIGALRM, SIGUSR1, SIGUSR2,
  ])
  func `The terminal is restored after a signal that terminates the program`(_ number: Int32) throws {
    let terminal = try start()
    terminal.signal(number)
    #expect(terminal.wait { $0.text.contains("shell \(128 + number)") }, "\(terminal.emulator.text)")
    expectRestored(terminal)
  }

  @Test(arguments: [SIGHUP, SIGINT, SIGTERM, nil])
  func `A signal or Ctrl-C ends the program even if its main thread is busy`(_ number: Int32?) throws {
    let terminal = try start()
    terminal.type("H")
    try #require(terminal.wait { _ in String(decoding: terminal.output, as: UTF8.self).contains("hanging") })
    if let number { terminal.signal(number) } else { terminal.press(.control("c")) }
    if let number, number != SIGINT {
      #expect(terminal.wait { $0.text.contains("shell \(128 + number)") }, "\(terminal.emulator.text)")
    } else {
      #expect(terminal.waitForExit() == 128 + SIGINT, "a shell ends with what is interrupted")
    }
    expectRestored(terminal)
  }

  @Test
  func `A QUIT signal that the parent process ignores has no effect`() throws {
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-m", "-c", "trap '' QUIT; \(probePath); echo shell $?"], size: Size(columns: 40, rows: 10))
    try #require(terminal.wait { $0.isAlternate && $0.text.contains("> 0") })
    terminal.signal(SIGQUIT)
    terminal.press("j")
    #expect(terminal.wait { $0.isAlternate && $0.text.contains("> 1") }, "\(terminal.emulator.text)")
    terminal.press("q")
    #expect(terminal.wait { $0.text.contains("shell 0") })
  }

  @Test(arguments: [true, false])
  func `Ctrl-Z and SIGTSTP restore the terminal, and resuming draws the screen again`(_ byKey: Bool) throws {
    let terminal = try start("echo stopped; read line; fg; echo shell $?")
    if byKey { terminal.press(.control("z")) } else { terminal.signal(SIGTSTP) }
    #expect(terminal.wait { $0.text.contains("stopped") }, "\(terminal.emulator.text)")
    expectRestored(terminal)
    terminal.type("\n")
    #expect(terminal.wait { $0.isAlternate && $0.text.contains("> 0") }, "\(terminal.emulator.text)")
    #expect(terminal.settings != terminal.initialSettings)
    terminal.press("j")
    #expect(terminal.wait { $0.text.contains("> 1") })
    terminal.press("q")
    #expect(terminal.wait { $0.text.contains("shell 0") })
    expectRestored(terminal)
  }

  @Test
  func `The program draws the screen again after a SIGSTOP, and restores the terminal at its end`() throws {
    let terminal = try start("printf '\\r\\nstopped\\n'; read line; fg; echo shell $?")
    terminal.signal(SIGSTOP)
    #expect(terminal.wait { $0.text.contains("stopped") }, "\(terminal.emulator.text)")
    terminal.type("\n")
    #expect(
      terminal.wait { $0.isAlternate && $0.text.contains("> 0") && !$0.text.contains("stopped") },
      "\(terminal.emulator.text)")
    terminal.press("q")
    #expect(terminal.wait { $0.text.contains("shell 0") })
    expectRestored(terminal)
  }

  @Test
  func `A resized window is drawn immediately`() throws {
    let terminal = try start(size: Size(columns: 40, rows: 8))
    terminal.resize(to: Size(columns: 20, rows: 12))
    #expect(
      terminal.wait { $0.lines[10].hasPrefix("  8") && $0.lines[11].contains("Help") }, "\(terminal.emulator.text)")
    terminal.press("q")
    #expect(terminal.wait { $0.text.contains("shell 0") })
  }

  @Test(arguments: ["q", "S", "\u{1A}"])
  func `Images are deleted from the terminal when the program ends or is suspended`(_ key: String) throws {
    var environment = PseudoTerminal.plainEnvironment
    environment["TERM"] = "xterm-kitty"
    // The shell stays: if it ended, the system would resume the suspended program, which would start its screen again.
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-m", "-c", "\(probePath); echo shell $?; read line"], environment: environment,
      size: Size(columns: 40, rows: 10))
    try #require(terminal.wait { $0.isAlternate && $0.text.contains("> 0") })
    terminal.type("p")
    #expect(terminal.wait { $0.images.map(\.rect) == [Rect(column: 20, row: 2, columns: 12, rows: 6)] })
    terminal.type(key)
    #expect(terminal.wait { $0.text.contains("shell") }, "\(terminal.emulator.text)")
    #expect(terminal.emulator.images.isEmpty)
    expectRestored(terminal)
  }

  @Test
  func `An idle program writes nothing`() throws {
    let terminal = try start()
    terminal.press("s")
    #expect(terminal.wait { $0.text.contains("working") })
    terminal.press("s")
    #expect(terminal.wait { !$0.text.contains("working") })
    let before = terminal.output.count
    terminal.waitForSilence(seconds: 1)
    #expect(terminal.output.count == before)
    terminal.press("q")
    #expect(terminal.wait { $0.text.contains("shell 0") })
  }

  @Test
  func `A program that presents screens as lines writes no cursor movements, and quits on Ctrl-D`() throws {
    var environment = PseudoTerminal.plainEnvironment
    environment["ACCESSIBLE"] = "1"
    let terminal = try PseudoTerminal([probePath], environment: environment, size: Size(columns: 60, rows: 40))
    #expect(terminal.wait { $0.text.contains("> 1. 0 Zoë") })
    terminal.type("5\n")
    #expect(terminal.wait { $0.text.contains("> 5. 4 ") })
    terminal.type("\u{04}")
    #expect(terminal.waitForExit() == 0)
    #expect(!terminal.output.contains(0x1B))
    #expect(terminal.settings == terminal.initialSettings)
  }

  @Test
  func `A program without a terminal prints an error and no escape byte`() throws {
    let terminal = try PseudoTerminal(["/bin/sh", "-c", "NO_COLOR=1 \(probePath) < /dev/null"])
    #expect(terminal.waitForExit() == 1)
    #expect(terminal.emulator.text.contains("not a terminal"))
    #expect(!terminal.output.contains(0x1B))
  }
}
