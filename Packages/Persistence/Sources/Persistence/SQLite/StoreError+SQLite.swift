import Foundation
import GRDB

extension StoreError {
  /// Returns the store error for an error of SQLite. Returns other errors unchanged.
  static func translating(_ error: any Error, file: String, busyTimeout: Double) -> any Error {
    guard let error = error as? DatabaseError else { return error }
    return StoreError(error, file: file, busyTimeout: busyTimeout)
  }

  init(_ error: DatabaseError, file: String, busyTimeout: Double) {
    // The message names tables and columns only. The bound values are in `arguments`, which is not used.
    let detail = error.message ?? "code \(error.extendedResultCode.rawValue)"
    switch (error.resultCode, error.extendedResultCode) {
    case (.SQLITE_FULL, _):
      self = .diskFull(file: file)
    case (.SQLITE_READONLY, _), (.SQLITE_PERM, _), (.SQLITE_AUTH, _):
      self = .readOnly(file: file)
    case (.SQLITE_CORRUPT, _), (.SQLITE_NOTADB, _):
      self = .corrupt(file: file, detail: detail)
    // SQLite does not report the cause.
    case (.SQLITE_CANTOPEN, _) where Self.isOutOfDescriptors, (.SQLITE_IOERR, _) where Self.isOutOfDescriptors:
      self = .tooManyOpenFiles(file: file)
    case (.SQLITE_CANTOPEN, _):
      self = .cannotOpen(file: file, detail: detail)
    case (.SQLITE_BUSY, _), (.SQLITE_LOCKED, _):
      self = .busy(file: file, seconds: busyTimeout)
    case (.SQLITE_IOERR, _):
      self = .inputOutput(file: file, detail: detail)
    case (_, .SQLITE_CONSTRAINT_PRIMARYKEY), (_, .SQLITE_CONSTRAINT_UNIQUE), (_, .SQLITE_CONSTRAINT_ROWID):
      self = .duplicateKey(table: Self.table(in: detail))
    case (.SQLITE_CONSTRAINT, _):
      self = .constraint(detail: detail)
    default:
      self = .sqlite(code: error.extendedResultCode.rawValue, detail: detail)
    }
  }

  /// Whether this process cannot open a few more files. SQLite has already closed the files that it could open.
  private static var isOutOfDescriptors: Bool {
    var opened: [Int32] = []
    defer { opened.forEach { close($0) } }
    while opened.count < 8 {
      let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
      if descriptor < 0 { return errno == EMFILE || errno == ENFILE }
      opened.append(descriptor)
    }
    return false
  }

  /// Returns the table that SQLite names in a message such as "UNIQUE constraint failed: table.column, table.column".
  private static func table(in message: String) -> String {
    let columns = message.split(separator: ": ").last ?? ""
    return columns.split(separator: ".").first.map(String.init) ?? message
  }
}
