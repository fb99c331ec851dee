extension TerminalApplication {
  /// The number of columns beyond which a line of text is hard to read.
  static let measure = 90
  private static let narrowestPane = 24

  /// Draws the screens next to each other, each in a frame. If the first screen has previews, there is room for one
  /// even before it is loaded.
  func drawPanes(in canvas: inout Canvas) {
    let panes = screens.panes
    guard let first = panes.first else { return }
    canvas.isTitled = true
    let isWaiting = panes.count == 1 && first == 0 && screens.screens[0].preview != nil
    let areas = paneAreas(isWaiting ? 2 : panes.count, in: canvas.size)
    for (index, area) in zip(panes, areas) { drawPane(index, in: area, &canvas) }
    if isWaiting { canvas.inside(areas[1]) { $0.frame("", titleStyle: .plain, style: Style(.border)) } }
    canvas.isFocused = true
    if areas.count > 1 {
      let border = Rect(column: areas[0].size.columns - 1, columns: 2, rows: canvas.size.rows)
      canvas.addTarget(border, as: .border) { [weak self] in
        self?.mouse.isMovingBorder = $0.action == .press
        return $0.action == .press
      }
    }
  }

  /// Divides the window: the left pane takes its share, and the others the same width each.
  private func paneAreas(_ count: Int, in size: Size) -> [Rect] {
    if count < 2 { return [Rect(columns: size.columns, rows: size.rows)] }
    let share = count == 2 ? leftShare : leftShare * 0.75
    let widest = max(Self.narrowestPane, size.columns - (count - 1) * Self.narrowestPane)
    let left = min(max(Self.narrowestPane, Int(Double(size.columns) * share)), widest)
    let (others, rest) = (count - 1, size.columns - left)
    return [Rect(columns: left, rows: size.rows)]
      + (0..<others).map { index in
        let (start, end) = (rest * index / others, rest * (index + 1) / others)
        return Rect(column: left + start, columns: end - start, rows: size.rows)
      }
  }

  private func drawPane(_ index: Int, in area: Rect, _ canvas: inout Canvas) {
    let screen = screens.screens[index]
    let isFocused = index == screens.focusedIndex || !screens.boxes.isEmpty && index == screens.panes.last
    canvas.inside(area) { canvas in
      canvas.addTarget(as: .pane) { [weak self, weak screen] mouse in
        guard let self, let screen, mouse.action == .press else { return false }
        return screens.focus(on: screen)
      }
      canvas.isFocused = isFocused
      canvas.frame(
        trail(to: index), titleStyle: isFocused ? Style(.accent, [.bold]) : Style(.muted),
        style: Style(isFocused ? .accent : .border))
      var inner = canvas.framed
      inner.size.columns = min(inner.size.columns, Self.measure)
      let cursor = canvas.cursor
      canvas.inside(inner) { screen.draw(in: &$0) }
      if !isFocused { canvas.restoreCursor(cursor) }
      if let label = edgeLabel(of: &canvas) { canvas.drawOnEdge(label) }
    }
  }

  /// The titles of the screens above the first one up to the given one, or the title of the first screen.
  private func trail(to index: Int) -> TerminalText {
    if index == 0 { return screens.screens[0].title }
    return screens.screens[1...index].map(\.title).joined(separator: " › ")
  }
}
