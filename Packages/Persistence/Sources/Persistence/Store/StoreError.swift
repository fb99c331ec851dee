/// Why the store could not do what it was asked, where, and what may be done about it.
///
/// A transaction that ends with an error has changed nothing. No text quotes stored values.
public enum StoreError: Error, Hashable, Sendable {
  /// The disk, the quota or the file's size limit is used up.
  case diskFull(file: String)
  /// The file, its directory or the way in which it was opened forbids writing.
  case readOnly(file: String)
  /// The file is damaged, or is no database at all. It is left as it is.
  case corrupt(file: String, detail: String)
  /// The file is a database of another program. It is left as it is.
  case foreign(file: String)
  /// The file could not be opened or made.
  case cannotOpen(file: String, detail: String)
  /// A newer version of the program has written the file. It is left as it is.
  case newerSchema(file: String, schema: String, found: Int, supported: Int)
  /// A table in the file is not as the record's type declares it, after all migrations. It is left as it was.
  case schemaMismatch(table: String, detail: String)
  /// Another process held the file for longer than the time-out.
  case busy(file: String, seconds: Double)
  /// The system refused to read or write.
  case inputOutput(file: String, detail: String)
  /// A record with the same primary key (or a unique column's value) is already there.
  case duplicateKey(table: String)
  /// A column that cannot be empty got no value, or another rule of the table was broken.
  case constraint(detail: String)
  /// A property's value has no stored form.
  case unstorable(table: String, column: String, reason: String)
  /// A column holds what the record's property cannot be.
  case unreadable(table: String, column: String, found: String)
  /// No row fits: the observed record was deleted, or never there.
  case notFound(table: String)
  /// A transaction was begun inside another one of the same store.
  case nestedTransaction
  /// Anything else that SQLite reports.
  case sqlite(code: Int32, detail: String)
}

extension StoreError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .diskFull(let file):
      "There is no space left to write \(file). Free some disk space and try again; nothing was lost."
    case .readOnly(let file):
      "\(file) cannot be written. Check the permissions of the file and of its directory."
    case .corrupt(let file, let detail):
      "\(file) is damaged or not a database (\(detail)). It was left untouched: move it away to start afresh, or restore a copy."
    case .foreign(let file):
      "\(file) belongs to another program. It was left untouched: choose another file."
    case .cannotOpen(let file, let detail):
      "\(file) cannot be opened (\(detail)). Check that its directory exists and that you may use it."
    case .newerSchema(let file, let schema, let found, let supported):
      "\(file) was written by a newer version of this program (\(schema) \(found); this one knows \(supported)). "
        + "It was left untouched: update the program, or choose another file."
    case .schemaMismatch(let table, let detail):
      "The table \(table) is not as this program needs it: \(detail). Nothing was changed; a migration is missing."
    case .busy(let file, let seconds):
      "\(file) was in use by another program for more than \(Duration.seconds(seconds)). Close that program or try again."
    case .inputOutput(let file, let detail):
      "\(file) could not be read or written (\(detail)). Check the disk."
    case .duplicateKey(let table):
      "The table \(table) already holds a record with this key. Update it instead, or add it under another key."
    case .constraint(let detail):
      "The record does not fit its table (\(detail))."
    case .unstorable(let table, let column, let reason):
      "The value for \(column) of \(table) cannot be stored: \(reason)."
    case .unreadable(let table, let column, let found):
      "The column \(column) of \(table) holds \(found), which its property cannot be. A migration is missing, or another program wrote it."
    case .notFound(let table):
      "There is no such record in \(table) (any more)."
    case .nestedTransaction:
      "A read or write was begun inside another one of the same store. Use the transaction that is already there."
    case .sqlite(let code, let detail):
      "SQLite reports error \(code) (\(detail))."
    }
  }
}
