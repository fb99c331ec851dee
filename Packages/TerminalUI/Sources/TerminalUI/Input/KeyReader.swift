/// Turns the bytes that come from a terminal into events, telling the key Esc from the beginning of a sequence by time.
@MainActor public final class KeyReader {
  /// How long the rest of a sequence may take. A slow line needs more than a local terminal.
  public var escapeDelay = Duration.milliseconds(50)

  private let scheduler: any FrameScheduler
  private let receive: @MainActor (InputEvent) -> Void
  private var parser = InputParser()
  private var timeout: ScheduledAction?

  /// Creates a reader. No timer runs unless a sequence is unfinished.
  public init(scheduler: any FrameScheduler, _ receive: @escaping @MainActor (InputEvent) -> Void) {
    self.scheduler = scheduler
    self.receive = receive
  }

  /// Takes bytes as they come.
  public func read(_ bytes: [UInt8]) {
    timeout?.cancel()
    for event in parser.parse(bytes) { receive(event) }
    guard parser.isWaiting else { return }
    timeout = scheduler.schedule(after: escapeDelay) { [weak self] in
      guard let self else { return }
      for event in parser.flush() { receive(event) }
    }
  }
}
