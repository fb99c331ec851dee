import TerminalUI

/// A spinner that appears 150 ms after a request began, so that it does not flash when a response is quick.
struct DelayedSpinner {
  private static let delay = Duration.milliseconds(150)
  private var start: Duration?

  /// Draws the spinner, unless the request began less than 150 ms ago. Returns `true` if it was drawn.
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

  /// Ends the request. The next request has its own delay.
  mutating func reset() { start = nil }
}
