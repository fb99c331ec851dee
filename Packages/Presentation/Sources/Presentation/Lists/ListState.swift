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

/// Rows, and what happens above and below them.
public struct ListContent<Row: Equatable & Sendable>: Equatable, Sendable {
  /// The rows in their order.
  public var rows: [Row]
  /// The places of rows that came in among known ones since the state before, ascending. Rows of a further page, and
  /// the first ones, are not among them.
  public var inserted: [Int]
  /// What happens above the rows.
  public var header: Header
  /// What happens below the rows.
  public var footer: Footer

  /// Creates content.
  public init(rows: [Row], inserted: [Int] = [], header: Header = .current, footer: Footer = .idle) {
    self.rows = rows
    self.inserted = inserted
    self.header = header
    self.footer = footer
  }

  /// How the rows stand to the server's.
  public enum Header: Equatable, Sendable {
    /// They are those of the last answer.
    case current
    /// Newer ones are being asked for.
    case refreshing
    /// Newer ones could not be had; these are older.
    case stale(LoadFailure)
  }

  /// How the list goes on behind the last row.
  public enum Footer: Equatable, Sendable {
    /// There may be more.
    case idle
    /// More is being asked for.
    case loadingMore
    /// More could not be had.
    case loadMoreFailed(LoadFailure)
    /// This is all.
    case endReached
  }
}
