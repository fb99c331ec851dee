/// A reader that converts the bytes of a terminal to events, and distinguishes the Esc key from the start of a sequence
/// by time.
@MainActor public final class KeyReader {
  /// The time within which the rest of a sequence must arrive if its first bytes can also be a key, such as Esc. A slow
  /// connection needs a longer delay than a local terminal.
  public var escapeDelay = Duration.milliseconds(50)

  /// The same time while a reply is expected, which also begins with `ESC`.
  private static let expectedReplyDelay = Duration.milliseconds(300)
  /// The time within which the rest of any other sequence must arrive. Connections can split the reply of a terminal.
  private static let sequenceDelay = Duration.seconds(2)
  /// The time for which a reply is expected. Some terminals never reply.
  private static let replyDelay = Duration.seconds(10)

  private let scheduler: any FrameScheduler
  private let receive: @MainActor (InputEvent) -> Void
  private var parser = InputParser()
  private var timeout: ScheduledAction?
  private var sequenceStart: Duration?
  private var replyDeadline: Duration?

  /// Creates a reader. A timer runs only while a sequence is incomplete.
  public init(scheduler: any FrameScheduler, _ receive: @escaping @MainActor (InputEvent) -> Void) {
    self.scheduler = scheduler
    self.receive = receive
  }

  /// Expects the terminal's reply to a query. Call this method after writing queries of which the terminal answers the
  /// last one with its attributes or with the size of a cell.
  ///
  /// Until that reply arrives, for at most ten seconds, `ESC` can be the first byte of a reply. It is then reported as
  /// Esc only if no bytes follow within 300 milliseconds.
  public func expectReply() {
    replyDeadline = scheduler.now + Self.replyDelay
  }

  /// Reads bytes as they arrive. A sequence whose rest does not arrive in time is dropped, and none of its bytes is
  /// reported as a key.
  public func read(_ bytes: [UInt8]) {
    timeout?.cancel()
    let events = parser.parse(bytes)
    if !events.isEmpty { sequenceStart = nil }
    for event in events { report(event) }
    guard parser.isWaiting else {
      sequenceStart = nil
      return
    }
    // The time is that since the start of the sequence, so that keys typed after half of a reply are soon read again.
    let start = sequenceStart ?? scheduler.now
    sequenceStart = start
    let isReplyExpected = replyDeadline.map { scheduler.now < $0 } ?? false
    let delay =
      parser.mayBeKey
      ? (isReplyExpected ? Self.expectedReplyDelay : escapeDelay)
      : max(.zero, start + Self.sequenceDelay - scheduler.now)
    timeout = scheduler.schedule(after: delay) { [weak self] in
      guard let self else { return }
      sequenceStart = nil
      for event in parser.flush() { report(event) }
    }
  }

  private func report(_ event: InputEvent) {
    switch event {
    case .attributes, .cellSize: replyDeadline = nil
    default: break
    }
    receive(event)
  }
}
