/// An immutable collection of a query's rows at one point in time, in the query's order.
public struct Snapshot<R: Record>: RandomAccessCollection, Equatable, Sendable {
  /// The rows as an array. Reading this property does not copy the rows.
  public let array: [R]

  /// Creates a snapshot of rows, for example for a preview.
  public init(_ array: [R]) {
    self.array = array
  }

  /// The position of the first row.
  public var startIndex: Int { array.startIndex }
  /// The position after the last row.
  public var endIndex: Int { array.endIndex }
  /// Returns the row at a position.
  public subscript(position: Int) -> R { array[position] }
}
