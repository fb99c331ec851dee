/// A position on the screen. The upper-left corner is (0, 0).
public struct Point: Sendable, Hashable {
  /// The column, counted from the left.
  public var column: Int
  /// The row, counted from the top.
  public var row: Int

  /// Creates a position.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A width and a height in cells.
public struct Size: Sendable, Hashable {
  /// The width.
  public var columns: Int
  /// The height.
  public var rows: Int

  /// Creates a size. Negative values become zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}

/// A rectangle of cells.
public struct Rect: Sendable, Hashable {
  /// The position of the upper-left corner.
  public var origin: Point
  /// The size of the rectangle.
  public var size: Size

  /// Creates a rectangle.
  public init(column: Int = 0, row: Int = 0, columns: Int, rows: Int) {
    origin = Point(column: column, row: row)
    size = Size(columns: columns, rows: rows)
  }

  /// The range of columns in the rectangle.
  public var columns: Range<Int> { origin.column..<origin.column + size.columns }
  /// The range of rows in the rectangle.
  public var rows: Range<Int> { origin.row..<origin.row + size.rows }

  func contains(_ point: Point) -> Bool { columns.contains(point.column) && rows.contains(point.row) }

  func intersection(_ other: Rect) -> Rect {
    let (columns, rows) = (columns.clamped(to: other.columns), rows.clamped(to: other.rows))
    return Rect(column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count)
  }
}
