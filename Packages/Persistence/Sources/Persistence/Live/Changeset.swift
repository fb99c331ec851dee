/// How one state of a query's rows became the next.
///
/// Rows are told apart by their primary keys. All lists ascend. To turn the old rows into the new ones: take away those at `deleted` and
/// at each `moved.from`; then put the new collection's rows at `inserted` and at each `moved.to`, in ascending order; and replace
/// those that were at `updated`.
public struct Changeset: Hashable, Sendable {
  /// Where the rows that are gone were, in the old collection.
  public var deleted: [Int] = []

  /// Where the rows that are new stand, in the new collection.
  public var inserted: [Int] = []

  /// Where the rows whose content changed were, in the old collection. A row may be updated and moved.
  public var updated: [Int] = []

  /// The rows that changed their place among those that stayed, as few as possible, ascending by `to`.
  public var moved: [Move] = []

  /// One row's change of place.
  public struct Move: Hashable, Sendable {
    /// Where the row was, in the old collection.
    public var from: Int
    /// Where the row stands, in the new collection.
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

  /// Whether nothing changed.
  public var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && updated.isEmpty && moved.isEmpty }
}
