/// A progress bar.
public struct ProgressBar: Sendable, Hashable {
  /// The description of the operation.
  public var label: TerminalText
  /// The completed fraction, from 0 to 1.
  public var fraction: Double

  /// Creates a progress bar. A fraction outside of 0 to 1 is clamped, and NaN counts as 0.
  public init(_ label: TerminalText = "", fraction: Double) {
    self.label = label
    self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  /// Returns a line of at most the given number of columns: the label, the bar and the percentage, or only the
  /// percentage if there is no room for the bar.
  public func line(columns: Int, measuring width: ColumnWidth = .standard) -> StyledText {
    let percent = "\(Int((fraction * 100).rounded(.down)))%"
    let number = TerminalText(String(repeating: " ", count: max(0, 5 - percent.utf8.count)) + percent)
    let labelColumns = label.isEmpty ? 0 : min(width.columns(of: label), columns / 2) + 1
    let room = columns - labelColumns - 7
    guard room >= 3 else { return StyledText(number.truncated(to: columns)) }
    let done = Int(fraction * Double(room))
    let bar = String(repeating: "=", count: done) + String(repeating: " ", count: room - done)
    let name = label.isEmpty ? label : label.padded(to: labelColumns - 1, measuring: width) + " "
    return StyledText(name) + "[" + StyledText(TerminalText(bar), .accent) + "]" + StyledText(number)
  }

  /// Draws the progress bar over the width of the region.
  public func draw(in canvas: inout Canvas, row: Int = 0) {
    canvas.draw(line(columns: canvas.size.columns, measuring: canvas.width), row: row)
  }
}
