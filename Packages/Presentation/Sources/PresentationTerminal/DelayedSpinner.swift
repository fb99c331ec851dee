import TerminalUI

/// A spinner that appears 150 ms after a request began: an answer that arrives sooner causes no flash.
struct DelayedSpinner {
  private static let delay = Duration.milliseconds(150)
  private var start: Duration?

  /// Draws the spinner, unless the request began less than 150 ms ago. Returns whether it did.
  mutating func draw(_ text: TerminalText, in canvas: inout Canvas) -> Bool {
    let start = start ?? canvas.time
    self.start = start
    guard canvas.time >= start + Self.delay else {
      canvas.requestFrame(at: start + Self.delay)
      return false
    }
    Spinner(text).draw(in: &canvas)
    return true
  }

  /// Ends the request: the next one has its own 150 ms.
  mutating func reset() { start = nil }
}
