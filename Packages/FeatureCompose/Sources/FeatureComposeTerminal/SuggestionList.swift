import TerminalUI

/// The names that complete what the user types, below the text.
@MainActor struct SuggestionList {
  private(set) var names: [String] = []
  private var selected = 0
  /// Whether the user has closed the list, until other names are suggested.
  private var isClosed = false

  /// The name that Tab and Enter accept, or `nil` if the list is not visible.
  var name: String? { !isClosed && names.indices.contains(selected) ? names[selected] : nil }

  mutating func show(_ names: [String]) {
    if names != self.names { (self.names, selected, isClosed) = (names, 0, false) }
  }

  mutating func close() { isClosed = true }

  mutating func move(by step: Int) { selected = (selected + step + names.count) % max(1, names.count) }

  /// Draws the list at a row of the canvas, over what is there.
  func draw(row: Int, in canvas: inout Canvas) {
    if name == nil { return }
    for (index, name) in names.enumerated() {
      let text = (index == selected ? "▌" : " ") + TerminalText(name)
      canvas.inside(Rect(row: row + index, columns: min(40, canvas.size.columns), rows: 1)) { line in
        line.fill(index == selected ? .selection : .surface)
        line.draw(text, style: Style(.text, on: index == selected ? .selection : .surface))
      }
    }
  }
}
