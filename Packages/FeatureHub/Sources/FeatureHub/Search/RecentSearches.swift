import Foundation
import Persistence
import Presentation
import Reactive

/// The searches whose results the user opened: the ten latest, newest first.
struct RecentSearches: Sendable {
  let store: Store
  let clock: any SchedulerType & Sendable

  /// Emits the searches as rows without a destination.
  var states: Observable<ListState<HubRow>> {
    store.array(StoredSearch.newestFirst).map { searches in
      let rows = searches.map { HubRow(id: "recent-\($0.text)", title: LocalizedText($0.text)) }
      return rows.isEmpty ? .empty : .content(ListContent(rows: rows, footer: .endReached))
    }
  }

  /// Stores a search as the newest one.
  func add(_ text: String) {
    // allow(no-dropped-errors): a search that cannot be stored is only missing from the list the next time
    try? store.write { transaction in
      try transaction.add([StoredSearch(text: text, date: clock.now)], update: .modified)
      let old = try transaction.array(StoredSearch.newestFirst).dropFirst(10).map(\.text)
      try transaction.deleteAll(StoredSearch.filter(.isIn(\.text, Set(old))))
    }
  }
}

/// A stored search.
struct StoredSearch: Record {
  var text: String
  var date: Date

  static let table = Table<StoredSearch>(
    "hub_search", Column(key: "text", \.text), Column("date", \.date), make: StoredSearch.init)

  static let newestFirst = StoredSearch.all.order(by: \.date, .descending)
}
