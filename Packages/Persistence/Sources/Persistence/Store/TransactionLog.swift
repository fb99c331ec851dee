/// A log of the reads and changes of a transaction, which is used on the transaction's thread only.
final class TransactionLog {
  private(set) var tablesRead: Set<String> = []
  private(set) var changes = Changes()
  private(set) var work = TransactionWork()

  func read(_ table: String) {
    tablesRead.insert(table)
  }

  /// Logs that a row was written or, if `key` is `nil`, that some rows were.
  func changed(_ table: String, _ key: RecordKey? = nil) {
    changes.written[table, default: WrittenKeys()].formUnion(WrittenKeys(keys: key.map { [$0] }))
  }

  func readRow() {
    work.rowsRead += 1
  }

  func finished(_ statement: Statement) {
    work.steps += statement.takeSteps()
  }

  func touched(_ key: RecordKey, in table: String) {
    changed(table, key)
    changes.touched[table, default: []].insert(key)
  }
}

/// The amount of work that a transaction did.
public struct TransactionWork: Hashable, Sendable {
  /// The number of rows that were returned as records.
  public var rowsRead = 0

  /// The number of instructions that SQLite executed, including those for rows that were examined but not returned.
  public var steps = 0

  /// Creates a value for a transaction that has done no work.
  public init() {}
}

/// The changes of a committed transaction that are relevant for live queries.
struct Changes: Sendable {
  /// The rows that were inserted, updated or deleted, by table.
  var written: [String: WrittenKeys] = [:]

  var tables: Set<String> { Set(written.keys) }

  /// The rows that were written with ``UpdatePolicy/all``, which count as updated even if they are equal.
  var touched: [String: Set<RecordKey>] = [:]
}
