import Locking

/// Several transactions whose changes live queries emit together, when the batch ends.
///
///     let batch = WriteBatch(store)
///     defer { batch.end() }
///     try store.write(in: batch) { try $0.add(page, update: .modified) }
///     try store.write(in: batch) { try $0.deleteAll(old) }
///
/// Each transaction is durable and visible to every later read when its write returns. A live query that is read again
/// for another reason before the batch ends emits its changes, too.
public struct WriteBatch: Sendable {
  private let store: Store
  private let tables = Locked<Set<String>>([])

  /// Begins a batch of a store. Call ``end()``, even if a write fails, or live queries miss its changes until the next
  /// write.
  public init(_ store: Store) {
    self.store = store
  }

  func wrote(_ others: Set<String>) {
    tables.withLock { $0.formUnion(others) }
  }

  /// Makes live queries emit the changes, when ``StoreOptions/notification`` says.
  public func end() {
    let isInBackground = store.options.notification == .inBackground
    store.live.ended(batchWriting: tables.withLock { $0 }, refreshing: isInBackground)
    if !isInBackground { store.live.refreshNow() }
  }
}
