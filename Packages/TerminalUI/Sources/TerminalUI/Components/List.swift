public import Observation

/// A vertical list of rows, one of which is selected.
///
/// Only visible rows are requested, measured and drawn, so the time for a frame does not depend on the number of rows.
/// The selection follows the row and not its position: when rows are inserted above, the same row stays selected.
///
/// For example:
///
///     let list = List<Player> { player in StyledText(player.name) + "  " + StyledText(player.points, .accent) }
///     list.show(players)
///
/// - Note: Rows are two columns narrower than the list. The list draws `>` before the selected row and `+` before new
///   rows, so that neither state is shown by color alone.
@MainActor @Observable public final class List<Row: Identifiable> {
  /// The context in which a row is drawn.
  public struct Context: Sendable, Hashable {
    /// The position of the row.
    public let index: Int
    /// A Boolean value that indicates whether the row is selected.
    public let isSelected: Bool
    /// A Boolean value that indicates whether the row is new: it was inserted, and first drawn less than a second ago.
    public let isNew: Bool
  }

  /// The text below the last row, such as a message that more rows are loading.
  public var footer = StyledText.empty
  /// A closure that is called when the selection or the last visible row comes within ``nearEndDistance`` rows of the
  /// end. It is called again only after the number of rows or the last row has changed, or when the user tries to move
  /// beyond the end.
  @ObservationIgnored public var onNearEnd: (@MainActor () -> Void)?
  /// A closure that is called when the user opens the selected row.
  @ObservationIgnored public var onOpen: (@MainActor (Row) -> Void)?
  /// A closure that is called when another row has been selected, or with `nil` when no row is selected anymore.
  @ObservationIgnored public var onSelect: (@MainActor (Row?) -> Void)?
  /// A closure that is called with the positions of the visible rows after each frame in which the list was drawn. The
  /// range is empty while the list is in a pane without the focus, such as a preview, at which the user may not look.
  @ObservationIgnored public var onDraw: (@MainActor (Range<Int>) -> Void)?
  /// The distance from the end, in rows, at which ``onNearEnd`` is called.
  @ObservationIgnored public var nearEndDistance = 10
  /// A closure that takes the number of rows inserted above the visible ones, and returns the text of the label that
  /// reports these rows, such as `3 new`. An arrow precedes it.
  @ObservationIgnored public var newRowsLabel: @MainActor (Int) -> TerminalText = { "\($0) new" }
  /// The text of the last search, which is highlighted in the rows.
  var searchedText = ""
  /// The number of rows.
  public private(set) var count = 0
  /// The position of the selected row, or `nil` if there are no rows.
  public private(set) var selectedIndex: Int?
  /// The number of rows that were inserted above the visible ones since the user was last at the top, and have not been
  /// visible.
  public internal(set) var newRowsAbove = 0

  /// A closure that returns the row at an index. The property is observed, because it changes with every set of rows,
  /// even if the number of rows stays the same.
  private(set) var row: (Int) -> Row
  @ObservationIgnored let drawRow: @MainActor (Row, Context, inout Canvas) -> Void
  @ObservationIgnored let measureRow: @MainActor (Row, Int) -> Int
  @ObservationIgnored private var selectedID: Row.ID?
  @ObservationIgnored var topID: Row.ID?
  @ObservationIgnored var top = 0
  @ObservationIgnored var visibleCount = 1
  /// The width of the rows and the lines for them, without the footer, when the list was last drawn.
  @ObservationIgnored var drawn = Size(columns: 1, rows: 1)
  /// The number of times that the wheel has scrolled the view, whose change requests a frame.
  var scrolls = 0
  @ObservationIgnored var flashes: [Row.ID: Duration?] = [:]
  @ObservationIgnored private var reportedNearEnd: (count: Int, last: Row.ID)?

  /// Creates an empty list.
  ///
  /// - Parameters:
  ///   - height: A closure that returns the number of lines of a row for a width in columns. The default is one line.
  ///   - draw: A closure that draws a row in the row's own region.
  public init(
    height: @escaping @MainActor (Row, Int) -> Int = { _, _ in 1 },
    draw: @escaping @MainActor (Row, Context, inout Canvas) -> Void
  ) {
    measureRow = height
    drawRow = draw
    row = { _ in preconditionFailure("An empty list has no rows.") }
  }

  /// Creates an empty list with rows of one line.
  public convenience init(line: @escaping @MainActor (Row) -> StyledText) {
    self.init { row, _, canvas in canvas.draw(line(row)) }
  }

  /// The selected row, or `nil` if there are no rows.
  public var selectedRow: Row? { selectedIndex.map(row) }

  // MARK: - Rows

  /// Replaces the rows.
  ///
  /// - Parameters:
  ///   - rows: The rows. The list reads the visible rows, and other rows only when necessary, such as to find the
  ///     selected row.
  ///   - inserted: The positions of the new rows, in ascending order. The first 100 new rows are marked for a second
  ///     after they are first drawn, unless the list was empty.
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
    if wasAtTop {
      // The next frame shows those that fit above the selected row, and no longer counts them.
      newRowsAbove += inserted.prefix { $0 < selectedIndex ?? 0 }.count
    } else if let topID, let found = find(topID, near: top, inserted) {
      newRowsAbove += inserted.prefix { $0 < found }.count
      top = found
    }
    flashes = flashes.filter { $0.value != nil }  // rows that were never visible are no longer new
    if !wasEmpty {
      for index in inserted.prefix(100) where index < count { flashes[row(index).id] = .some(nil) }
    }
    rememberSelection(movedFrom: before)
  }

  /// Returns the position of a row among the new rows, or `nil` if the row was removed. The search starts at the old
  /// position plus the number of rows inserted above.
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

  /// Selects the row at a position. Does nothing if the list has no such row.
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

  func reportNearEnd() {
    guard let selectedIndex, let onNearEnd else { return }
    let lastSeen = max(selectedIndex, top + visibleCount - 1)
    let last = row(count - 1).id
    guard lastSeen >= count - 1 - nearEndDistance else { return }
    if let reportedNearEnd, reportedNearEnd.count == count, reportedNearEnd.last == last { return }
    reportedNearEnd = (count, last)
    onNearEnd()
  }
}
