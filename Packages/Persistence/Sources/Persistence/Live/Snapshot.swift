/// The rows of a query at one moment, in its order. It never changes; a live query emits the next one.
public struct Snapshot<R: Record>: RandomAccessCollection, Equatable, Sendable {
  /// The rows as an array, without copying them.
  public let array: [R]

  /// Creates a snapshot, for example for a preview.
  public init(_ array: [R]) {
    self.array = array
  }

  public var startIndex: Int { array.startIndex }
  public var endIndex: Int { array.endIndex }
  public subscript(position: Int) -> R { array[position] }
}
