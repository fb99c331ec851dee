public import Observation

/// A vertical list of controls, one of which has the focus.
///
/// Tab, Shift-Tab, and the up and down arrows move the focus, and so does Enter unless the focused control handles it.
/// Disabled controls are skipped.
@MainActor @Observable public final class Form {
  /// The controls.
  public let controls: [any FormControl]
  private var focus: Int
  private let spacing: Int

  /// Creates a form whose first enabled control has the focus.
  ///
  /// - Parameters:
  ///   - controls: The controls.
  ///   - spacing: The number of blank lines below each control.
  public init(_ controls: [any FormControl], spacing: Int = 1) {
    self.controls = controls
    self.spacing = spacing
    focus = controls.firstIndex { $0.isEnabled } ?? 0
    setFocus(focus)
  }

  /// The control with the focus, or `nil` if the form has no controls.
  public var focused: (any FormControl)? { controls.isEmpty ? nil : controls[focus] }

  /// Moves the focus to an enabled control of the form. Does nothing for any other control.
  public func focus(_ control: any FormControl) {
    if let index = controls.firstIndex(where: { $0 === control && $0.isEnabled }) { setFocus(index) }
  }

  /// Returns a Boolean value that indicates whether a key types text in the focused control.
  public func types(_ key: Key) -> Bool { focused?.types(key) == true }

  /// Handles an event. Returns `false` if neither the form nor its focused control handles it.
  public func receive(_ event: InputEvent) -> Bool {
    if focused?.receive(event) == true {
      // If screens are presented as lines, a line completes a field, but not an editor.
      if case .line = event, focused?.rows == 1 { move(by: 1) }
      return true
    }
    if case .choice(let number) = event { return choose(number) }
    guard case .key(let key) = event else { return false }
    switch key {
    case .tab, .down, .enter: move(by: 1)
    case .backTab, .up: move(by: -1)
    default: return false
    }
    return true
  }

  /// Selects a control by its number, counted from 1: focuses a field or an editor, presses a button or changes a
  /// toggle. Returns `false` if no enabled control has the number.
  private func choose(_ number: Int) -> Bool {
    guard controls.indices.contains(number - 1), controls[number - 1].isEnabled else { return false }
    setFocus(number - 1)
    if !controls[number - 1].types(.space) { _ = controls[number - 1].receive(.key(.enter)) }
    return true
  }

  private func move(by step: Int) {
    let count = controls.count
    let others = (1..<max(count, 1)).map { (focus + step * $0 + count * $0) % count }
    if let next = others.first(where: { controls[$0].isEnabled }) { setFocus(next) }
  }

  private func setFocus(_ index: Int) {
    focus = index
    for (position, control) in controls.enumerated() { control.isFocused = position == index }
  }

  /// The number of lines of the form.
  public var height: Int { controls.reduce(0) { $0 + lines(of: $1) } }

  /// The number of lines of a control with its label, its hint and the blank lines.
  private func lines(of control: any FormControl) -> Int {
    control.rows + spacing + (control.hint.isEmpty ? 0 : 1) + (isBelowLabel(control) ? 1 : 0)
  }

  private func isBelowLabel(_ control: any FormControl) -> Bool { control.rows > 1 && !control.label.isEmpty }

  /// Draws the controls, with the labels of those in one row in a column of at most half of the width. The focused
  /// control is always visible.
  ///
  /// - Parameters:
  ///   - canvas: The canvas.
  ///   - first: The index of the first control to draw. The screen draws those before it elsewhere.
  public func draw(in canvas: inout Canvas, from first: Int = 0) {
    let size = canvas.size
    let labels = controls.filter { $0.rows == 1 }.map { canvas.width.columns(of: $0.label) }.max() ?? 0
    let labelColumns = min(labels, size.columns / 2)
    let left = labelColumns == 0 ? 0 : labelColumns + 2
    let bottom = controls.prefix(focus + 1).dropFirst(first).reduce(0) { $0 + lines(of: $1) } - spacing
    var row = min(0, size.rows - bottom)
    for (number, control) in controls.enumerated().dropFirst(first) {
      let lines = lines(of: control)
      let style = Style(control.isEnabled ? .text : .muted, control.isFocused ? [.bold] : [])
      if canvas.isLinear {
        drawLine(control, number: number + 1, row: row, in: &canvas)
      } else {
        canvas.onMouse(Rect(row: row, columns: size.columns, rows: lines - spacing)) { [weak self] in
          $0.action == .press && self?.choose(number + 1) == true
        }
        let isTall = control.rows > 1
        canvas.draw(control.label, row: row, limit: isTall ? nil : labelColumns, style: style)
        let area =
          isTall
          ? Rect(row: row + (isBelowLabel(control) ? 1 : 0), columns: size.columns, rows: control.rows)
          : Rect(column: left, row: row, columns: min(40, size.columns - left), rows: 1)
        canvas.inside(area) { control.draw(in: &$0) }
        canvas.draw(
          control.hint, column: isTall ? 0 : left, row: row + lines - spacing - 1, style: Style(.muted))
      }
      row += lines
    }
  }

  private func drawLine(_ control: any FormControl, number: Int, row: Int, in canvas: inout Canvas) {
    let mark: TerminalText = control.isFocused ? ">" : " "
    let label = control.label.isEmpty ? "" : control.label + ": "
    let left = canvas.draw("\(mark) \(number). \(label)", row: row)
    let area = Rect(column: left, row: row, columns: canvas.size.columns - left, rows: control.rows)
    canvas.inside(area) { control.draw(in: &$0) }
    canvas.draw(control.hint, column: 2, row: row + control.rows)
  }
}
