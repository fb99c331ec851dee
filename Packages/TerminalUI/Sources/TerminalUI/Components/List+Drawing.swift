extension List {
  /// Draws the rows that fit into the region, including the selected one.
  public func draw(in canvas: inout Canvas) {
    let size = canvas.size
    guard count > 0, let selectedIndex, size.rows > 0 else {
      if !footer.isEmpty { canvas.draw(footer, column: 2, style: Style(.muted)) }
      return
    }
    let width = max(1, size.columns - 2)
    func height(_ index: Int) -> Int { max(1, measureRow(row(index), width)) }
    _ = scrolls
    drawn = Size(columns: width, rows: max(1, size.rows - (footer.isEmpty ? 0 : 1)))
    scroll(to: selectedIndex, rows: size.rows, height: height)
    canvas.onMouse { [weak self] in self?.scroll($0) ?? false }
    var line = 0
    var index = top
    while line < size.rows, index < count {
      let rows = height(index)
      // Lines cannot be scrolled: a row that does not fit is read as a whole later.
      if canvas.isLinear, index > top, line + rows > size.rows { break }
      draw(index, row(index), in: Rect(row: line, columns: size.columns, rows: rows), &canvas)
      line += rows
      index += 1
    }
    visibleCount = max(1, index - top)
    topID = row(top).id
    if !footer.isEmpty { canvas.draw(footer, column: 2, row: line, style: Style(.muted)) }
    let new = min(newRowsAbove, top)
    if new > 0, !canvas.isLinear { canvas.edgeLabel = newRowsLabel(new) }
    let isFocused = canvas.isFocused
    canvas.afterDrawing { [weak self] in self?.didDraw(isFocused: isFocused) }
  }

  private func didDraw(isFocused: Bool) {
    if newRowsAbove > top { newRowsAbove = top }
    onDraw?(isFocused ? (top..<top + visibleCount).clamped(to: 0..<count) : 0..<0)
    reportNearEnd()
  }

  /// Scrolls as little as necessary to make the selected row visible, without empty space below the last row.
  private func scroll(to selected: Int, rows: Int, height: (Int) -> Int) {
    let withoutFooter = rows - (footer.isEmpty ? 0 : 1)
    let limit = selected == count - 1 ? withoutFooter : rows
    top = min(top, selected)
    var first = selected
    var used = height(selected)
    while first > top, first > 0, used + height(first - 1) <= limit {
      first -= 1
      used += height(first)
    }
    top = max(top, first)
    var below = 0
    for index in top..<count {
      below += height(index)
      if below >= withoutFooter { return }
    }
    while top > 0, below + height(top - 1) <= withoutFooter {
      top -= 1
      below += height(top)
    }
  }

  private func draw(_ index: Int, _ row: Row, in rect: Rect, _ canvas: inout Canvas) {
    let isNew = isFlashing(row.id, &canvas)
    let context = Context(index: index, isSelected: index == selectedIndex && canvas.isFocused, isNew: isNew)
    let id = row.id
    canvas.addTarget(rect, as: .row(id.hashValue)) { [weak self] in self?.press(index, id, $0) ?? false }
    canvas.inside(rect) { canvas in
      if context.isSelected {
        canvas.fill(.selection)
        // Where there are colors, this bar hides the mark, which has the same color.
        canvas.fill(.accent, Rect(columns: 1, rows: canvas.size.rows))
      } else if isNew {
        canvas.fill(.surface)
      }
      let mark: TerminalText = context.isSelected ? ">" : isNew ? "+" : " "
      let number: TerminalText = canvas.isLinear ? "\(index + 1). " : ""
      let left = canvas.draw(mark + " " + number, style: Style(.accent, [.bold]))
      canvas.inside(Rect(column: left, columns: canvas.size.columns - left, rows: canvas.size.rows)) {
        drawRow(row, context, &$0)
        $0.highlight(searchedText)
      }
    }
  }

  private func isFlashing(_ id: Row.ID, _ canvas: inout Canvas) -> Bool {
    if canvas.isLinear { return false }
    guard let flash = flashes[id] else { return false }
    let end = flash ?? canvas.time + .seconds(1)
    if canvas.time >= end {
      flashes[id] = nil
      return false
    }
    flashes[id] = end
    canvas.requestFrame(at: end)
    return true
  }
}
