import TerminalUI

/// A spinner that appears 150 ms after a request began, so that it does not flash when a response is quick.
struct DelayedSpinner {
  private static let delay = Duration.milliseconds(150)
  private var start: Duration?

  /// Draws the spinner, unless the request began less than 150 ms ago. Returns `true` if the spinner was drawn.
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

  /// Resets the spinner after a request has ended, so that the spinner for the next request is delayed again.
  mutating func reset() { start = nil }
}
