import GRDB

/// The transaction that ``Store/write(_:)-4yy24`` passes to its closure. It reads its own changes and cannot escape the
/// closure.
///
/// Other readers and live queries read all changes after the closure has returned, or none if it throws an error.
public struct WriteTransaction: Reading, ~Copyable {
  /// The connection of the transaction. For use by the store only.
  public let access: Access

  /// Adds records.
  ///
  /// - Parameters:
  ///   - records: The records to add.
  ///   - update: The effect of adding a record whose primary key already exists.
  /// - Returns: The number of rows that were written.
  @discardableResult
  public func add<R: Record>(_ records: some Sequence<R>, update: UpdatePolicy = .error) throws -> Int {
    let table = R.table
    let sql = table.sql
    let statement = try Statement(
      update == .error ? sql.insert : update == .modified ? sql.upsertModified : sql.upsertAll, in: access.database)
    defer { access.log.finished(statement) }
    var count = 0
    for record in records {
      try table.bind(record, to: statement)
      let written = try statement.run()
      count += written
      if update == .all {
        access.log.touched(table.key(of: record), in: table.name)
      } else if written > 0 {
        access.log.changed(table.name, table.key(of: record))
      }
    }
    return count
  }

  /// Adds a record.
  ///
  /// - Parameters:
  ///   - record: The record to add.
  ///   - update: The effect if the primary key of the record already exists.
  /// - Returns: `true` if the row was written.
  @discardableResult
  public func add<R: Record>(_ record: R, update: UpdatePolicy = .error) throws -> Bool {
    try add(CollectionOfOne(record), update: update) > 0
  }

  /// Deletes the rows with the primary keys of `records`. Ignores rows that do not exist.
  ///
  /// - Returns: The number of deleted rows.
  @discardableResult
  public func delete<R: Record>(_ records: some Sequence<R>) throws -> Int {
    let table = R.table
    let statement = try Statement(table.sql.delete, in: access.database)
    defer { access.log.finished(statement) }
    var count = 0
    for record in records {
      let key = table.key(of: record)
      try statement.bind(key.values, table: table.name)
      let deleted = try statement.run()
      count += deleted
      if deleted > 0 { access.log.changed(table.name, key) }
    }
    return count
  }

  /// Deletes the row with the primary key of `record`.
  ///
  /// - Returns: `true` if the row existed.
  @discardableResult
  public func delete<R: Record>(_ record: R) throws -> Bool {
    try delete(CollectionOfOne(record)) > 0
  }

  /// Deletes the records that `query` selects.
  ///
  /// - Returns: The number of deleted rows.
  @discardableResult
  public func deleteAll<R>(_ query: Query<R>) throws -> Int {
    if let (before, from) = query.halves { return try deleteAll(before) + deleteAll(from) }
    let statement = try access.statement(query.deletion, table: R.table.name)
    defer { access.log.finished(statement) }
    let count = try statement.run()
    if count > 0 { access.log.changed(R.table.name) }
    return count
  }
}
