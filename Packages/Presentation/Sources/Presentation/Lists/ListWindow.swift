public import Persistence
public import Reactive

/// The first rows of a list, as the store contains them at one point in time.
public struct ListWindow<Row: Sendable, Details: Sendable>: Sendable {
  /// The stored rows in display order.
  public var rows: [Row]
  /// The changes that led from the previous rows to these. Empty for the first rows.
  public var changes: Changeset
  /// The rows below the window.
  public var below: RowsBelow
  /// The other values that the list shows, from the transaction in which the rows were read.
  public var details: Details
  /// The extent for which the window was read.
  public var extent: ListExtent

  /// Creates a window.
  public init(
    rows: [Row] = [], changes: Changeset = Changeset(), below: RowsBelow = .unknown, details: Details,
    extent: ListExtent
  ) {
    self.rows = rows
    self.changes = changes
    self.below = below
    self.details = details
    self.extent = extent
  }

  /// Returns the window with other rows.
  ///
  /// - Parameters:
  ///   - rows: The rows to show for the stored rows.
  ///   - below: The rows below the window if the store has none.
  public func showing<New>(_ rows: [New], below: RowsBelow) -> ListWindow<New, Details> {
    ListWindow<New, Details>(
      rows: rows, changes: changes, below: self.below == .stored ? .stored : below, details: details, extent: extent)
  }
}

/// The rows below a window.
public enum RowsBelow: Equatable, Sendable {
  /// It is unknown whether there are any, because the list has not been loaded.
  case unknown
  /// The store has further rows.
  case stored
  /// The server may have further rows.
  case server
  /// There are none.
  case end
}

/// The part of a list that a ``ListWindow`` includes.
public struct ListExtent: Hashable, Sendable {
  /// The number of times that the user requested more rows.
  public var extensions = 0
  /// The number of requests that have ended. The window includes what they stored.
  public var requests = 0

  /// Creates the extent of a list at its start.
  public init() {}
}

extension Store {
  /// Returns an observable that emits the first rows of a query as the window of a list, on subscription and after each
  /// change. See ``StoredList``.
  ///
  /// - Parameters:
  ///   - query: The query of the rows, without a limit.
  ///   - size: The number of rows by which the window grows.
  ///   - extents: The extents of the list.
  ///   - details: A closure that reads the other values that the list shows.
  public func list<R, Details: Equatable & Sendable>(
    of query: Query<R>, growingBy size: Int, following extents: Observable<ListExtent>,
    details: @escaping @Sendable (borrowing ReadTransaction) throws -> Details
  ) -> Observable<ListWindow<R, Details>> {
    window(of: query, following: extents, limit: { size * ($0.extensions + 1) }) {
      Contents(details: try details($0), extent: $1)
    }
    .map { window in
      ListWindow(
        rows: window.rows, changes: window.changes, below: window.hasMore ? .stored : .unknown,
        details: window.details.details, extent: window.details.extent)
    }
  }
}

private struct Contents<Details: Equatable & Sendable>: Equatable, Sendable {
  let details: Details
  let extent: ListExtent
}
