/// A log of the reads and changes of a transaction, which is used on the transaction's thread only.
final class TransactionLog {
  private(set) var tablesRead: Set<String> = []
  private(set) var changes = Changes()
  private(set) var work = TransactionWork()

  func read(_ table: String) {
    tablesRead.insert(table)
  }

  func changed(_ table: String) {
    changes.tables.insert(table)
  }

  func readRow() {
    work.rowsRead += 1
  }

  func finished(_ statement: Statement) {
    work.steps += statement.takeSteps()
  }

  func touched(_ key: RecordKey, in table: String) {
    changes.tables.insert(table)
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
  /// The tables in which rows were inserted, updated or deleted.
  var tables: Set<String> = []

  /// The rows that were written with ``UpdatePolicy/all``, which count as updated even if they are equal.
  var touched: [String: Set<RecordKey>] = [:]
}
