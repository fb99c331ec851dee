public import Persistence

/// A stored moment of a user's page.
struct StoredMoment: Record {
  /// The server and the user of the page, in one string.
  let page: String
  /// The number of older moments on the page. It stays the same when newer moments are added.
  let position: Int
  let moment: Moment

  static let table = Table<StoredMoment>(
    "moments",
    Column(key: "page", \.page), Column(key: "id", \.moment.id), Column("position", \.position),
    Column("moment", \.moment),
    indexes: [[\.page, \.position]]
  ) { page, _, position, moment in StoredMoment(page: page, position: position, moment: moment) }

  /// Returns a query for the moments of a page, newest first.
  static func newestFirst(on page: String) -> Query<StoredMoment> {
    filter(\.page == page).order(by: \.position, .descending)
  }
}

// A record contains a whole moment in one column.
extension Moment: JSONColumnValue {}
