import GRDB
import Locking

extension Store {
  /// Updates live queries with the writes of other processes, and of other stores on the same file.
  ///
  /// SQLite does not report these writes. This method checks for them, which takes microseconds, and reads the live
  /// queries again only if it finds any. Each write of the store does the same. Call this method from time to time while
  /// the results are visible, or when the terminal gains focus.
  ///
  /// - Returns: `true` if there were any such writes since the last call and the store's own last write.
  @discardableResult
  public func refresh() throws -> Bool {
    let version = try translating { writer in try writer.writeWithoutTransaction(Self.dataVersion) }
    guard isNews(version) else { return false }
    live.everythingChanged(refreshing: options.notification == .inBackground)
    if options.notification == .beforeWriteReturns { live.refreshNow() }
    return true
  }

  /// Returns whether the file's version differs from that of the last call.
  func isNews(_ version: Int) -> Bool {
    lastDataVersion.withLock { last in
      defer { last = version }
      return last != version
    }
  }

  /// Returns a number that changes when a connection other than `database` writes to the file. The number does not
  /// count the writes of the store, which all use this connection.
  static func dataVersion(_ database: Database) throws -> Int {
    try Int.fetchOne(database.cachedStatement(sql: "PRAGMA data_version")) ?? 0
  }
}
