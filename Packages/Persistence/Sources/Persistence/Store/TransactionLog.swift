/// The reads and changes of a transaction. Used on the transaction's thread only.
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

/// The changes of a committed transaction that are relevant for live queries.
struct Changes: Sendable {
  /// The tables in which rows were inserted, updated or deleted.
  var tables: Set<String> = []

  /// The rows that were written with ``UpdatePolicy/all``, which count as updated even if they are equal.
  var touched: [String: Set<RecordKey>] = [:]
}
