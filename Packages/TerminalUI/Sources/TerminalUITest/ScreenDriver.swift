public import TerminalUI

/// A driver that runs screens on a virtual terminal. A test presses keys, advances the time and reads the visible text.
///
/// For example:
///
///     let driver = try ScreenDriver(RankScreen(viewModel))
///     driver.press("j")
///     #expect(driver.text.contains("> Alice"))
@MainActor public final class ScreenDriver {
  /// The application that shows the screens.
  public let application: TerminalApplication
  /// The terminal of the application.
  public let terminal: VirtualTerminal
  /// The scheduler that provides the virtual time of the application.
  public let scheduler: VirtualScheduler
  /// The reason why the application ended, or `nil` while it is running.
  public private(set) var exit: TerminalApplication.Exit?

  /// Starts an application that shows the given screens, from the bottom up.
  public init(
    _ screens: (any Screen)..., size: Size = Size(columns: 80, rows: 24), depth: ColorDepth = .trueColor,
    clusters: TerminalEmulator.Clusters = .joined, presentation: TerminalPresentation = .screens,
    images: ImageProtocol = .halfBlocks, usesSymbols: Bool = true
  ) throws {
    scheduler = VirtualScheduler()
    terminal = VirtualTerminal(
      size: size, depth: depth, clusters: clusters, presentation: presentation, images: images,
      usesSymbols: usesSymbols)
    application = TerminalApplication(terminal: terminal, scheduler: scheduler)
    application.showsPixels = true
    for screen in screens { application.screens.push(screen) }
    try application.start { [weak self] exit in self?.exit = exit }
  }

  /// Starts an application that a test has created with the terminal and the scheduler.
  public init(_ application: TerminalApplication, terminal: VirtualTerminal, scheduler: VirtualScheduler) throws {
    (self.application, self.terminal, self.scheduler) = (application, terminal, scheduler)
    try application.start { [weak self] exit in self?.exit = exit }
  }

  /// The visible text, row by row, without trailing spaces.
  public var lines: [String] {
    settle()
    return terminal.emulator.lines
  }

  /// The visible text.
  public var text: String { lines.joined(separator: "\n") }

  /// Returns the lines that were written since the last call. Use this method only while screens are presented as
  /// lines.
  public func newLines() -> [String] {
    scheduler.advance(by: .milliseconds(300))
    defer { terminal.forgetOutput() }
    return String(decoding: terminal.output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Advances the time by the interval between two frames, and draws the frames that become due.
  public func settle() {
    scheduler.advance(by: .milliseconds(17))
  }

  /// Advances the time.
  public func advance(by duration: Duration) {
    scheduler.advance(by: duration)
  }

  /// Presses keys, one after the other, by sending the bytes that a terminal would send.
  public func press(_ keys: Key...) {
    for key in keys {
      terminal.send(.input(key.bytes))
      if key == .escape { scheduler.advance(by: .milliseconds(50)) }
      settle()
    }
  }

  /// Presses and releases the left button of the mouse at a cell, counted from 0, a number of times.
  public func click(column: Int, row: Int, times: Int = 1) {
    for _ in 0..<times {
      let place = "\(column + 1);\(row + 1)"
      terminal.send(.input(Array("\u{1B}[<0;\(place)M\u{1B}[<0;\(place)m".utf8)))
      settle()
    }
  }

  /// Types text.
  public func type(_ text: String) {
    terminal.send(.input(Array(text.utf8)))
    settle()
  }

  /// Types a line and presses Enter. Returns the lines that are printed in response. Use this method only while screens
  /// are presented as lines.
  @discardableResult
  public func say(_ line: String) -> [String] {
    terminal.send(.input(Array((line + "\n").utf8)))
    return newLines()
  }

  /// Pastes text.
  public func paste(_ text: String) {
    terminal.send(.input(Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)))
    settle()
  }

  /// Changes the size of the window.
  public func resize(columns: Int, rows: Int) {
    terminal.resize(to: Size(columns: columns, rows: rows))
    settle()
  }
}
