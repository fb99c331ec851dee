/// A sign that something is going on. Moves as long as it is drawn, and costs nothing when it is not.
public struct Spinner: Sendable, Hashable {
  /// What is going on.
  public var label: TerminalText

  /// Creates a spinner.
  public init(_ label: TerminalText = "") {
    self.label = label
  }

  private static let pictures: [TerminalText] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  private static let interval = Duration.milliseconds(100)

  /// Draws it in one line.
  public func draw(in canvas: inout Canvas, column: Int = 0, row: Int = 0, style: Style = Style(.primary)) {
    if canvas.isLinear {
      canvas.draw(label, column: column, row: row)
      return
    }
    let line = StyledText(picture(in: &canvas), style) + " " + StyledText(label, .secondaryText)
    canvas.draw(line, column: column, row: row)
  }

  /// The picture for this frame, for lines of one's own. Asks for the frame in which the next is due.
  public func picture(in canvas: inout Canvas) -> TerminalText {
    let step = Int(canvas.time / Self.interval)
    canvas.requestFrame(at: Self.interval * (step + 1))
    return Self.pictures[step % Self.pictures.count]
  }
}
