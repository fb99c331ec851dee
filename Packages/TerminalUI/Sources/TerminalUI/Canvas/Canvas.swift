/// A grid of cells on which screens draw.
///
/// A canvas draws ``TerminalText`` only, clips at the edges of its region, and keeps wide characters whole: a character
/// that is cut by an edge, or half of which is overwritten, is replaced by spaces.
///
/// Coordinates are relative to the current region; see ``inside(_:_:)``.
public struct Canvas: Sendable {
  /// The size of the current region.
  public var size: Size { region.size }
  /// The rules for measuring text.
  public let width: ColumnWidth
  /// The time of this frame since a fixed moment. Use it for animations.
  public let time: Duration
  /// The number of available colors.
  public let depth: ColorDepth
  /// A Boolean value that indicates whether the terminal shows symbols. Otherwise, ASCII takes their place.
  public let usesSymbols: Bool
  /// A Boolean value that indicates whether the text is read line by line: rows are numbered, and neither animation nor
  /// position carries meaning.
  public let isLinear: Bool
  /// A Boolean value that indicates whether the terminal shows images in pixels, so that small images are useful.
  public let showsPixels: Bool
  /// A Boolean value that indicates whether the window shows the title of the screen that is drawn. A window with a
  /// ``TabBar`` does not show the title of the first screen while no other screen is next to it.
  public internal(set) var isTitled: Bool
  /// A Boolean value that indicates whether the screen that is drawn has the focus. Only a focused screen shows a
  /// selection.
  public internal(set) var isFocused = true

  private(set) var cells: [Cell]
  private var placed: [(placement: Placement, cells: [Cell])] = []
  let full: Size
  private var region: Rect
  private var clip: Rect
  private(set) var cursor: Point?
  private(set) var hidesInput = false
  var nextFrame: Duration?
  var afterDrawing: [@MainActor @Sendable () -> Void] = []
  /// The areas that respond to the mouse, from the bottom up.
  var targets: [MouseTarget] = []
  /// The text to draw on the edges, such as the number of new rows above the visible ones, or the keys of a box.
  var edgeLabel: TerminalText?, lowerEdge: LowerEdge?
  var links: [UInt32: TerminalText] = [:]

  /// Creates a blank canvas.
  public init(
    size: Size, width: ColumnWidth = .standard, time: Duration = .zero, depth: ColorDepth = .trueColor,
    isLinear: Bool = false, usesSymbols: Bool = true, showsPixels: Bool = false
  ) {
    self.depth = depth
    self.showsPixels = showsPixels
    self.width = width
    self.time = time
    (self.isLinear, self.usesSymbols, isTitled) = (isLinear, usesSymbols, isLinear)
    full = size
    region = Rect(columns: size.columns, rows: size.rows)
    clip = region
    cells = Array(repeating: .blank(Style(on: .background)), count: size.columns * size.rows)
  }

  /// Draws within a rectangle, with coordinates relative to its upper-left corner. Nothing is drawn outside of it.
  public mutating func inside(_ rect: Rect, _ draw: (inout Canvas) -> Void) {
    let (outerRegion, outerClip) = (region, clip)
    region = Rect(
      column: region.origin.column + rect.origin.column, row: region.origin.row + rect.origin.row,
      columns: rect.size.columns, rows: rect.size.rows)
    clip = region.intersection(outerClip)
    draw(&self)
    (region, clip) = (outerRegion, outerClip)
  }

  /// Draws one line of text.
  ///
  /// - Parameters:
  ///   - text: The text. Spans without a style are drawn in `style`.
  ///   - column: The first column. If it is negative, the part to the left of the region is not drawn.
  ///   - row: The row.
  ///   - limit: The maximum number of columns, or `nil` for all columns up to the edge of the region. Longer text is
  ///     truncated and ends in `…`.
  ///   - style: The style. If it has no background, the existing background is not changed.
  /// - Returns: The column after the text.
  @discardableResult
  public mutating func draw(
    _ text: StyledText, column: Int = 0, row: Int = 0, limit: Int? = nil, style: Style = .plain
  ) -> Int {
    let text = text.truncated(to: limit ?? size.columns - column, measuring: width)
    var column = column
    for span in text.spans {
      column = place(span.text, column: column, row: row, style: self.style(of: span, in: style))
    }
    return column
  }

  /// Draws one line of text in one style. See ``draw(_:column:row:limit:style:)-(StyledText,_,_,_,_)``.
  @_disfavoredOverload  // allow(no-private-attributes): otherwise a literal would be ambiguous
  @discardableResult
  public mutating func draw(
    _ text: TerminalText, column: Int = 0, row: Int = 0, limit: Int? = nil, style: Style = .plain
  ) -> Int {
    draw(StyledText(text), column: column, row: row, limit: limit, style: style)
  }

  /// Fills a rectangle, or the whole region, with a background color, and removes its contents.
  public mutating func fill(_ background: Color, _ rect: Rect? = nil) {
    forEachCell(in: rect) { canvas, column, row in
      canvas.put(" ", columns: 1, column: column, row: row, style: Style(on: background))
    }
  }

  /// Passes the style of each cell in a rectangle, or in the whole region, to a closure that can change it.
  public mutating func restyle(_ rect: Rect? = nil, _ change: (inout Style) -> Void) {
    forEachCell(in: rect) { canvas, column, row in
      change(&canvas.cells[row * canvas.full.columns + column].style)
    }
  }

  /// Draws a horizontal rule over the whole width of the region.
  public mutating func rule(row: Int, style: Style = Style(.border)) {
    // U+23AF, because the width of the box-drawing dash is ambiguous.
    draw(StyledText(TerminalText(String(repeating: "⎯", count: size.columns)), style), row: row)
  }

  /// Shows the terminal's cursor at a position. The cursor is hidden unless this method is called.
  public mutating func placeCursor(column: Int, row: Int) {
    let point = Point(column: region.origin.column + column, row: region.origin.row + row)
    if clip.columns.contains(point.column), clip.rows.contains(point.row) { cursor = point }
  }

  /// Hides the cursor again.
  mutating func hideCursor() {
    cursor = nil
  }

  /// Restores the position of the cursor from before a part of the canvas was drawn.
  mutating func restoreCursor(_ cursor: Point?) {
    self.cursor = cursor
  }

  /// Prevents the terminal from showing the text that the user types, because it is secret.
  public mutating func hideInput() {
    hidesInput = true
  }

  /// Requests another frame at the given time, even without a change of state. The earliest request determines the time
  /// of the next frame.
  public mutating func requestFrame(at time: Duration) {
    nextFrame = min(nextFrame ?? time, time)
  }

  /// Runs a closure on the main actor after this frame, for changes of the state that is being drawn.
  public mutating func afterDrawing(_ action: @escaping @MainActor @Sendable () -> Void) {
    afterDrawing.append(action)
  }

  /// Passes events of the mouse within a rectangle, or within the whole region, to a closure that returns `false` for
  /// events that it does not handle. Locations are relative to the region. A later rectangle covers an earlier one.
  public mutating func onMouse(_ rect: Rect? = nil, _ receive: @escaping @MainActor @Sendable (Mouse) -> Bool) {
    addTarget(rect, as: .content, receive)
  }

  mutating func addTarget(
    _ rect: Rect? = nil, as kind: MouseTarget.Kind, _ receive: @escaping @MainActor @Sendable (Mouse) -> Bool
  ) {
    var area = rect ?? Rect(columns: size.columns, rows: size.rows)
    area.origin.column += region.origin.column
    area.origin.row += region.origin.row
    targets.append(MouseTarget(area: area.intersection(clip), origin: region.origin, receive: receive, kind: kind))
  }

  /// Returns the cell at a position in the current region, or `nil` outside of it.
  public func cell(column: Int, row: Int) -> Cell? {
    let point = Point(column: region.origin.column + column, row: region.origin.row + row)
    guard clip.columns.contains(point.column), clip.rows.contains(point.row) else { return nil }
    return cells[point.row * full.columns + point.column]
  }

  /// The rows of the whole canvas as text, without trailing spaces.
  public var lines: [TerminalText] {
    (0..<full.rows).map { row in
      let cells = cells[row * full.columns..<(row + 1) * full.columns]
      let characters = cells.filter { $0.width > 0 }.map(\.character)
      return TerminalText(String(characters.reversed().drop { $0 == " " }.reversed()))
    }
  }

  /// Records that an image was drawn in half blocks in the upper-left corner of the region, and can be shown in pixels
  /// there.
  mutating func place(_ image: PixelImage, size: Size) {
    let rect = Rect(
      column: region.origin.column, row: region.origin.row, columns: size.columns, rows: size.rows)
    if rect.intersection(clip) == rect { placed.append((Placement(image: image, rect: rect), cells(in: rect))) }
  }

  /// The images that are completely visible: neither clipped nor partly covered.
  var placements: [Placement] {
    placed.filter { $0.cells == cells(in: $0.placement.rect) }.map(\.placement)
  }

  private func cells(in rect: Rect) -> [Cell] {
    rect.rows.flatMap {
      cells[$0 * full.columns + rect.columns.lowerBound..<$0 * full.columns + rect.columns.upperBound]
    }
  }

  private mutating func forEachCell(in rect: Rect?, _ body: (inout Canvas, Int, Int) -> Void) {
    var area = rect ?? Rect(columns: size.columns, rows: size.rows)
    area.origin.column += region.origin.column
    area.origin.row += region.origin.row
    area = area.intersection(clip)
    for row in area.rows {
      for column in area.columns { body(&self, column, row) }
    }
  }

  private mutating func place(_ text: TerminalText, column: Int, row: Int, style: Style) -> Int {
    let absoluteRow = region.origin.row + row
    guard clip.rows.contains(absoluteRow) else { return column + width.columns(of: text) }
    var next = region.origin.column + column
    for character in text.string {
      let columns = width.columns(of: character)
      if columns > 0 { put(character, columns: columns, column: next, row: absoluteRow, style: style) }
      next += columns
    }
    return next - region.origin.column
  }

  private mutating func put(_ character: Character, columns: Int, column: Int, row: Int, style: Style) {
    let visible = (column..<column + columns).clamped(to: clip.columns)
    guard !visible.isEmpty else { return }
    let start = row * full.columns
    for column in visible { split(at: start + column) }
    var style = style
    style.background = style.background ?? cells[start + visible.lowerBound].style.background
    if visible.count == columns {
      cells[start + column] = Cell(character: character, style: style, width: Int8(columns))
      if columns == 2 { cells[start + column + 1] = Cell(character: " ", style: style, width: 0) }
    } else {
      for column in visible { cells[start + column] = .blank(style) }
    }
  }

  /// Replaces the other half of a wide cluster with a space, before one half is overwritten.
  private mutating func split(at index: Int) {
    if cells[index].width == 2 {
      cells[index + 1] = .blank(cells[index + 1].style)
    } else if cells[index].width == 0 {
      cells[index - 1] = .blank(cells[index - 1].style)
    }
  }
}
