public import TerminalUI

/// A terminal without a device: it shows what is written to it on a ``TerminalEmulator``, and tests type on it.
@MainActor public final class VirtualTerminal: Terminal {
  /// What it shows.
  public private(set) var emulator: TerminalEmulator
  /// The colors that may be used on it.
  public let depth: ColorDepth
  /// How screens are presented on it.
  public let presentation: TerminalPresentation
  /// How it takes images, as far as is known without asking it.
  public let images: ImageProtocol
  /// The pixels of a cell, if the system is to know them.
  public var cellSize: PixelSize?
  /// Whether what is typed would be seen.
  public private(set) var isInputShown = true
  /// Whether it is entered.
  public private(set) var isEntered = false
  /// How often it was suspended.
  public private(set) var suspensions = 0
  /// All that was written to it since ``forgetOutput()``.
  public private(set) var output: [UInt8] = []

  private var receive: @MainActor (TerminalEvent) -> Void = { _ in }

  /// Creates a terminal.
  public init(
    size: Size = Size(columns: 80, rows: 24), depth: ColorDepth = .trueColor,
    clusters: TerminalEmulator.Clusters = .joined, presentation: TerminalPresentation = .screens,
    images: ImageProtocol = .halfBlocks
  ) {
    emulator = TerminalEmulator(size: size, clusters: clusters)
    emulator.isWrapping = false
    self.depth = depth
    self.presentation = presentation
    self.images = images
  }

  /// Its extent.
  public var size: Size { emulator.size }

  public func enter(_ receive: @escaping @MainActor (TerminalEvent) -> Void) {
    self.receive = receive
    isEntered = true
  }

  public func leave() {
    isEntered = false
  }

  public func suspend() {
    suspensions += 1
    emulator = TerminalEmulator(size: size, clusters: emulator.clusters)
    emulator.isWrapping = false
    receive(.resumed)
  }

  public func write(_ bytes: [UInt8]) {
    output += bytes
    emulator.write(bytes)
  }

  public func showInput(_ isShown: Bool) {
    isInputShown = isShown
  }

  /// Makes ``output`` empty.
  public func forgetOutput() {
    output = []
  }

  /// Reports an event, bytes from the keyboard for one.
  public func send(_ event: TerminalEvent) {
    receive(event)
  }

  /// Changes its extent, and reports that.
  public func resize(to size: Size) {
    emulator.resize(to: size)
    receive(.resized)
  }
}
