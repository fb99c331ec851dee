/// A line above the screens.
@MainActor public protocol Header: AnyObject {
  /// Draws the header for all screens of the stack, which are ordered from the bottom up.
  func draw(in canvas: inout Canvas, for screens: [any Screen])
  /// A Boolean value that indicates whether the header shows the title of the first screen, in addition to the titles
  /// of the screens above the first.
  var showsFirstTitle: Bool { get }
}

extension TerminalApplication {
  /// Draws the window: header, screens and status bar. In a window with few rows, the screen takes precedence.
  func draw(in canvas: inout Canvas) {
    if canvas.isLinear {
      screens.top?.draw(in: &canvas)
      return
    }
    let size = canvas.size
    let headerRows = header != nil && size.rows >= 6 ? 1 : 0
    let statusRows = size.rows >= 3 ? 1 : 0
    let noticeRows = !notice.isEmpty && size.rows >= 10 ? 1 : 0
    let top = headerRows + noticeRows
    let body = Rect(row: top, columns: size.columns, rows: size.rows - top - statusRows)
    if noticeRows > 0 {
      canvas.inside(Rect(row: headerRows, columns: size.columns, rows: 1)) { canvas in
        canvas.fill(.surface)
        canvas.draw(notice, column: 1, limit: size.columns - 2)
      }
    }
    if headerRows > 0 {
      canvas.inside(Rect(columns: size.columns, rows: 1)) {
        // Panes and boxes show their own titles.
        let count = screens.panes.count > 1 ? 1 : (screens.panes.last ?? 0) + 1
        header?.draw(in: &$0, for: Array(screens.screens.prefix(count)))
      }
    }
    canvas.inside(body) { drawScreens(in: &$0) }
    guard statusRows > 0 else { return }
    canvas.inside(Rect(row: size.rows - 1, columns: size.columns, rows: 1)) { canvas in
      if let prompt {
        prompt.draw(in: &canvas)
      } else {
        statusBar.draw(in: &canvas, keys: activeKeys, showsBack: showsBack) { [weak self] in self?.execute($0) }
      }
    }
    if prompt == nil { toasts.draw(in: &canvas) }
  }

  private func drawScreens(in canvas: inout Canvas) {
    if isWide {
      drawPanes(in: &canvas)
    } else if let index = screens.panes.last {
      let screen = screens.screens[index]
      canvas.isTitled = index > 0 || header?.showsFirstTitle == true
      let area = Rect(columns: min(canvas.size.columns, Self.measure), rows: canvas.size.rows)
      canvas.inside(area) { screen.draw(in: &$0) }
      if let label = edgeLabel(of: &canvas) { canvas.drawBetweenText(label) }
    }
    canvas.isTitled = true
    for entry in screens.boxes { drawBox(of: entry.screen, in: &canvas) }
  }

  /// Chooses the arrangement for the size of the window, and notifies the screens.
  func layOut() {
    let columns = terminal.size.columns
    screens.setLayout(
      terminal.presentation == .lines ? .top : isWide ? .panes(columns >= columnsForThree ? 3 : 2) : .stacked)
  }

  /// Whether the window is wide enough for panes.
  var isWide: Bool { columnsForTwo.map { terminal.size.columns >= $0 } ?? false }

  private func drawBox(of screen: any Screen, in canvas: inout Canvas) {
    // Nothing below a box responds to the mouse.
    canvas.targets = []
    canvas.isFocused = true
    canvas.hideCursor()
    canvas.restyle { $0.attributes.insert(.dim) }
    // In a small window, a box without a size of its own covers everything, because parts of rows beside it would distract.
    let isSmall = canvas.size.columns < 60
    let wanted =
      screen.preferredSize
      ?? Size(columns: canvas.size.columns - (isSmall ? 4 : 8), rows: canvas.size.rows - (isSmall ? 2 : 4))
    let columns = min(wanted.columns + 4, canvas.size.columns, 72)
    let rows = min(wanted.rows + 2, canvas.size.rows)
    let box = Rect(
      column: (canvas.size.columns - columns) / 2, row: (canvas.size.rows - rows) / 2, columns: columns, rows: rows)
    canvas.inside(box) { canvas in
      canvas.fill(.surface)
      canvas.frame(screen.title, titleStyle: Style(.text, [.bold]), style: Style(.accent))
      canvas.inside(canvas.framed) { screen.draw(in: &$0) }
      if let label = edgeLabel(of: &canvas) { canvas.drawOnEdge(label) }
      if let edge = canvas.lowerEdge {
        canvas.lowerEdge = nil
        canvas.drawOnLowerEdge(edge) { [weak self] in self?.execute($0) }
      }
    }
  }

  /// Takes the label that the screen has left for the upper edge, and adds an arrow and the key that shows the first row.
  func edgeLabel(of canvas: inout Canvas) -> TerminalText? {
    guard let label = canvas.edgeLabel else { return nil }
    canvas.edgeLabel = nil
    let key = activeKeys.keys(for: .listFirst).first.map { " · " + TerminalText($0.description) } ?? ""
    return " ↑ " + label + key + " "
  }
}
