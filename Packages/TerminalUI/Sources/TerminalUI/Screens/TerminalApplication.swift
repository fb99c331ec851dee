public import Observation

/// Shows a stack of screens on a terminal until the user or a signal ends it.
///
/// Between them stand a breadcrumb above and a status bar below. A frame is drawn when something that was read for the
/// last one has changed, at most sixty times a second; while nothing changes, no timer runs and no byte is written.
@MainActor @Observable public final class TerminalApplication {
  /// Why ``run()`` returned.
  public enum Exit: Sendable, Hashable {
    /// The user, or the program, asked for it.
    case quit
    /// A signal asked for it.
    case signal(Int32)
    /// The terminal is gone.
    case terminalClosed

    /// The exit code that shells expect for it.
    public var code: Int32 {
      switch self {
      case .quit: 0
      case .signal(let number): 128 + number
      case .terminalClosed: 129
      }
    }
  }

  /// The screens.
  public let screens = ScreenStack()
  /// The line at the bottom.
  public let statusBar = StatusBar()
  /// Short messages in its place.
  public let toasts = Toasts()
  /// The colours.
  public var theme: Theme { didSet { renderer.use(theme: theme, depth: terminal.depth) } }
  /// The application's own words.
  public var strings = TerminalStrings.english
  /// How text is measured.
  public var width = ColumnWidth.standard
  /// Commands for every screen, before the built-in ones (back, quit, help).
  public var keys = KeyTable()
  /// Does what a key of ``keys`` stands for. Returns whether it did.
  @ObservationIgnored public var perform: @MainActor (Command) -> Bool = { _ in false }
  /// Keys that the user chose for commands of the application and of all screens.
  public var rebindings: [Command: [Key]] = [:]
  /// What the terminal's window is called while screens are shown: the title of the screen on top, and behind it this name. Nil
  /// leaves the window's name alone.
  @ObservationIgnored public var windowName: TerminalText?
  /// Whether the terminal is asked for the colour of its page, and the theme is the one that suits it. The answer comes, if it comes at
  /// all, when the first frame is already drawn.
  @ObservationIgnored public var followsBackground = false
  /// Whether pictures are shown in pixels where the terminal takes them, and not in half blocks. If the environment does not tell, the
  /// terminal is asked for sixels; the answer comes, if it comes at all, when the first frame is already drawn.
  @ObservationIgnored public var showsPixels = false
  /// From so many columns on, the screen behind the top one stays in sight on its left: a list, beside what was opened in it. The
  /// keys go to the right, and going back makes the left one whole again. Nil for one screen at a time.
  public var columnsForTwo: Int? { didSet { layOut() } }
  /// What stands above the screens: the breadcrumb, unless replaced. Nil for nothing.
  public var header: (any Header)? = Breadcrumb()

  var prompt: Prompt?
  @ObservationIgnored var searchText = ""
  private var frame = 0
  @ObservationIgnored private var isRetiring = false
  @ObservationIgnored let terminal: any Terminal
  @ObservationIgnored let scheduler: any FrameScheduler
  @ObservationIgnored var renderer: Renderer
  @ObservationIgnored var pictures = PictureProtocol.halfBlocks {
    didSet { if pictures != oldValue { renderer.use(pictures: pictures) } }
  }
  @ObservationIgnored var hasSixels = false
  @ObservationIgnored var toldCellSize: PixelSize?
  @ObservationIgnored private var reader: KeyReader?
  @ObservationIgnored private var lines = LinePresenter()
  @ObservationIgnored private var pendingFrame: ScheduledAction?
  @ObservationIgnored private var requestedFrame: ScheduledAction?
  @ObservationIgnored private var lastFrame: Duration?
  @ObservationIgnored private var isRunning = false
  @ObservationIgnored private var shownTitle: TerminalText?
  @ObservationIgnored private var exited: (@MainActor (Exit) -> Void)?

  private static let frameInterval = Duration.microseconds(16_667)
  /// Lines cannot be taken back: what changes at once is better said together.
  private static let lineInterval = Duration.milliseconds(200)

  /// Creates an application that shows nothing yet.
  public init(terminal: any Terminal, scheduler: any FrameScheduler, theme: Theme = .dark) {
    self.terminal = terminal
    self.scheduler = scheduler
    self.theme = theme
    renderer = Renderer(theme: theme, depth: terminal.depth)
  }

  /// Shows the screens until the end, or until the task is cancelled. The terminal is as before when this returns or
  /// throws.
  ///
  /// - throws: ``TerminalError`` if the terminal cannot show screens.
  public func run() async throws -> Exit {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        do {
          try start { continuation.resume(returning: $0) }
        } catch {
          continuation.resume(throwing: error)
        }
        if Task.isCancelled { quit() }
      }
    } onCancel: {
      Task { @MainActor in quit() }
    }
  }

  /// Begins to show the screens, and returns. `exited` is called once, at the end, with the terminal as before.
  public func start(_ exited: @escaping @MainActor (Exit) -> Void) throws {
    reader = KeyReader(scheduler: scheduler) { [weak self] event in self?.receive(event) }
    try terminal.enter { [weak self] event in self?.receive(event) }
    self.exited = exited
    isRunning = true
    layOut()
    screens.setActive(true)
    drawFrame()
    if terminal.presentation == .screens { askTerminal() }
  }

  /// Ends ``run()``. Does nothing if it is not running.
  public func quit(_ exit: Exit = .quit) {
    guard isRunning else { return }
    isRunning = false
    pendingFrame?.cancel()
    requestedFrame?.cancel()
    screens.setActive(false)
    terminal.leave()
    let exited = exited
    self.exited = nil
    exited?(exit)
  }

  /// The keys that work on the screen on top, in the order of help: its own, the application's, the built-in ones. Those that type in a
  /// field are not among them, nor are numbers where they choose rows.
  public var activeKeys: KeyTable {
    let table = defaultKeys.rebound(rebindings).labelled(by: strings)
    if terminal.presentation == .lines { return table.without { Int($0.description) != nil } }
    return table.without { screens.top?.types($0) == true }
  }

  /// The commands of the screen on top whose keys the user chose for others.
  public var orphans: [KeyTable.Orphan] { defaultKeys.orphans(by: rebindings) }

  private var defaultKeys: KeyTable { (screens.top?.keys ?? KeyTable()) + keys + builtInKeys }

  /// The keys of a command on a screen as the user has bound them, the one to show first; none if it has none. For hints that
  /// name a key: read while drawing, a change of the keys draws anew.
  public func keys(for command: Command, on screen: any Screen) -> [Key] {
    (screen.keys + keys + builtInKeys).rebound(rebindings).keys(for: command)
  }

  /// Draws a frame soon. Only needed by screens with state that is not `@Observable`.
  public func setNeedsDisplay() {
    guard isRunning, !isRetiring, pendingFrame == nil else { return }
    let interval = terminal.presentation == .lines ? Self.lineInterval : Self.frameInterval
    let due = lastFrame.map { max(.zero, $0 + interval - scheduler.now) } ?? .zero
    pendingFrame = scheduler.schedule(after: due) { [weak self] in self?.drawFrame() }
  }

  // MARK: - Events

  private func receive(_ event: TerminalEvent) {
    guard isRunning else { return }
    switch event {
    case .input(let bytes):
      if terminal.presentation == .lines {
        for line in lines.read(bytes) { receive(line: line) }
      } else {
        reader?.read(bytes)
      }
    case .resized:
      askForCellSize()
      setNeedsDisplay()
    case .resumed: redraw()
    case .suspendRequested: suspend()
    case .signal(let number): quit(.signal(number))
    // The end of typed lines is a way to quit, not a loss.
    case .closed: quit(terminal.presentation == .lines ? .quit : .terminalClosed)
    }
  }

  /// Returns whether the event meant something.
  @discardableResult
  private func receive(_ event: InputEvent) -> Bool {
    guard isRunning else { return false }
    if take(answer: event) { return true }
    toasts.dismiss()
    if let prompt {
      prompt.receive(event)
      return true
    }
    if screens.top?.receive(event) == true { return true }
    guard case .key(let key) = event, let command = activeKeys.command(for: key) else { return false }
    return execute(command)
  }

  /// Does what a command stands for on the screen on top, as if its key had been pressed. Returns whether anything did it.
  @discardableResult
  public func execute(_ command: Command) -> Bool {
    screens.top?.perform(command) == true || perform(command) || performBuiltIn(command)
  }

  /// A line that was typed: text for a field, the number of something, the name of a key or of a command. Behind a colon
  /// it is never text for a field.
  private func receive(line: String) {
    guard isRunning else { return }
    toasts.dismiss()
    setNeedsDisplay()
    if let prompt {
      prompt.receive(.line(line))
      return
    }
    if !line.hasPrefix(":"), screens.top?.receive(.line(line)) == true { return }
    let word = line.hasPrefix(":") ? String(line.dropFirst()) : line
    if let number = Int(word), screens.top?.receive(.choice(number)) == true { return }
    let key = Key(word.isEmpty ? "Enter" : word)
    let keys = activeKeys
    let command = key.flatMap(keys.command) ?? (key == nil ? keys.command(named: word) : nil)
    if command == .help {
      for binding in keys.bindings { lines.say(binding.line) }
      return
    }
    // A key behind a colon must not reach a field that would take it for text.
    if let command, key == nil || line.hasPrefix(":"), execute(command) { return }
    if let key, receive(.key(key)) { return }
    lines.say(strings.notUnderstood + " " + TerminalText(word))
  }

  /// Gives the terminal back to the shell until the user continues the job.
  public func suspend() {
    screens.setActive(false)
    terminal.suspend()
    screens.setActive(true)
  }

  /// Puts text on the user's clipboard by way of the terminal (OSC 52). Terminals may ignore it, and do not tell.
  /// Where text is presented as lines, it is said.
  public func copy(_ text: TerminalText) {
    if terminal.presentation == .lines {
      lines.say(text)
      return setNeedsDisplay()
    }
    var output = ControlSequence()
    output.copy(text)
    terminal.write(output.bytes)
  }

  /// Draws everything anew, after something else wrote to the terminal.
  public func redraw() {
    renderer.invalidate()
    shownTitle = nil
    setNeedsDisplay()
  }

  // MARK: - Frames

  private func drawFrame() {
    pendingFrame?.cancel()
    pendingFrame = nil
    requestedFrame?.cancel()
    guard isRunning else { return }
    lastFrame = scheduler.now
    layOut()
    guard isRunning else { return }  // a screen that came into sight may have ended it
    choosePictures()
    let isLinear = terminal.presentation == .lines
    let size = isLinear ? LinePresenter.page : terminal.size
    var canvas = Canvas(
      size: size, width: width, time: scheduler.now, depth: terminal.depth, isLinear: isLinear,
      showsPixels: !isLinear && terminal.depth >= .ansi256 && pictures != .halfBlocks)
    var bytes: [UInt8] = []
    retireObservation()
    withObservationTracking {
      _ = frame
      draw(in: &canvas)
      if isLinear { bytes = lines.present(canvas, for: self) }
    } onChange: { [weak self] in
      // All that is observed belongs to the main actor, so the change happens there.
      MainActor.assumeIsolated { self?.setNeedsDisplay() }
    }
    if !isLinear { bytes = nameOfWindow() + ControlSequence.frame(renderer.render(canvas)) }
    if !bytes.isEmpty { terminal.write(bytes) }
    if isLinear {
      terminal.showInput(!canvas.hidesInput)
      toasts.dismiss()  // it has been said
    }
    if let next = canvas.nextFrame, !isLinear {
      let delay = max(next - scheduler.now, Self.frameInterval)
      requestedFrame = scheduler.schedule(after: delay) { [weak self] in self?.drawFrame() }
    }
    for action in canvas.afterDrawing { action() }
  }

  /// What gives the window its name, if that is another than before.
  private func nameOfWindow() -> [UInt8] {
    guard let windowName else { return [] }
    let title = screens.top.map { $0.title + " - " + windowName } ?? windowName
    if title == shownTitle { return [] }
    shownTitle = title
    var output = ControlSequence()
    output.title(title)
    return output.bytes
  }

  /// Ends the observation that the last frame began. It ends by itself with the first change only, and a spinner that
  /// runs for hours would leave one behind with each of its frames.
  private func retireObservation() {
    isRetiring = true
    frame += 1
    isRetiring = false
  }
}
