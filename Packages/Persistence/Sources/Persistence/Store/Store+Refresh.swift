import GRDB

extension Store {
  /// Makes live queries look at what other processes, or other stores on the same file, have written since the last time.
  ///
  /// SQLite does not tell of others' writes. This asks whether there were any, which costs microseconds, and only if there were,
  /// reads the live queries again. Call it now and then while something is shown, or when the terminal gets the focus.
  ///
  /// - returns: Whether others had written.
  @discardableResult
  public func refresh() throws -> Bool {
    let version = try translating { writer in try writer.writeWithoutTransaction(Self.dataVersion) }
    let isNews = lastDataVersion.withLock { last in
      defer { last = version }
      return last != version
    }
    guard isNews else { return false }
    live.everythingChanged(refreshing: options.notification == .inBackground)
    if options.notification == .beforeWriteReturns { live.refreshNow() }
    return true
  }

  /// A number that changes when another connection writes to the file. The store's own writes all go through the one that asks.
  static func dataVersion(_ database: Database) throws -> Int {
    try Int.fetchOne(database, sql: "PRAGMA data_version") ?? 0
  }
}
