/// An error that a store throws.
///
/// A transaction that fails changes nothing. Error messages never contain stored values.
public enum StoreError: Error, Hashable, Sendable {
  /// The disk is full, or a quota or size limit is exceeded.
  case diskFull(file: String)
  /// The file cannot be written.
  case readOnly(file: String)
  /// The file is damaged or is not a database. Its data is not changed.
  case corrupt(file: String, detail: String)
  /// The file is a database of another program. It is not changed.
  case foreign(file: String)
  /// The file could not be opened or created.
  case cannotOpen(file: String, detail: String)
  /// The file could not be opened, because this process or the system has no free file descriptor.
  case tooManyOpenFiles(file: String)
  /// The file was written by a newer version of the program. It is not changed.
  case newerSchema(file: String, schema: String, found: Int, supported: Int)
  /// After all migrations, a table in the file differs from its declaration. Its data is not changed.
  case schemaMismatch(table: String, detail: String)
  /// Another process locked the file for longer than the timeout.
  case busy(file: String, seconds: Double)
  /// The system reported an error while reading or writing.
  case inputOutput(file: String, detail: String)
  /// A record with the same primary key, or with the same value in a unique column, already exists.
  case duplicateKey(table: String)
  /// A constraint of the table was violated.
  case constraint(detail: String)
  /// The value of a property cannot be stored.
  case unstorable(table: String, column: String, reason: String)
  /// The value of a column is not valid for the record's property.
  case unreadable(table: String, column: String, found: String)
  /// The row does not exist.
  case notFound(table: String)
  /// A transaction was started within another transaction of the same store.
  case nestedTransaction
  /// Another error of SQLite.
  case sqlite(code: Int32, detail: String)
}

extension StoreError {
  /// Whether the file can be read, but not written.
  var isWriteFailure: Bool {
    switch self {
    case .diskFull, .readOnly, .inputOutput: true
    default: false
    }
  }

  /// Whether the contents of the file cannot be used.
  var isDamage: Bool {
    switch self {
    case .corrupt, .unreadable: true
    default: false
    }
  }
}

extension StoreError: CustomStringConvertible {
  /// A description of what happened and, if possible, what to do, without stored values.
  public var description: String {
    switch self {
    case .diskFull(let file):
      "There is no space left to write \(file). Free some disk space and try again. No data was lost."
    case .readOnly(let file):
      "\(file) cannot be written. Check the permissions of the file and of its directory."
    case .corrupt(let file, let detail):
      "\(file) is damaged or not a database (\(detail)). Its data was not changed. Move it to start with an empty store, or restore a copy."
    case .foreign(let file):
      "\(file) belongs to another program. The file was not changed. Choose another file."
    case .cannotOpen(let file, let detail):
      "\(file) cannot be opened (\(detail)). Check that its directory exists and that you have access to it."
    case .tooManyOpenFiles(let file):
      "\(file) cannot be opened: too many files are open. Close some programs, or raise the limit with `ulimit -n`."
    case .newerSchema(let file, let schema, let found, let supported):
      "\(file) was written by a newer version of this program (\(schema) \(found); this one supports \(supported)). "
        + "The file was not changed. Update the program, or choose another file."
    case .schemaMismatch(let table, let detail):
      "The table \(table) differs from its declaration: \(detail). Its data was not changed. Add a migration."
    case .busy(let file, let seconds):
      "\(file) was in use by another program for more than \(Duration.seconds(seconds)). Close that program or try again."
    case .inputOutput(let file, let detail):
      "\(file) could not be read or written (\(detail)). Check the disk."
    case .duplicateKey(let table):
      "The table \(table) already contains a record with this key. Update it instead, or add it under another key."
    case .constraint(let detail):
      "The record violates a constraint of its table (\(detail)). Check its values."
    case .unstorable(let table, let column, let reason):
      "The value for \(column) of \(table) cannot be stored: \(reason)."
    case .unreadable(let table, let column, let found):
      "The column \(column) of \(table) contains \(found), which is not valid for its property. Add a migration, or check whether another program wrote it."
    case .notFound(let table):
      "The record does not exist in \(table), or was deleted."
    case .nestedTransaction:
      "A transaction was started inside another transaction of the same store. Use the outer transaction."
    case .sqlite(let code, let detail):
      "SQLite reports error \(code) (\(detail)). Try again. If the error occurs again, report it."
    }
  }
}
