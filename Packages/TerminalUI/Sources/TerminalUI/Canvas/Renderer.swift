/// A renderer that updates the terminal from one canvas to the next. It writes few bytes, and none if nothing changed.
///
/// Terminals disagree about the width of some clusters, such as emoji sequences and ambiguous characters. The renderer
/// first clears the cells of such a cluster, draws it, redraws the cells that it may have covered, and then positions
/// the cursor again, so that the rest of the row is always at the right position. It requires automatic wrapping to be
/// off.
public struct Renderer: Sendable {
  private var palette: Palette
  private var width = ColumnWidth.standard
  private var shown: [Cell] = []
  private var shownSize = Size(columns: 0, rows: 0)
  private var shownCursor: Point?
  private var look = Palette.Look()
  private var position: Point?
  private var images: any ImageLayer = NoImages()
  private var written: [Range<Int>] = []
  private var isInvalid = true
  private var links: [UInt32: TerminalText] = [:]

  /// Creates a renderer that makes no assumption about the contents of the terminal.
  public init(theme: Theme, depth: ColorDepth) {
    palette = Palette(theme: theme, depth: depth)
  }

  /// Changes the colors. The next canvas is written in full.
  public mutating func use(theme: Theme, depth: ColorDepth) {
    palette = Palette(theme: theme, depth: depth)
    invalidate()
  }

  /// Changes the protocol for images. The next canvas is written in full.
  public mutating func use(images: ImageProtocol) {
    self.images = images.layer
    invalidate()
  }

  /// Discards the known contents of the terminal, after something else has written to it. The next canvas is written in
  /// full.
  public mutating func invalidate() {
    isInvalid = true
  }

  /// Returns the bytes that make the terminal show a canvas.
  public mutating func render(_ canvas: Canvas) -> [UInt8] {
    var output = ControlSequence()
    if isInvalid || canvas.full != shownSize { clear(for: canvas.full, &output) }
    width = canvas.width
    links = canvas.links
    let placements = canvas.placements
    for rect in images.remove(allBut: Set(placements), &output) { forget(rect) }
    written = Array(repeating: 0..<0, count: canvas.full.rows)
    for row in 0..<canvas.full.rows { render(row: row, of: canvas.cells, &output) }
    use(link: 0, &output)
    shown = canvas.cells
    let count = output.bytes.count
    images.show(placements, written: written, &output)
    if output.bytes.count > count { position = nil }
    renderCursor(canvas.cursor, &output)
    return output.bytes
  }

  private mutating func clear(for size: Size, _ output: inout ControlSequence) {
    output.showCursor(false)
    output.csi("", "m")
    output.eraseScreen()
    images.clear(&output)
    look = Palette.Look()
    position = nil
    shownCursor = nil
    shownSize = size
    shown = Array(repeating: .unknown, count: size.columns * size.rows)
    // Erased cells have the terminal's own background. They count as drawn only where that is also the theme's.
    let page = Cell.blank(Style(on: .background))
    if palette.look(of: page.style).background == .standard { shown = shown.map { _ in page } }
    isInvalid = false
  }

  /// Marks all cells of a rectangle to be written again.
  private mutating func forget(_ rect: Rect) {
    for row in rect.rows {
      for column in rect.columns { shown[row * shownSize.columns + column] = .unknown }
    }
  }

  private mutating func note(_ columns: Range<Int>, row: Int) {
    let old = written[row]
    written[row] =
      old.isEmpty
      ? columns : min(old.lowerBound, columns.lowerBound)..<max(old.upperBound, columns.upperBound)
  }

  private mutating func render(row: Int, of cells: [Cell], _ output: inout ControlSequence) {
    let start = row * shownSize.columns
    let end = start + shownSize.columns
    let cells = cells[start..<end]
    var index = start
    var dirtyEnd = start  // cells before it may have been covered by a cluster wider than expected
    while index < end {
      if cells[index] == shown[index], index >= dirtyEnd {
        index += 1
        continue
      }
      if cells[index].width == 0, index > start { index -= 1 }
      if isBlankToEnd(cells[index...]) {
        moveTo(column: index - start, row: row, &output)
        apply(cells[index].style, &output)
        output.eraseToEndOfLine()
        note(index - start..<shownSize.columns, row: row)
        return
      }
      let cell = cells[index]
      moveTo(column: index - start, row: row, cells: cells, &output)
      apply(cell.style, &output)
      write(cell, column: index - start, row: row, &output)
      if position == nil { dirtyEnd = max(dirtyEnd, index + max(width.columnsUnclustered(of: cell.character), 2)) }
      note(index - start..<max(index + Int(max(1, cell.width)), dirtyEnd) - start, row: row)
      index += Int(max(1, cell.width))
    }
  }

  private mutating func write(_ cell: Cell, column: Int, row: Int, _ output: inout ControlSequence) {
    let columns = Int(max(1, cell.width))
    if cell.character.utf8.count > 1, width.isDisputed(cell.character) {
      for _ in 0..<columns { output.space() }
      output.move(toColumn: column, row: row)
      output.text(cell.character)
      position = nil
      return
    }
    output.text(cell.character)
    // At the right edge, the cursor stays on the last cell or moves past it, depending on the terminal.
    position = column + columns < shownSize.columns ? Point(column: column + columns, row: row) : nil
  }

  private mutating func apply(_ style: Style, _ output: inout ControlSequence) {
    let next = palette.look(of: style)
    use(link: next.link, &output)
    output.change(from: look, to: next)
    look = next
  }

  private mutating func use(link: UInt32, _ output: inout ControlSequence) {
    if look.link != link { output.link(links[link]) }
    look.link = link
  }

  /// Returns the URL of the link at a position of the last canvas, or `nil` if there is none.
  func link(at point: Point) -> TerminalText? {
    let index = point.row * shownSize.columns + point.column
    return shown.indices.contains(index) ? links[shown[index].style.link] : nil
  }

  /// Moves the cursor. Crosses a short gap of plain cells by writing them again, which takes no more bytes than a
  /// control sequence.
  private mutating func moveTo(
    column: Int, row: Int, cells: ArraySlice<Cell> = [], _ output: inout ControlSequence
  ) {
    let target = Point(column: column, row: row)
    defer { position = target }
    guard let position, position.row == row, position.column <= column else {
      if position != target { output.move(toColumn: column, row: row) }
      return
    }
    let gap = column - position.column
    if gap == 0 { return }
    let start = cells.startIndex
    if gap <= 4, !cells.isEmpty {
      let between = cells[(start + position.column)..<(start + column)]
      if between.allSatisfy({ $0.width == 1 && $0.character.utf8.count == 1 && palette.look(of: $0.style) == look }) {
        for cell in between { output.text(cell.character) }
        return
      }
    }
    output.moveRight(gap)
  }

  /// Returns whether the rest of a row is empty and has the default background, so that it can be erased.
  private func isBlankToEnd(_ cells: ArraySlice<Cell>) -> Bool {
    guard cells.count > 3, let first = cells.first, first.character == " " else { return false }
    let look = palette.look(of: first.style)
    return look.background == .standard && look.attributes.isEmpty
      && cells.allSatisfy { $0.character == " " && $0.width == 1 && palette.look(of: $0.style) == look }
  }

  private mutating func renderCursor(_ cursor: Point?, _ output: inout ControlSequence) {
    guard let cursor else {
      if shownCursor != nil { output.showCursor(false) }
      shownCursor = nil
      return
    }
    if position != cursor { output.move(toColumn: cursor.column, row: cursor.row) }
    position = cursor
    if shownCursor == nil { output.showCursor(true) }
    shownCursor = cursor
  }
}

extension Cell {
  /// A cell that differs from every cell that is drawn.
  static let unknown = Cell(character: "\u{0}", style: .plain, width: 1)
}
