/// The difference between two states of a query's rows.
///
/// Rows are identified by their primary keys, and all lists are in ascending order. To turn the old rows into the new
/// ones, remove the rows at `deleted` and at each `moved.from`. Then insert the rows of the new collection at
/// `inserted` and at each `moved.to`, in ascending order. Finally, replace the rows that were at `updated`.
public struct Changeset: Hashable, Sendable {
  /// The positions of the deleted rows in the old collection.
  public var deleted: [Int] = []

  /// The positions of the inserted rows in the new collection.
  public var inserted: [Int] = []

  /// The positions of the updated rows in the old collection. A row can be both updated and moved.
  public var updated: [Int] = []

  /// The moves of the remaining rows whose order changed, as few as possible, in ascending order of `to`.
  public var moved: [Move] = []

  /// The move of a row to another position.
  public struct Move: Hashable, Sendable {
    /// The position of the row in the old collection.
    public var from: Int
    /// The position of the row in the new collection.
    public var to: Int

    /// Creates a move.
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// Creates a change set.
  public init(deleted: [Int] = [], inserted: [Int] = [], updated: [Int] = [], moved: [Move] = []) {
    self.deleted = deleted
    self.inserted = inserted
    self.updated = updated
    self.moved = moved
  }

  /// A Boolean value that indicates whether there are no changes.
  public var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && updated.isEmpty && moved.isEmpty }
}
