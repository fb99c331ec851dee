import Locking

/// A live value of any type.
protocol LiveSource: AnyObject, Sendable {
  /// Returns whether the changes may affect the value, and marks the value as stale if so, or as pending if the changes
  /// are part of a batch.
  func isAffected(by changes: Changes, inBatch: Bool) -> Bool
  /// Returns whether the value is pending because of one of the tables, and marks it as stale if so.
  func isPending(in tables: Set<String>) -> Bool
  func invalidate()
  func refreshSoon()
  func refreshNow()
}

/// The live values of one store that have subscribers. Equal queries share one live value.
final class LiveQueries: Sendable {
  private struct Entry {
    var source: any LiveSource
    var subscribers = 0
  }

  private let entries = Locked<[AnyHashable: Entry]>([:])

  /// Returns the live value for `key`, creating it if necessary. Balance each call with one call to `release`.
  func acquire<Source: LiveSource>(_ key: some Hashable & Sendable, make: () -> Source) -> Source {
    entries.withLock { entries in
      if var entry = entries[key], let source = entry.source as? Source {
        entry.subscribers += 1
        entries[key] = entry
        return source
      }
      let source = make()
      entries[key] = Entry(source: source, subscribers: 1)
      return source
    }
  }

  func release(_ key: some Hashable & Sendable) {
    entries.withLock { entries in
      guard let count = entries[key]?.subscribers else { return }
      if count > 1 { entries[key]?.subscribers = count - 1 } else { entries[key] = nil }
    }
  }

  func committed(_ changes: Changes, refreshing: Bool) {
    guard !changes.tables.isEmpty else { return }
    for source in sources where source.isAffected(by: changes, inBatch: false) && refreshing { source.refreshSoon() }
  }

  func committed(_ changes: Changes, in batch: WriteBatch) {
    guard !changes.tables.isEmpty else { return }
    batch.wrote(changes.tables)
    for source in sources { _ = source.isAffected(by: changes, inBatch: true) }
  }

  func ended(batchWriting tables: Set<String>, refreshing: Bool) {
    for source in sources where source.isPending(in: tables) && refreshing { source.refreshSoon() }
  }

  func everythingChanged(refreshing: Bool) {
    for source in sources {
      source.invalidate()
      if refreshing { source.refreshSoon() }
    }
  }

  func refreshNow() {
    for source in sources { source.refreshNow() }
  }

  var count: Int { entries.withLock { $0.count } }

  private var sources: [any LiveSource] {
    entries.withLock { entries in entries.values.map(\.source) }
  }
}
