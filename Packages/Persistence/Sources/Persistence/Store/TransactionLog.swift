/// What one transaction has read and changed. It stays on the transaction's thread.
final class TransactionLog {
  private(set) var tablesRead: Set<String> = []
  private(set) var changes = Changes()

  func read(_ table: String) {
    tablesRead.insert(table)
  }

  func changed(_ table: String) {
    changes.tables.insert(table)
  }

  func touched(_ key: RecordKey, in table: String) {
    changes.tables.insert(table)
    changes.touched[table, default: []].insert(key)
  }
}

/// What a committed transaction has changed, as far as live queries must know.
struct Changes: Sendable {
  /// The tables of which a row was inserted, updated or deleted.
  var tables: Set<String> = []

  /// The rows that were written with ``UpdatePolicy/all``, which count as updated even when they are equal.
  var touched: [String: Set<RecordKey>] = [:]
}
