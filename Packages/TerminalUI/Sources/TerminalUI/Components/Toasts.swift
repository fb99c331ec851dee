public import Observation

/// Short messages, one at a time in the place of the status bar.
@MainActor @Observable public final class Toasts {
  /// What a message is about, shown by colour and by a word or sign that the message itself brings.
  public enum Kind: Sendable, Hashable {
    case information, success, warning, error
  }

  private struct Toast {
    let text: TerminalText
    let kind: Kind

    var color: Color {
      switch kind {
      case .information: .text
      case .success: .success
      case .warning: .warning
      case .error: .error
      }
    }
  }

  /// How long each is shown.
  public var duration = Duration.seconds(3)

  private var queue: [Toast] = []
  @ObservationIgnored private var end: Duration?

  /// Creates an empty queue.
  public init() {}

  /// Shows a message when those before it are gone. A message equal to the last in the queue is not repeated.
  public func show(_ text: TerminalText, _ kind: Kind = .information) {
    if let last = queue.last, last.text == text, last.kind == kind { return }
    queue.append(Toast(text: text, kind: kind))
  }

  /// The message that is shown.
  public var current: TerminalText? { queue.first?.text }

  /// Removes the message that is shown. Any key does.
  public func dismiss() {
    if queue.isEmpty { return }  // no change, and so no frame
    queue.removeFirst()
    end = nil
  }

  /// Draws the current message. Returns whether there is one.
  func draw(in canvas: inout Canvas) -> Bool {
    if let end, canvas.time >= end {
      // What is drawn must not change while it is drawn.
      canvas.afterDrawing { [weak self] in self?.dismiss() }
    }
    let expired = end.map { canvas.time >= $0 } ?? false
    guard let toast = queue.dropFirst(expired ? 1 : 0).first else { return false }
    let end = expired ? nil : end ?? canvas.time + duration
    if !expired { self.end = end }
    if let end { canvas.requestFrame(at: end) }
    canvas.fill(.secondaryBackground)
    canvas.draw(toast.text, column: 1, limit: canvas.size.columns - 2, style: Style(toast.color, [.bold]))
    return true
  }
}
