public import Observation

/// A queue of short messages, which are shown one at a time in place of the status bar. A long message also covers the
/// rows above the status bar.
@MainActor @Observable public final class Toasts {
  /// The kind of a message, which determines its color.
  public enum Kind: Sendable, Hashable {
    /// A message that informs the user, confirms a success, warns the user, or reports an error.
    case information, success, warning, error
  }

  private struct Toast {
    let text: TerminalText
    let kind: Kind

    var color: Color {
      switch kind {
      case .information: .text
      case .success: .positive
      case .warning: .warning
      case .error: .error
      }
    }
  }

  /// The time for which a message of one line is shown. A longer message is shown for this time per line.
  public var duration = Duration.seconds(3)

  private var queue: [Toast] = []
  @ObservationIgnored private var end: Duration?

  /// Creates an empty queue.
  public init() {}

  /// Shows a message after those that are already queued. A message that equals the last one in the queue is not
  /// repeated.
  public func show(_ text: TerminalText, _ kind: Kind = .information) {
    if let last = queue.last, last.text == text, last.kind == kind { return }
    queue.append(Toast(text: text, kind: kind))
  }

  /// Removes a message that is no longer true, if it is current or queued.
  public func withdraw(_ text: TerminalText) {
    guard let index = queue.firstIndex(where: { $0.text == text }) else { return }
    queue.remove(at: index)
    if index == 0 { end = nil }
  }

  /// The current message, or `nil` if no message is shown.
  public var current: TerminalText? { queue.first?.text }

  /// Removes the current message. Pressing any key has the same effect.
  public func dismiss() {
    if queue.isEmpty { return }  // no change, so no frame
    queue.removeFirst()
    end = nil
  }

  /// Draws the current message, if there is one, at the bottom of the window.
  func draw(in canvas: inout Canvas) {
    if let end, canvas.time >= end {
      // The queue must not change while it is drawn.
      canvas.afterDrawing { [weak self] in self?.dismiss() }
    }
    let expired = end.map { canvas.time >= $0 } ?? false
    guard let toast = queue.dropFirst(expired ? 1 : 0).first else { return }
    let (columns, rows) = (canvas.size.columns, canvas.size.rows)
    let lines = toast.text.wrapped(to: columns - 2, measuring: canvas.width).prefix(max(1, rows / 2))
    let end = expired ? nil : end ?? canvas.time + duration * lines.count
    if !expired { self.end = end }
    if let end { canvas.requestFrame(at: end) }
    canvas.inside(Rect(row: rows - lines.count, columns: columns, rows: lines.count)) { canvas in
      canvas.fill(.surface)
      for (row, line) in lines.enumerated() {
        canvas.draw(line, column: 1, row: row, limit: columns - 2, style: Style(toast.color, [.bold]))
      }
    }
  }
}
