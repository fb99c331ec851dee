/// A reader that converts the bytes of a terminal to events, and distinguishes the Esc key from the start of a sequence
/// by time.
@MainActor public final class KeyReader {
  /// The time within which the rest of a sequence must arrive. A slow connection needs a longer delay than a local
  /// terminal.
  public var escapeDelay = Duration.milliseconds(50)

  private let scheduler: any FrameScheduler
  private let receive: @MainActor (InputEvent) -> Void
  private var parser = InputParser()
  private var timeout: ScheduledAction?

  /// Creates a reader. A timer runs only while a sequence is incomplete.
  public init(scheduler: any FrameScheduler, _ receive: @escaping @MainActor (InputEvent) -> Void) {
    self.scheduler = scheduler
    self.receive = receive
  }

  /// Reads bytes as they arrive.
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
