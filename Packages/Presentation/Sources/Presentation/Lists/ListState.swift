public import Persistence

/// The complete state of a screen that shows a list loaded page by page.
///
/// Each value describes the whole list rather than a change to it, so a late subscriber misses nothing.
public enum ListState<Row: Equatable & Sendable>: Equatable, Sendable {
  /// The rows have not loaded yet, and there is nothing to show.
  case loading
  /// Loading succeeded, and there are no rows.
  case empty
  /// Loading failed, and there is nothing to show.
  case failed(LoadFailure)
  /// There are rows. They may be refreshing, or a request may have failed.
  case content(ListContent<Row>)

  /// The rows. Empty unless the state is ``content(_:)``.
  public var rows: [Row] {
    if case .content(let content) = self { content.rows } else { [] }
  }
}

/// The rows of a list, and the status of the requests above and below them.
public struct ListContent<Row: Equatable & Sendable>: Equatable, Sendable {
  /// The rows in display order.
  public var rows: [Row]
  /// The changes that led from the previous rows to these, as the store reports them. Empty for the first rows and for
  /// unchanged rows.
  public var changes: Changeset
  /// The status above the rows.
  public var header: Header
  /// The status below the rows.
  public var footer: Footer

  /// Creates the content of a list.
  public init(
    rows: [Row], changes: Changeset = Changeset(), header: Header = .current, footer: Footer = .idle
  ) {
    self.rows = rows
    self.changes = changes
    self.header = header
    self.footer = footer
  }

  /// The indices, in ascending order, of the new rows that have an older row below them. A screen can point these out
  /// to the user. The rows of a further page are not included, since the user requested them.
  public var arrivals: [Int] {
    var indices = changes.inserted
    var end = rows.count - 1
    while let last = indices.last, last == end {
      indices.removeLast()
      end -= 1
    }
    return indices
  }

  /// The relation of the rows to the rows on the server.
  public enum Header: Equatable, Sendable {
    /// The rows come from the last response.
    case current
    /// Newer rows are loading.
    case refreshing
    /// Refreshing failed; the rows may be outdated.
    case stale(LoadFailure)
  }

  /// The status of the list below the last row.
  public enum Footer: Equatable, Sendable {
    /// There may be more rows.
    case idle
    /// The store has more rows, which are shown without a request.
    case stored
    /// The next page is loading.
    case loadingMore
    /// Loading the next page failed.
    case loadMoreFailed(LoadFailure)
    /// There are no more rows.
    case endReached
  }
}
