extension List {
  /// Returns the position of the row that the search finds, or `nil` if no row shows the text. Compares text without
  /// regard to case, and starts at the selected row or next to it.
  ///
  /// Rows are drawn in order to be searched, so that all visible text can be found.
  func find(_ search: Search) -> Int? {
    let text = search.text.lowercased()
    guard count > 0, !text.isEmpty else { return nil }
    let selected = selectedIndex ?? 0
    let (first, step) =
      switch search.start {
      case .here: (selected, 1)
      case .next: (selected + 1, 1)
      case .previous: (selected - 1 + count, count - 1)
      }
    for distance in 0..<count {
      let index = (first + distance * step) % count
      if shownText(of: index).lowercased().contains(text) { return index }
    }
    return nil
  }

  private func shownText(of index: Int) -> String {
    let row = row(index)
    let columns = Self.searchedColumns
    var canvas = Canvas(size: Size(columns: columns, rows: max(1, measureRow(row, columns))))
    drawRow(row, Context(index: index, isSelected: false, isNew: false), &canvas)
    return canvas.lines.map(\.string).joined(separator: " ")
  }

  /// A width at which a row shows all of its contents.
  private static var searchedColumns: Int { 160 }
}
