import GRDB

/// A type that reads from a consistent view of the store within a transaction.
public protocol Reading: ~Copyable {
  /// The connection of the transaction. For use by the store only.
  var access: Access { get }
}

/// The connection of a running transaction. It has no public members.
public struct Access {
  let database: Database
  let log: TransactionLog

  func statement(_ sql: (sql: String, values: [StoredValue]), table: String) throws -> Statement {
    let statement = try Statement(sql.sql, in: database)
    try statement.bind(sql.values, table: table)
    return statement
  }
}

/// The transaction that ``Store/read(_:)-6b2f5`` passes to its closure. It cannot escape the closure.
public struct ReadTransaction: Reading, ~Copyable {
  /// The connection of the transaction. For use by the store only.
  public let access: Access
}

extension Reading where Self: ~Copyable {
  /// Returns the records that `query` selects, in its order.
  public func array<R>(_ query: Query<R>) throws -> [R] {
    if let (before, from) = query.halves { return try array(before) + array(from) }
    let rows = try rows(query)
    return query.isReversed ? rows.reversed() : rows
  }

  /// Returns the first record that `query` selects, or `nil` if there is none.
  public func first<R>(_ query: Query<R>) throws -> R? {
    // A limit on a query that ends at a position selects the rows closest to it, not the first ones.
    let isBounded = query.halves != nil || query.isReversed
    return try array(isBounded ? query : query.limit(min(1, query.limit ?? 1))).first
  }

  /// Returns the number of records that `query` selects.
  ///
  /// - Complexity: Proportional to the number of rows that SQLite examines. They are counted without creating records.
  public func count<R>(_ query: Query<R>) throws -> Int {
    if let (before, from) = query.halves { return try count(before) + count(from) }
    access.log.read(R.table.name)
    let statement = try access.statement(query.count, table: R.table.name)
    defer {
      statement.reset()
      access.log.finished(statement)
    }
    guard try statement.step(), case .integer(let count) = statement.value(at: 0) else { return 0 }
    return Int(count)
  }

  private func rows<R>(_ query: Query<R>) throws -> [R] {
    let table = R.table
    access.log.read(table.name)
    let statement = try access.statement(query.selection, table: table.name)
    defer {
      statement.reset()
      access.log.finished(statement)
    }
    var rows: [R] = []
    var row = RowReader(statement, of: table.columns, table: table.name)
    while try statement.step() {
      row.rewind()
      rows.append(try table.read(&row))
      access.log.readRow()
    }
    return rows
  }
}
