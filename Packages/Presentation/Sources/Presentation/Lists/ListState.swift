public import Persistence

/// All that a screen needs to know to show a list that is loaded page by page.
///
/// It is a state and not a series of actions: whoever begins to watch late sees the whole of it.
public enum ListState<Row: Equatable & Sendable>: Equatable, Sendable {
  /// The first answer is waited for, and there is nothing to show.
  case loading
  /// An answer came, and it holds no rows.
  case empty
  /// Loading failed, and there is nothing to show.
  case failed(LoadFailure)
  /// There are rows, whatever happens around them.
  case content(ListContent<Row>)

  /// The rows, none unless there is content.
  public var rows: [Row] {
    if case .content(let content) = self { content.rows } else { [] }
  }
}

/// The rows of a list, and what happens above and below them.
public struct ListContent<Row: Equatable & Sendable>: Equatable, Sendable {
  /// The rows in their order.
  public var rows: [Row]
  /// How the rows of the previous state became these rows, as the store reports it. Empty if the rows are the first ones, or did not change.
  public var changes: Changeset
  /// What happens above the rows.
  public var header: Header
  /// What happens below the rows.
  public var footer: Footer

  /// Creates content.
  public init(
    rows: [Row], changes: Changeset = Changeset(), header: Header = .current, footer: Footer = .idle
  ) {
    self.rows = rows
    self.changes = changes
    self.header = header
    self.footer = footer
  }

  /// The indices of new rows with an older row below them, in ascending order: the rows that are worth pointing out. Rows of a further page
  /// are not, since the user asked for them.
  public var arrivals: [Int] {
    var indices = changes.inserted
    var end = rows.count - 1
    while let last = indices.last, last == end {
      indices.removeLast()
      end -= 1
    }
    return indices
  }

  /// How the rows stand to the server's.
  public enum Header: Equatable, Sendable {
    /// They are those of the last answer.
    case current
    /// Newer ones are being asked for.
    case refreshing
    /// Refreshing failed; these rows are older.
    case stale(LoadFailure)
  }

  /// How the list goes on behind the last row.
  public enum Footer: Equatable, Sendable {
    /// There may be more.
    case idle
    /// There are more in the store: they are shown without a request.
    case stored
    /// More is being asked for.
    case loadingMore
    /// Loading more failed.
    case loadMoreFailed(LoadFailure)
    /// This is all.
    case endReached
  }
}
