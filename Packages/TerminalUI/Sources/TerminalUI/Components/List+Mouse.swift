extension List {
  /// Scrolls with the wheel.
  func scroll(_ mouse: Mouse) -> Bool {
    switch mouse.action {
    case .scrollUp: scroll(by: -1)
    case .scrollDown: scroll(by: 1)
    case .press, .drag, .release: return false
    }
    return true
  }

  /// Scrolls by up to three lines, but at least one row. The selected row, which opens a preview, stays the same while it is visible, and
  /// then is the nearest one that is. Where the view cannot scroll, the selection moves instead, so that the wheel reaches
  /// every row and requests more rows at the end.
  private func scroll(by step: Int) {
    guard let selectedIndex else { return }
    let start = min(top, count - 1)  // rows may have gone since they were drawn
    var (next, lines) = (start, 0)
    while step < 0 ? next > 0 : next < lastTop {
      lines += height(step < 0 ? next - 1 : next)
      if next != start, lines > 3 { break }
      next += step
    }
    if next == start { return move(to: selectedIndex + 3 * step) }
    (top, topID) = (next, row(next).id)
    var last = next
    lines = height(last)
    while last + 1 < count, lines + height(last + 1) <= drawn.rows {
      last += 1
      lines += height(last)
    }
    scrolls += 1
    select(min(max(selectedIndex, next), last))
  }

  private func height(_ index: Int) -> Int { max(1, measureRow(row(index), drawn.columns)) }

  /// The first visible row when the last row is visible.
  private var lastTop: Int {
    var (first, lines) = (count - 1, height(count - 1))
    while first > 0, lines + height(first - 1) <= drawn.rows {
      first -= 1
      lines += height(first)
    }
    return first
  }

  /// Selects the row that is pressed, and opens it with the second press, unless the row has changed since it was drawn.
  func press(_ index: Int, _ id: Row.ID, _ mouse: Mouse) -> Bool {
    guard mouse.action == .press, index < count, row(index).id == id else { return false }
    select(index)
    if mouse.clicks == 2 { onOpen?(row(index)) }
    return true
  }
}
