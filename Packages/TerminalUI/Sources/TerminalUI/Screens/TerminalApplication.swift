public import Observation

/// An application that shows a stack of screens on a terminal until the user or a signal ends it.
///
/// The screens are between a header and a status bar. A frame is drawn when a property that was read for the last frame
/// has changed, at most sixty times a second. While nothing changes, no timer runs and nothing is written.
@MainActor @Observable public final class TerminalApplication {
  /// The reason why ``run()`` returned.
  public enum Exit: Sendable, Hashable {
    /// The user or the program quit the application.
    case quit
    /// A signal ended the application.
    case signal(Int32)
    /// The terminal was closed.
    case terminalClosed

    /// The exit code for the shell.
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
  /// The status bar at the bottom of the window.
  public let statusBar = StatusBar()
  /// The short messages that appear in place of the status bar.
  public let toasts = Toasts()
  /// The theme, which determines the colors.
  public var theme: Theme {
    didSet {
      renderer.use(theme: theme, depth: terminal.depth)
      setNeedsDisplay()
    }
  }
  /// The texts of this package.
  public var strings = TerminalStrings.english
  /// The rules for measuring text.
  public var width = ColumnWidth.standard
  /// The key bindings for every screen. They take precedence over the built-in key bindings (back, quit, help).
  public var keys = KeyTable()
  /// A closure that performs a command of ``keys``, and returns `false` if it does not handle the command.
  @ObservationIgnored public var perform: @MainActor (Command) -> Bool = { _ in false }
  /// A closure that opens the URL of a link on which the user clicks, or `nil` if a click on a link is a click on its
  /// row.
  @ObservationIgnored public var openLink: (@MainActor (TerminalText) -> Void)?
  /// The keys that the user has bound to commands.
  public var rebindings: [Command: [Key]] = [:]
  /// The name in the title of the terminal's window, after the title of the top screen. If it is `nil`, the title is
  /// not changed.
  @ObservationIgnored public var windowName: TerminalText?
  /// A Boolean value that indicates whether the theme follows the terminal's background color. The terminal is queried;
  /// its reply, if any, arrives after the first frame.
  @ObservationIgnored public var followsBackground = false
  /// A Boolean value that indicates whether images are shown in pixels if the terminal supports an image protocol. If
  /// the environment indicates no protocol, the terminal is queried for sixels; its reply, if any, arrives after the
  /// first frame.
  @ObservationIgnored public var showsPixels = false
  /// The minimum width, in columns, of a window in which the first screen stays visible to the left of the top screen,
  /// or `nil` to show one screen at a time.
  public var columnsForTwo: Int? { didSet { layOut() } }
  /// The minimum width, in columns, of a window with a third screen between the first and the top one.
  public var columnsForThree = 160
  /// A Boolean value that indicates whether the rows of lists take one line each, where a list has such rows.
  public var isCompact = false
  /// The header above the screens, or `nil` for none. The default is a breadcrumb.
  public var header: (any Header)? = Breadcrumb()

  /// A line below the header, or an empty text for none. While screens are presented as lines, it is printed once.
  public var notice = StyledText.empty {
    didSet { if terminal.presentation == .lines, notice != oldValue, !notice.isEmpty { lines.say(notice.text) } }
  }

  var prompt: Prompt?
  /// The share of the window's width that the left pane takes. The user changes it by dragging the border.
  var leftShare = 0.46
  @ObservationIgnored var searchText = ""
  private var frame = 0
  @ObservationIgnored private var isRetiring = false
  @ObservationIgnored let terminal: any Terminal
  @ObservationIgnored let scheduler: any FrameScheduler
  @ObservationIgnored var renderer: Renderer
  @ObservationIgnored var images = ImageProtocol.halfBlocks {
    didSet { if images != oldValue { renderer.use(images: images) } }
  }
  @ObservationIgnored var hasSixels = false
  @ObservationIgnored var toldCellSize: PixelSize?
  @ObservationIgnored var reader: KeyReader?
  @ObservationIgnored var lines = LinePresenter()
  @ObservationIgnored private var pendingFrame: ScheduledAction?
  @ObservationIgnored private var requestedFrame: ScheduledAction?
  @ObservationIgnored private var lastFrame: Duration?
  @ObservationIgnored var isRunning = false
  @ObservationIgnored var requestedPreview: ScheduledAction?
  @ObservationIgnored var awaitedPreview: [AnyHashable?]?
  @ObservationIgnored var previewed: [AnyHashable?]?
  @ObservationIgnored var hadPreview = false
  @ObservationIgnored var mouse = MouseState()
  @ObservationIgnored private var shownTitle: TerminalText?
  @ObservationIgnored private var exited: (@MainActor (Exit) -> Void)?

  private static let frameInterval = Duration.microseconds(16_667)
  /// The minimum interval between frames that are printed as lines, so that simultaneous changes are printed together.
  private static let lineInterval = Duration.milliseconds(200)

  /// Creates an application that shows nothing yet.
  public init(terminal: any Terminal, scheduler: any FrameScheduler, theme: Theme = .night) {
    self.terminal = terminal
    self.scheduler = scheduler
    self.theme = theme
    renderer = Renderer(theme: theme, depth: terminal.depth)
  }

  /// Shows the screens until the application ends or the task is canceled. The terminal is restored before this method
  /// returns or throws an error.
  ///
  /// - Throws: ``TerminalError`` if the terminal cannot show screens.
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

  /// Starts to show the screens, and returns. `exited` is called once, at the end, after the terminal has been
  /// restored.
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

  /// Ends ``run()``. Does nothing if the application is not running.
  public func quit(_ exit: Exit = .quit) {
    guard isRunning else { return }
    isRunning = false
    pendingFrame?.cancel()
    requestedFrame?.cancel()
    requestedPreview?.cancel()
    screens.setActive(false)
    terminal.leave()
    let exited = exited
    self.exited = nil
    exited?(exit)
  }

  /// Requests a frame. This is necessary only for state that is not `@Observable`.
  public func setNeedsDisplay() {
    guard isRunning, !isRetiring, pendingFrame == nil else { return }
    let interval = terminal.presentation == .lines ? Self.lineInterval : Self.frameInterval
    let due = lastFrame.map { max(.zero, $0 + interval - scheduler.now) } ?? .zero
    pendingFrame = scheduler.schedule(after: due) { [weak self] in self?.drawFrame() }
  }

  /// Redraws the whole window, after something else has written to the terminal.
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
    guard isRunning else { return }  // a screen that appeared may have ended the application
    chooseImages()
    let isLinear = terminal.presentation == .lines
    let size = isLinear ? LinePresenter.page(in: terminal.size) : terminal.size
    var canvas = Canvas(
      size: size, width: width, time: scheduler.now, depth: terminal.depth, isLinear: isLinear,
      usesSymbols: terminal.usesSymbols,
      showsPixels: !isLinear && terminal.usesSymbols && terminal.depth >= .ansi256 && images != .halfBlocks)
    var bytes: [UInt8] = []
    retireObservation()
    withObservationTracking {
      _ = frame
      draw(in: &canvas)
      if isLinear { bytes = lines.present(canvas, for: self) }
    } onChange: { [weak self] in
      // All observed properties belong to the main actor, so they change on the main actor.
      MainActor.assumeIsolated { self?.setNeedsDisplay() }
    }
    if !isLinear { bytes = nameOfWindow() + ControlSequence.frame(renderer.render(canvas)) }
    if !bytes.isEmpty { terminal.write(bytes) }
    if isLinear {
      terminal.showInput(!canvas.hidesInput)
      toasts.dismiss()  // the visible toast has been printed
    }
    if let next = canvas.nextFrame, !isLinear {
      let delay = max(next - scheduler.now, Self.frameInterval)
      requestedFrame = scheduler.schedule(after: delay) { [weak self] in self?.drawFrame() }
    }
    mouse.targets = canvas.targets
    for action in canvas.afterDrawing { action() }
    followSelection()
  }

  /// Returns the sequence that sets the title of the window, or an empty array if the title has not changed or
  /// ``windowName`` is `nil`.
  private func nameOfWindow() -> [UInt8] {
    guard let windowName else { return [] }
    let title = screens.top.map { $0.title + " - " + windowName } ?? windowName
    if title == shownTitle { return [] }
    shownTitle = title
    var output = ControlSequence()
    output.title(title)
    return output.bytes
  }

  /// Ends the observation of the last frame. Otherwise an observation would end only with the first change, so a
  /// spinner would leave an observation behind with each frame.
  private func retireObservation() {
    isRetiring = true
    frame += 1
    isRetiring = false
  }
}
