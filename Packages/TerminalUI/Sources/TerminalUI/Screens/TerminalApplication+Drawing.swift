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
      canvas.inside(Rect(columns: size.columns, rows: 1)) { header?.draw(in: &$0, for: screens.screens) }
    }
    canvas.inside(body) { drawScreens(in: &$0) }
    guard statusRows > 0 else { return }
    canvas.inside(Rect(row: size.rows - 1, columns: size.columns, rows: 1)) { canvas in
      if let prompt {
        prompt.draw(in: &canvas)
      } else {
        statusBar.draw(in: &canvas, keys: activeKeys)
      }
    }
    if prompt == nil { toasts.draw(in: &canvas) }
  }

  private func drawScreens(in canvas: inout Canvas) {
    let (behind, front) = screens.visible
    if let behind, let top = front.first {
      draw(behind.screen, beside: top.screen, in: &canvas)
    } else if let screen = front.first?.screen {
      canvas.isTitled = screen !== screens.screens.first || header?.showsFirstTitle == true
      screen.draw(in: &canvas)
    }
    canvas.isTitled = true
    for entry in front.dropFirst() { drawBox(of: entry.screen, in: &canvas) }
  }

  /// Chooses the arrangement for the size of the window, and notifies the screens.
  func layOut() {
    let isWide = columnsForTwo.map { terminal.size.columns >= $0 } ?? false
    screens.setLayout(terminal.presentation == .lines ? .top : isWide ? .sideBySide : .stacked)
  }

  /// Draws two screens next to each other. The previous screen takes two fifths of the width.
  private func draw(_ behind: any Screen, beside top: any Screen, in canvas: inout Canvas) {
    canvas.isTitled = true
    let size = canvas.size
    let left = size.columns * 2 / 5
    drawPane(behind, Style(.muted), Rect(columns: left, rows: size.rows), in: &canvas)
    canvas.hideCursor()
    for row in 0..<size.rows { canvas.draw("|", column: left, row: row, style: Style(.border)) }
    let right = Rect(column: left + 2, columns: size.columns - left - 2, rows: size.rows)
    drawPane(top, Style(.accent, [.bold, .underline]), right, in: &canvas)
  }

  private func drawPane(_ screen: any Screen, _ style: Style, _ rect: Rect, in canvas: inout Canvas) {
    canvas.inside(rect) { canvas in
      canvas.draw(screen.title, style: style)
      canvas.inside(Rect(row: 1, columns: rect.size.columns, rows: rect.size.rows - 1)) { screen.draw(in: &$0) }
    }
  }

  private func drawBox(of screen: any Screen, in canvas: inout Canvas) {
    let wanted = screen.preferredSize ?? Size(columns: canvas.size.columns - 8, rows: canvas.size.rows - 4)
    let columns = min(wanted.columns + 4, canvas.size.columns)
    let rows = min(wanted.rows + 2, canvas.size.rows)
    let box = Rect(
      column: (canvas.size.columns - columns) / 2, row: (canvas.size.rows - rows) / 2, columns: columns, rows: rows)
    canvas.inside(box) { canvas in
      canvas.fill(.surface)
      canvas.fill(.surface, Rect(columns: columns, rows: 1))
      canvas.draw(screen.title, column: 2, limit: columns - 4, style: Style(.text, [.bold]))
      canvas.inside(Rect(column: 2, row: 1, columns: columns - 4, rows: rows - 2)) { screen.draw(in: &$0) }
      canvas.fill(.surface, Rect(row: rows - 1, columns: columns, rows: 1))
    }
  }
}
