public import Observation

/// A vertical list of rows, one of which is selected.
///
/// Only visible rows are requested, measured and drawn, so the number of rows does not matter. The selection follows the row and
/// not its position: when rows are inserted above, the same row stays selected.
///
/// For example:
///
///     let list = List<Player> { player in StyledText(player.name) + "  " + StyledText(player.points, .primary) }
///     list.show(players)
///
/// - note: Rows get two columns less than the list: a mark for the selected (`>`) and for the new (`+`) stands before
///   them, so that neither is told by color alone.
@MainActor @Observable public final class List<Row: Identifiable> {
  /// The context in which a row is drawn.
  public struct Context: Sendable, Hashable {
    /// The position of the row.
    public let index: Int
    /// A Boolean value that indicates whether the row is selected.
    public let isSelected: Bool
    /// A Boolean value that indicates whether the row was inserted less than a second ago.
    public let isNew: Bool
  }

  /// The text below the last row, for example that more rows are loading.
  public var footer = StyledText.empty
  /// A closure that is called when the selection or the last visible row comes within ``nearEndDistance`` rows of the end: once
  /// for each set of rows, and again when the user tries to move beyond the end.
  @ObservationIgnored public var onNearEnd: (@MainActor () -> Void)?
  /// A closure that is called when the user opens the selected row.
  @ObservationIgnored public var onOpen: (@MainActor (Row) -> Void)?
  /// A closure that is called when another row has been selected.
  @ObservationIgnored public var onSelect: (@MainActor (Row?) -> Void)?
  /// The distance from the end, in rows, at which ``onNearEnd`` is called.
  @ObservationIgnored public var nearEndDistance = 10
  /// Returns the text of the label that appears when rows are inserted above, such as `3 new`.
  @ObservationIgnored public var newRowsLabel: @MainActor (Int) -> TerminalText = { "^ \($0) new" }
  /// The number of rows.
  public private(set) var count = 0
  /// The position of the selected row, or `nil` if there are no rows.
  public private(set) var selectedIndex: Int?
  /// The number of rows that were inserted above the visible ones since the user was last at the top.
  public private(set) var newRowsAbove = 0

  /// Observed, because it changes with every set of rows, even if the number of rows stays the same.
  private(set) var row: (Int) -> Row
  @ObservationIgnored let drawRow: @MainActor (Row, Context, inout Canvas) -> Void
  @ObservationIgnored let measureRow: @MainActor (Row, Int) -> Int
  @ObservationIgnored private var selectedID: Row.ID?
  @ObservationIgnored private var topID: Row.ID?
  @ObservationIgnored var top = 0
  @ObservationIgnored var visibleCount = 1
  @ObservationIgnored private var flashes: [Row.ID: Duration?] = [:]
  @ObservationIgnored private var reportedNearEnd: (count: Int, last: Row.ID)?

  /// Creates an empty list.
  ///
  /// - Parameters:
  ///   - height: The lines that a row needs at a width. One, unless told otherwise.
  ///   - draw: Draws a row in a region of its own.
  public init(
    height: @escaping @MainActor (Row, Int) -> Int = { _, _ in 1 },
    draw: @escaping @MainActor (Row, Context, inout Canvas) -> Void
  ) {
    measureRow = height
    drawRow = draw
    row = { _ in preconditionFailure("An empty list was asked for a row.") }
  }

  /// Creates an empty list with rows of one line.
  public convenience init(line: @escaping @MainActor (Row) -> StyledText) {
    self.init { row, _, canvas in canvas.draw(line(row)) }
  }

  /// The selected row.
  public var selectedRow: Row? { selectedIndex.map(row) }

  // MARK: - Rows

  /// Replaces the rows.
  ///
  /// - Parameters:
  ///   - rows: The rows. Only those that are seen, or searched for the selected one, are read.
  ///   - inserted: The places of those that are new, in ascending order. They are marked for a second.
  public func show(_ rows: some RandomAccessCollection<Row>, inserted: [Int] = []) {
    let wasEmpty = count == 0
    let wasAtTop = top == 0
    let before = selectedIndex
    row = { rows[rows.index(rows.startIndex, offsetBy: $0)] }
    count = rows.count
    if let selectedIndex, let selectedID {
      self.selectedIndex =
        count == 0 ? nil : find(selectedID, near: selectedIndex, inserted) ?? min(selectedIndex, count - 1)
    } else {
      selectedIndex = count == 0 ? nil : 0
    }
    if !wasAtTop, let topID, let found = find(topID, near: top, inserted) {
      newRowsAbove += inserted.prefix { $0 < found }.count
      top = found
    }
    flashes = flashes.filter { $0.value != nil }  // those that were never seen are not new any more
    if !wasEmpty {
      for index in inserted.prefix(100) where index < count { flashes[row(index).id] = .some(nil) }
    }
    rememberSelection(movedFrom: before)
  }

  /// Returns the position of a row in the new rows: the old position, or that moved by the number of rows inserted above, or the
  /// nearest match.
  private func find(_ id: Row.ID, near old: Int, _ inserted: [Int]) -> Int? {
    var guess = old
    for index in inserted where index <= guess { guess += 1 }
    for start in [guess, old] where start < count && row(start).id == id { return start }
    for distance in 0..<max(count, old + 1) {
      for index in [old - distance, old + distance] where (0..<count).contains(index) && row(index).id == id {
        return index
      }
    }
    return nil
  }

  /// Selects the row at a position. Does nothing if there is none.
  public func select(_ index: Int) {
    guard (0..<count).contains(index) else { return }
    let before = selectedIndex
    selectedIndex = index
    rememberSelection(movedFrom: before)
  }

  private func rememberSelection(movedFrom before: Int?) {
    let row = selectedRow
    let isOther = row?.id != selectedID
    selectedID = row?.id
    if isOther { onSelect?(row) }
    reportNearEnd()
  }

  func move(to index: Int) {
    if count == 0 { return }
    if index >= count { reportedNearEnd = nil }
    select(min(max(index, 0), count - 1))
  }

  private func reportNearEnd() {
    guard let selectedIndex, let onNearEnd else { return }
    let lastSeen = max(selectedIndex, top + visibleCount - 1)
    let last = row(count - 1).id
    guard lastSeen >= count - 1 - nearEndDistance else { return }
    if let reportedNearEnd, reportedNearEnd.count == count, reportedNearEnd.last == last { return }
    reportedNearEnd = (count, last)
    onNearEnd()
  }

  // MARK: - Drawing

  /// Draws the rows that fit into the region, including the selected one.
  public func draw(in canvas: inout Canvas) {
    let size = canvas.size
    guard count > 0, let selectedIndex, size.rows > 0 else {
      if !footer.isEmpty { canvas.draw(footer, column: 2, style: Style(.tertiaryText)) }
      return
    }
    let width = max(1, size.columns - 2)
    func height(_ index: Int) -> Int { max(1, measureRow(row(index), width)) }
    scroll(to: selectedIndex, rows: size.rows, height: height)
    var line = 0
    var index = top
    while line < size.rows, index < count {
      let rows = height(index)
      draw(index, row(index), in: Rect(row: line, columns: size.columns, rows: rows), &canvas)
      line += rows
      index += 1
    }
    visibleCount = max(1, index - top)
    topID = row(top).id
    if line < size.rows, !footer.isEmpty { canvas.draw(footer, column: 2, row: line, style: Style(.tertiaryText)) }
    drawPill(in: &canvas)
    canvas.afterDrawing { [weak self] in self?.didDraw() }
  }

  private func didDraw() {
    if top == 0, newRowsAbove > 0 { newRowsAbove = 0 }
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
    let context = Context(index: index, isSelected: index == selectedIndex, isNew: isNew)
    canvas.inside(rect) { canvas in
      if context.isSelected { canvas.fill(.selection) } else if isNew { canvas.fill(.secondaryBackground) }
      let mark: TerminalText = context.isSelected ? ">" : isNew ? "+" : " "
      let number: TerminalText = canvas.isLinear ? "\(index + 1). " : ""
      let left = canvas.draw(mark + " " + number, style: Style(.primary, [.bold]))
      canvas.inside(Rect(column: left, columns: canvas.size.columns - left, rows: canvas.size.rows)) {
        drawRow(row, context, &$0)
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

  private func drawPill(in canvas: inout Canvas) {
    guard newRowsAbove > 0, top > 0, !canvas.isLinear else { return }
    let text = " " + newRowsLabel(newRowsAbove) + " "
    let columns = canvas.width.columns(of: text)
    canvas.draw(
      text, column: max(0, endOfPill(columns, in: canvas) - columns),
      style: Style(.primary, on: .tertiaryBackground, [.bold]))
  }

  /// Returns the right edge, or the column before text at the right edge that is separated by two or more spaces, such as the age
  /// of a post.
  private func endOfPill(_ columns: Int, in canvas: Canvas) -> Int {
    let edge = canvas.size.columns - 1
    func isBlank(_ column: Int) -> Bool { canvas.cell(column: column, row: 0)?.character == " " }
    guard (max(0, edge - columns)..<max(edge, 0)).contains(where: { !isBlank($0) }),
      let last = (0..<canvas.size.columns).last(where: { !isBlank($0) }),
      let gap = (columns..<max(columns, last)).last(where: { isBlank($0) && isBlank($0 - 1) })
    else { return edge }
    return gap
  }
}
