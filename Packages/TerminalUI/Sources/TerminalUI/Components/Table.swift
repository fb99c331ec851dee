// allow(type-names): Persistence also has a `Table`, but no screen may import that module.
/// A layout of rows in columns. It draws the rows of a ``List`` and their header.
///
/// For example:
///
///     let table = Table<Player>([
///       .init("#", columns: 5, alignment: .trailing, priority: 1) { StyledText($0.rank) },
///       .init("Name") { StyledText($0.name) },
///     ])
///     let list = List<Player> { row, _, canvas in table.draw(row, in: &canvas) }
///
/// If the window is too narrow, the columns with the lowest priority are hidden first.
@MainActor public struct Table<Row> {
  /// A column of a table.
  public struct Column {
    let title: TerminalText
    let columns: Int?
    let minimum: Int
    let maximum: Int
    let isDecoration: Bool
    let leastRoom: Int
    let alignment: Alignment
    let priority: Int
    let text: @MainActor (Row) -> StyledText

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - title: The title in the header.
    ///   - columns: The width, or `nil` to share the remaining width with other such columns.
    ///   - minimum: The minimum width of a column that shares the remaining width.
    ///   - maximum: The maximum width of a column that shares the remaining width.
    ///   - isDecoration: A Boolean value that indicates whether the text only illustrates others, such as a bar, and is
    ///     omitted while screens are presented as lines.
    ///   - leastRoom: The width of the table below which the column is hidden, so that other columns have more room.
    ///   - alignment: The alignment of the text.
    ///   - priority: The priority. Columns with the highest priority are always shown.
    ///   - text: A closure that returns the text for a row.
    public init(
      _ title: TerminalText, columns: Int? = nil, minimum: Int = 8, maximum: Int = .max, isDecoration: Bool = false,
      leastRoom: Int = 0, alignment: Alignment = .leading, priority: Int = 10,
      text: @escaping @MainActor (Row) -> StyledText
    ) {
      self.title = title
      self.columns = columns
      self.minimum = minimum
      self.maximum = maximum
      self.isDecoration = isDecoration
      self.leastRoom = leastRoom
      self.alignment = alignment
      self.priority = priority
      self.text = text
    }
  }

  private let columns: [Column]

  /// Creates a table.
  public init(_ columns: [Column]) {
    self.columns = columns
  }

  /// Draws a row over the width of the region.
  public func draw(_ row: Row, in canvas: inout Canvas) {
    draw(in: &canvas) { $0.text(row) }
  }

  /// Draws the titles over the width of the region. Above a ``List``, draw the header in a region that starts at column
  /// 2, because the list draws a mark before each row.
  public func drawHeader(in canvas: inout Canvas) {
    draw(in: &canvas) { StyledText($0.title, Style(.muted, [.bold])) }
  }

  private func draw(in canvas: inout Canvas, text: (Column) -> StyledText) {
    var left = 0
    for (column, columns) in layout(in: canvas.size.columns, isLinear: canvas.isLinear) {
      let line = text(column).truncated(to: columns, measuring: canvas.width)
      let missing = columns - line.columns(measuring: canvas.width)
      let indent =
        switch column.alignment {
        case .leading: 0
        case .center: missing / 2
        case .trailing: missing
        }
      canvas.draw(line, column: left + indent)
      left += columns + 1
    }
  }

  /// Returns the columns that fit, and their widths.
  func layout(in available: Int, isLinear: Bool = false) -> [(Column, Int)] {
    var shown = columns.enumerated().filter { _, column in
      !(isLinear && column.isDecoration) && column.leastRoom <= available
    }
    func needed() -> Int { shown.reduce(shown.count - 1) { $0 + ($1.element.columns ?? $1.element.minimum) } }
    while needed() > available, let lowest = shown.map(\.element.priority).min(),
      shown.contains(where: { $0.element.priority > lowest })
    {
      shown.removeAll { $0.element.priority == lowest }
    }
    let flexible = shown.filter { $0.element.columns == nil }.count
    var spare = max(0, available - needed())
    var sharing = flexible
    return shown.map { _, column in
      if let columns = column.columns { return (column, columns) }
      let share = spare / sharing
      spare -= share
      sharing -= 1
      return (column, min(column.maximum, column.minimum + share))
    }
  }
}
