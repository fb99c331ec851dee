import Foundation
import GRDB

/// A store's file, which is opened in a way that does not damage an existing file.
struct StoreFile {
  let path: String
  let options: StoreOptions

  func writer(_ schemas: [Schema]) throws -> any DatabaseWriter {
    let installer = SchemaInstaller(schemas: schemas, file: path)
    return try Store.translating(path, options) {
      let isNew = try createIfMissing()
      try checkTypes()
      // Checks the file first, because opening it for writing changes it.
      if !isNew {
        try UntouchedFile(path: path).read(configuration, timeout: options.busyTimeout) { database in
          try installer.check(database)
          try checkIntegrity(database)
        }
      }
      return try retryingWhileLocked {
        let pool = try DatabasePool(path: path, configuration: configuration)
        if options.durability == .powerFailure {
          try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        }
        try pool.write(installer.install)
        // allow(no-dropped-errors): if the disk is full, for example, the file only stays larger than necessary
        try? returnFreeSpace(pool)
        return pool
      }
    }
  }

  /// Makes the file smaller when rows are deleted. A file without this setting is rewritten once.
  private func returnFreeSpace(_ pool: DatabasePool) throws {
    try pool.writeWithoutTransaction { database in
      guard try Int.fetchOne(database, sql: "PRAGMA auto_vacuum") == 0 else { return }
      try database.execute(sql: "PRAGMA auto_vacuum = FULL")
      try database.execute(sql: "VACUUM")
    }
  }

  private var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(options.busyTimeout)
    configuration.label = "Persistence"
    // Deleted values are overwritten with zeros, so that they cannot be read from the file.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA secure_delete = ON") }
    return configuration
  }

  /// Creates an empty file, accessible only by its owner, if the file does not exist. Returns whether the file was
  /// created. SQLite gives its additional files the same permissions.
  private func createIfMissing() throws -> Bool {
    let directory = URL(filePath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(
        at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw StoreError.cannotOpen(file: path, detail: "its directory cannot be created")
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      close(descriptor)
      return true
    }
    switch errno {
    case EEXIST: return false
    case EACCES, EPERM, EROFS: throw StoreError.readOnly(file: path)
    case EMFILE, ENFILE: throw StoreError.tooManyOpenFiles(file: path)
    case ENOSPC, EDQUOT: throw StoreError.diskFull(file: path)
    case let code: throw StoreError.cannotOpen(file: path, detail: String(cString: strerror(code)))
    }
  }

  /// Throws an error if the file or one of SQLite's additional files is a directory, a pipe or another special file, or
  /// if the file cannot be written. SQLite would report a disk error for a directory, wait forever for a pipe, and create
  /// additional files for a file that it cannot write.
  private func checkTypes() throws(StoreError) {
    for path in ["", "-wal", "-shm", "-journal"].map({ path + $0 }) {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { continue }
      throw .cannotOpen(file: path, detail: "it is not a file")
    }
    if access(path, W_OK) != 0 { throw .readOnly(file: path) }
  }

  /// Throws an error if the file is damaged. Otherwise the damage would be found only after data has been written.
  ///
  /// - Complexity: Proportional to the size of the file.
  private func checkIntegrity(_ database: Database) throws {
    let pageSize = try Int.fetchOne(database, sql: "PRAGMA page_size") ?? 1
    var status = stat()
    guard stat(path, &status) == 0, Int(status.st_size).isMultiple(of: pageSize) else {
      throw StoreError.corrupt(file: path, detail: "the last page is incomplete")
    }
    let answer = try String.fetchOne(database, sql: "PRAGMA integrity_check(1)")
    guard answer == "ok" else { throw StoreError.corrupt(file: path, detail: answer ?? "no answer") }
  }

  /// Repeats `body` while other processes lock the file, because SQLite does not wait when it switches to write-ahead
  /// logging.
  private func retryingWhileLocked<T>(_ body: () throws -> T) throws -> T {
    let deadline = ContinuousClock.now + .seconds(options.busyTimeout)
    while true {
      do {
        return try body()
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY && ContinuousClock.now < deadline {
        usleep(5_000)
      }
    }
  }
}
