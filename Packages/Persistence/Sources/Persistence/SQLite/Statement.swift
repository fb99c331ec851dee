import Foundation
import GRDB
import GRDBSQLite

/// A prepared statement of one connection, for use within one transaction on its thread.
struct Statement {
  private let prepared: GRDB.Statement
  private let handle: OpaquePointer

  init(_ sql: String, in database: Database) throws {
    prepared = try database.cachedStatement(sql: sql)
    handle = prepared.sqliteStatement
    sqlite3_reset(handle)
  }

  /// Resets the statement for another run, and releases its read lock.
  func reset() {
    sqlite3_reset(handle)
  }

  /// Runs the statement to completion and returns the number of rows that it changed.
  func run() throws -> Int {
    defer { sqlite3_reset(handle) }
    while try step() {}
    return Int(sqlite3_changes(sqlite3_db_handle(handle)))
  }

  /// Returns the number of instructions that SQLite executed for the statement since the last call.
  func takeSteps() -> Int {
    Int(sqlite3_stmt_status(handle, SQLITE_STMTSTATUS_VM_STEP, 1))
  }

  /// Moves to the next row. Returns `false` if there are no more rows.
  func step() throws -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default:
      let connection = sqlite3_db_handle(handle)
      throw DatabaseError(
        resultCode: ResultCode(rawValue: sqlite3_extended_errcode(connection)),
        message: sqlite3_errmsg(connection).map { String(cString: $0) })
    }
  }

  func bind(_ values: [StoredValue], table: String) throws {
    for (offset, value) in values.enumerated() {
      try bind(value, at: Int32(offset + 1)) { (table, "a filter") }
    }
  }

  func bind(_ value: StoredValue, at position: Int32, of column: () -> (table: String, name: String)) throws {
    let code: Int32
    switch value {
    case .null:
      code = sqlite3_bind_null(handle, position)
    case .integer(let value):
      code = sqlite3_bind_int64(handle, position, value)
    case .real(let value):
      code = sqlite3_bind_double(handle, position, value)
    case .text(var value):
      code = value.withUTF8 { bytes in
        // A null pointer would bind NULL instead of an empty text.
        bytes.isEmpty
          ? sqlite3_bind_text(handle, position, "", 0, Self.copying)
          : bytes.withMemoryRebound(to: CChar.self) {
            sqlite3_bind_text64(handle, position, $0.baseAddress, UInt64($0.count), Self.copying, UInt8(SQLITE_UTF8))
          }
      }
    case .blob(let value):
      code = value.withUnsafeBytes {
        // A null pointer would bind NULL instead of an empty blob.
        $0.isEmpty
          ? sqlite3_bind_zeroblob(handle, position, 0)
          : sqlite3_bind_blob64(handle, position, $0.baseAddress, UInt64($0.count), Self.copying)
      }
    case .unstorable(let reason):
      throw StoreError.unstorable(table: column().table, column: column().name, reason: reason)
    }
    guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
  }

  func value(at column: Int32) -> StoredValue {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER:
      return .integer(sqlite3_column_int64(handle, column))
    case SQLITE_FLOAT:
      return .real(sqlite3_column_double(handle, column))
    case SQLITE_TEXT:
      // SQLite requires reading the text before its length.
      let start = sqlite3_column_text(handle, column)
      let count = Int(sqlite3_column_bytes(handle, column))
      return .text(String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self))
    case SQLITE_BLOB:
      guard let start = sqlite3_column_blob(handle, column) else { return .blob(Data()) }
      return .blob(Data(bytes: start, count: Int(sqlite3_column_bytes(handle, column))))
    default:
      return .null
    }
  }

  /// The destructor `SQLITE_TRANSIENT`: SQLite copies bound values, so that no pointer outlives its value.
  private static var copying: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
}
