import GRDB

extension Store {
  /// Runs `body` with a consistent view of the store and returns its result. Blocks the current thread during the read.
  /// A read from a file does not wait for writers.
  ///
  /// - Throws: A ``StoreError``, or the error that `body` throws.
  @discardableResult
  public func read<T>(_ body: (borrowing ReadTransaction) throws -> T) throws -> T {
    try translating { writer in try writer.read { try self.reading($0, body) } }
  }

  /// Runs `body` with a consistent view of the store and returns its result. Does not block the caller's thread.
  ///
  /// If the current task is already canceled, the method throws `CancellationError`. Later cancellation has no effect.
  @discardableResult
  public func read<T: Sendable>(_ body: @escaping @Sendable (borrowing ReadTransaction) throws -> T) async throws -> T {
    try Task.checkCancellation()
    // Does not use GRDB's async functions, which need a thread of Swift's pool to return a connection. If all of these
    // threads are blocked while they wait for a connection, as in blocking calls from tasks, that is a deadlock.
    return try await translating { writer in
      try await withCheckedThrowingContinuation { continuation in
        writer.asyncRead { database in
          continuation.resume(with: Result { try self.reading(database.get(), body) })
        }
      }
    }
  }

  /// Runs `body` in one transaction and returns its result. If `body` throws an error, none of its changes are made.
  /// Blocks the current thread while other transactions write.
  ///
  /// When the method returns, the changes are durable according to ``StoreOptions/durability``, and visible to every
  /// later read.
  ///
  /// - Throws: A ``StoreError``, or the error that `body` throws.
  @discardableResult
  public func write<T>(_ body: (borrowing WriteTransaction) throws -> T) throws -> T { try write(in: nil, body) }

  /// Runs `body` in one transaction, as ``write(_:)-4yy24`` does. In a batch, live queries emit the changes when the
  /// batch ends, or earlier if they are read again for another reason.
  ///
  /// - Throws: A ``StoreError``, or the error that `body` throws.
  @discardableResult
  public func write<T>(in batch: WriteBatch?, _ body: (borrowing WriteTransaction) throws -> T) throws -> T {
    let result = try translating { writer in
      try writer.writeWithoutTransaction { try self.writing($0, in: batch, body) }
    }
    if batch == nil, options.notification == .beforeWriteReturns { live.refreshNow() }
    return result
  }

  /// Runs `body` in one transaction and returns its result. If `body` throws an error, none of its changes are made.
  /// Does not block the caller's thread.
  ///
  /// If the current task is already canceled, the method throws `CancellationError`. Later cancellation has no effect.
  @discardableResult
  public func write<T: Sendable>(
    _ body: @escaping @Sendable (borrowing WriteTransaction) throws -> T
  ) async throws -> T {
    try Task.checkCancellation()
    let result = try await translating { writer in
      try await withCheckedThrowingContinuation { continuation in
        writer.asyncWriteWithoutTransaction { database in
          continuation.resume(with: Result { try self.writing(database, body) })
        }
      }
    }
    if options.notification == .beforeWriteReturns { live.refreshNow() }
    return result
  }

  /// Runs `body` and returns its result with the tables that it read.
  func readTracking<T>(_ body: (borrowing ReadTransaction) throws -> T) throws -> (T, Set<String>) {
    try translating { writer in
      try writer.read { database in
        let log = TransactionLog()
        return (try reading(database, log: log, body), log.tablesRead)
      }
    }
  }

  private func reading<T>(
    _ database: Database, log: TransactionLog = TransactionLog(), _ body: (borrowing ReadTransaction) throws -> T
  ) throws -> T {
    defer { options.onTransaction?(log.work) }
    return try Nesting.entering(self) {
      try body(ReadTransaction(access: Access(database: database, log: log)))
    }
  }

  private func writing<T>(
    _ database: Database, in batch: WriteBatch? = nil, _ body: (borrowing WriteTransaction) throws -> T
  ) throws -> T {
    let log = TransactionLog()
    defer { options.onTransaction?(log.work) }
    var (result, version): (T?, Int) = (nil, 0)
    try Nesting.entering(self) {
      // `IMMEDIATE`, because a transaction that starts by reading can fail when it first writes, if another process has
      // written in the meantime.
      try database.inTransaction(.immediate) {
        version = try Self.dataVersion(database)
        result = try body(WriteTransaction(access: Access(database: database, log: log)))
        return .commit
      }
    }
    let isInBackground = options.notification == .inBackground
    if let batch {
      live.committed(log.changes, in: batch)
    } else {
      live.committed(log.changes, refreshing: isInBackground)
    }
    // The transaction could find equal rows of another process, and so change nothing that live queries would report.
    if isNews(version) { live.everythingChanged(refreshing: isInBackground) }
    guard let result else { throw StoreError.sqlite(code: 0, detail: "the transaction ended without a result") }
    return result
  }

  /// Runs `body` with the store's connections, and again in memory if the file can no longer be used and
  /// ``StoreOptions/onFallback`` is set.
  func translating<T>(_ body: (any DatabaseWriter) throws -> T) throws -> T {
    try Nesting.check(self)
    let writer = writer
    do {
      return try Self.translating(path, options) { try body(writer) }
    } catch  where leave(writer, after: error) {
      return try Self.translating(path, options) { try body(self.writer) }
    }
  }

  private func translating<T: Sendable>(_ body: (any DatabaseWriter) async throws -> T) async throws -> T {
    let writer = writer
    do {
      return try await body(writer)
    } catch {
      let error = StoreError.translating(error, file: path, busyTimeout: options.busyTimeout)
      guard leave(writer, after: error) else { throw error }
    }
    do {
      return try await body(self.writer)
    } catch {
      throw StoreError.translating(error, file: path, busyTimeout: options.busyTimeout)
    }
  }
}
