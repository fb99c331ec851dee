public import TerminalUI

/// A terminal without a device. It shows output on a ``TerminalEmulator``, and tests send its input.
@MainActor public final class VirtualTerminal: Terminal {
  /// The emulator that shows the output.
  public private(set) var emulator: TerminalEmulator
  /// The number of colors to use.
  public let depth: ColorDepth
  /// A Boolean value that indicates whether the terminal shows symbols.
  public let usesSymbols: Bool
  /// The presentation of screens.
  public let presentation: TerminalPresentation
  /// The protocol for images, as far as it is known without a query.
  public let images: ImageProtocol
  /// The size of a cell in pixels, or `nil` if the system does not report it.
  public var cellSize: PixelSize?
  /// A Boolean value that indicates whether typed text would be visible.
  public private(set) var isInputShown = true
  /// A Boolean value that indicates whether the terminal was entered and not left since.
  public private(set) var isEntered = false
  /// The number of times that the terminal was suspended.
  public private(set) var suspensions = 0
  /// All output since ``forgetOutput()`` was last called.
  public private(set) var output: [UInt8] = []

  private var receive: @MainActor (TerminalEvent) -> Void = { _ in }

  /// Creates a terminal.
  public init(
    size: Size = Size(columns: 80, rows: 24), depth: ColorDepth = .trueColor,
    clusters: TerminalEmulator.Clusters = .joined, presentation: TerminalPresentation = .screens,
    images: ImageProtocol = .halfBlocks, usesSymbols: Bool = true
  ) {
    emulator = TerminalEmulator(size: size, clusters: clusters)
    emulator.isWrapping = false
    self.depth = depth
    self.presentation = presentation
    self.images = images
    self.usesSymbols = usesSymbols
  }

  /// The size of the screen.
  public var size: Size { emulator.size }

  /// Starts to report events.
  public func enter(_ receive: @escaping @MainActor (TerminalEvent) -> Void) {
    self.receive = receive
    isEntered = true
  }

  /// Records that the terminal was left.
  public func leave() {
    isEntered = false
  }

  /// Counts a suspension, clears the screen, and reports that the job was resumed.
  public func suspend() {
    suspensions += 1
    emulator = TerminalEmulator(size: size, clusters: emulator.clusters)
    emulator.isWrapping = false
    receive(.resumed)
  }

  /// Writes bytes to the emulator. Reports the attributes of the terminal, which has no sixels, in reply to the query
  /// for them.
  public func write(_ bytes: [UInt8]) {
    output += bytes
    emulator.write(bytes)
    if bytes == Array("\u{1B}[c".utf8) { receive(.input(Array("\u{1B}[?62;22c".utf8))) }
  }

  /// Records whether typed text would be visible.
  public func showInput(_ isShown: Bool) {
    isInputShown = isShown
  }

  /// Clears ``output``.
  public func forgetOutput() {
    output = []
  }

  /// Reports an event, such as bytes from the keyboard.
  public func send(_ event: TerminalEvent) {
    receive(event)
  }

  /// Changes the size, and reports the change.
  public func resize(to size: Size) {
    emulator.resize(to: size)
    receive(.resized)
  }
}
