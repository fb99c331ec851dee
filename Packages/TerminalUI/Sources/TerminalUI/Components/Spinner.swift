/// An animated activity indicator. It requests frames only while it is drawn.
public struct Spinner: Sendable, Hashable {
  /// The description of the operation.
  public var label: TerminalText

  /// Creates a spinner.
  public init(_ label: TerminalText = "") {
    self.label = label
  }

  private static let frames: [TerminalText] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  private static let interval = Duration.milliseconds(100)

  /// Draws the spinner in one line.
  public func draw(in canvas: inout Canvas, column: Int = 0, row: Int = 0, style: Style = Style(.accent)) {
    if canvas.isLinear {
      canvas.draw(label, column: column, row: row)
      return
    }
    let line = StyledText(glyph(in: &canvas), style) + " " + StyledText(label, .muted)
    canvas.draw(line, column: column, row: row)
  }

  /// Returns the character for this frame, and requests a frame for the next character.
  public func glyph(in canvas: inout Canvas) -> TerminalText {
    let step = Int(canvas.time / Self.interval)
    canvas.requestFrame(at: Self.interval * (step + 1))
    return Self.frames[step % Self.frames.count]
  }
}
