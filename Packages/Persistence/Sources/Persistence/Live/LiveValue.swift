import Dispatch
import Locking

/// A value that is read from a store, and read again after each write that may change it, once for all of its
/// subscribers.
///
/// A write only marks the value as stale. The value is read later, in a transaction that includes at least that write.
/// Further writes before the read cause no additional read, and a write during the read marks the value again, so the
/// last write is never missed.
final class LiveValue<Value: Sendable>: LiveSource {
  /// A closure that reads the value. `last` is the last value, or `nil` if there is none.
  typealias Read = @Sendable (borrowing ReadTransaction, _ last: LastValue<Value>?) throws -> Value

  private struct Published {
    var version: Version<Value>?
    var count = 0
    var subscribers: [LiveSubscriber<Value>] = []
  }

  private struct Mark {
    var isStale = true
    /// Whether a batch that has not ended may have changed the value. The next read includes its changes.
    var isPending = false
    /// The rows written since the last read, by table, or `nil` if any table may have been written.
    var written: [String: WrittenKeys]? = [:]
    /// Whether to read the value again even if no write has made it stale.
    var isRequested = false
    var isScheduled = false
    var touched: Set<RecordKey> = []
    /// The tables that the value was read from, or `nil` until they are known.
    var tables: Set<String>?

    func mayUse(_ others: Set<String>) -> Bool { tables.map { !$0.isDisjoint(with: others) } ?? true }
  }

  private let store: Store
  private let read: Read
  /// The tables that the value is read from, or `nil` if they can differ with each read.
  private let fixedTables: Set<String>?
  private let differs: @Sendable (Value, Value, Set<RecordKey>) -> Bool
  private let published = Locked(Published())
  private let mark: Locked<Mark>
  private let queue = DispatchQueue(label: "Persistence.LiveValue", qos: .userInitiated)

  init(
    store: Store, tables: Set<String>?, differs: @escaping @Sendable (Value, Value, Set<RecordKey>) -> Bool,
    read: @escaping Read
  ) {
    self.store = store
    self.read = read
    fixedTables = tables
    self.differs = differs
    mark = Locked(Mark(tables: tables))
  }

  /// Calls `handler` with the value and then with each change, one call at a time, until the returned subscriber is
  /// canceled.
  func subscribe(_ start: LiveStart, handler: @escaping LiveSubscriber<Value>.Handler) -> LiveSubscriber<Value> {
    let subscriber = LiveSubscriber(differs: differs, handler: handler)
    // Within a transaction, reading the first value in a second one would deadlock.
    if start == .beforeSubscribeReturns, !Nesting.isInside(store) {
      join(subscriber)
    } else {
      queue.async { self.join(subscriber) }
    }
    return subscriber
  }

  private func join(_ subscriber: LiveSubscriber<Value>) {
    let notified = published.withLock { published in
      // Added before the read, so that it also receives the error if the read fails.
      if !subscriber.isCancelled { published.subscribers.append(subscriber) }
      let others = update(&published, includingPending: true)
      if let version = published.version { subscriber.put(version) }
      return others
    }
    for other in notified { other.drain() }
    subscriber.drain()
  }

  // MARK: LiveSource

  func isAffected(by changes: Changes, inBatch: Bool) -> Bool {
    mark.withLock { mark in
      guard mark.mayUse(changes.tables) else { return false }
      if inBatch { mark.isPending = true } else { mark.isStale = true }
      for (table, keys) in changes.written { mark.written?[table, default: WrittenKeys()].formUnion(keys) }
      for (table, keys) in changes.touched where mark.tables?.contains(table) ?? true { mark.touched.formUnion(keys) }
      return true
    }
  }

  func isPending(in tables: Set<String>) -> Bool {
    mark.withLock { mark in
      guard mark.isPending, mark.mayUse(tables) else { return false }
      mark.isStale = true
      return true
    }
  }

  func invalidate() {
    mark.withLock { mark in
      mark.isStale = true
      mark.written = nil
    }
  }

  func refreshSoon() {
    let isFirst = mark.withLock { mark in
      defer { mark.isScheduled = true }
      return !mark.isScheduled
    }
    guard isFirst else { return }
    queue.async { [weak self] in
      guard let self else { return }
      mark.withLock { $0.isScheduled = false }
      refreshNow()
    }
  }

  func refreshNow() {
    for subscriber in published.withLock({ update(&$0) }) { subscriber.drain() }
  }

  /// Reads the value again, even if no write has made it stale: on the calling thread or, in the background, on a
  /// thread of the store. Within a transaction, the value is read later.
  func request(_ start: LiveStart) {
    mark.withLock { $0.isRequested = true }
    let isNow = start == .beforeSubscribeReturns || store.options.notification == .beforeWriteReturns
    if isNow, !Nesting.isInside(store) { refreshNow() } else { refreshSoon() }
  }

  // MARK: Reading

  /// Reads the value again if necessary, and returns the subscribers that received a value.
  private func update(_ published: inout Published, includingPending: Bool = false) -> [LiveSubscriber<Value>] {
    let isMissing = published.version == nil
    let marked: Mark? = mark.withLock { mark in
      guard mark.isStale || mark.isRequested || isMissing || includingPending && mark.isPending else { return nil }
      defer {
        mark.isStale = false
        mark.isPending = false
        mark.written = [:]
        mark.isRequested = false
        mark.touched = []
        // Until the read has ended, its tables are unknown, and any write may affect it.
        mark.tables = fixedTables
      }
      return mark
    }
    guard let marked else { return [] }
    let last = published.version.map { LastValue(value: $0.value, written: marked.written) }
    // The tables of a part that was not written, and so need not be read again, count as read.
    let earlierTables = last == nil ? [] : marked.tables ?? []
    published.subscribers.removeAll(where: \.isCancelled)
    do {
      let (value, tables) = try store.readTracking { try read($0, last) }
      mark.withLock { $0.tables = fixedTables ?? tables.union(earlierTables) }
      if let old = published.version, !differs(old.value, value, marked.touched) { return [] }
      published.count += 1
      let version = Version(number: published.count, value: value, touched: marked.touched)
      published.version = version
      for subscriber in published.subscribers { subscriber.put(version) }
      return published.subscribers
    } catch {
      // Ends all subscriptions. The next subscriber finds no version and reads the value again.
      defer {
        published.version = nil
        published.subscribers = []
      }
      for subscriber in published.subscribers { subscriber.put(failure: error) }
      return published.subscribers
    }
  }
}

/// The time at which a live query emits its first value.
public enum LiveStart: Sendable {
  /// The value is emitted on the subscribing thread, before `subscribe` returns. It includes all earlier writes of the
  /// store. Within a transaction, it is emitted later, on a thread of the store. If another thread reports a write at
  /// the same time, that thread may emit the value instead.
  case beforeSubscribeReturns
  /// The value is emitted shortly after the subscription, on a thread of the store.
  case inBackground
}
