import Foundation
import GRDB

/// A file that is read without changing it, and without creating or changing files beside it, whatever it contains.
///
/// A connection that only reads would still create the files of the write-ahead log, and leave them behind.
struct UntouchedFile {
  let path: String

  /// Calls `body` with a connection to the file. If that fails while other processes keep changing the file, repeats it
  /// for the given number of seconds, and then throws ``StoreError/busy(file:seconds:)``.
  func read(_ configuration: Configuration, timeout: Double, _ body: (Database) throws -> Void) throws {
    var before = access
    var deadline: ContinuousClock.Instant?
    while true {
      do {
        return try read(before, configuration, body)
      } catch {
        // Another process opened, changed or closed the file in the meantime.
        let after = access
        guard after != before else { throw error }
        before = after
        if let deadline, deadline < .now { throw StoreError.busy(file: path, seconds: timeout) }
        deadline = deadline ?? .now + .seconds(timeout)
      }
    }
  }

  private func read(_ access: Access, _ configuration: Configuration, _ body: (Database) throws -> Void) throws {
    var reading = configuration
    reading.readonly = true
    switch access.mode {
    case .alone: try DatabaseQueue(path: url("immutable=1"), configuration: reading).read(body)
    case .shared: try DatabaseQueue(path: url("readonly_shm=1"), configuration: reading).read(body)
    case .interrupted: try withCopy { try DatabaseQueue(path: $0, configuration: configuration).read(body) }
    }
  }

  /// Returns the file's name for SQLite, with a parameter of <https://www.sqlite.org/uri.html>.
  private func url(_ parameter: String) -> String { "\(URL(filePath: path).absoluteString)?\(parameter)" }

  /// The way in which the file can be read. A value that differs from an earlier one indicates that another process
  /// uses the file.
  private struct Access: Equatable {
    enum Mode {
      /// No process uses the file, and it contains all data.
      case alone
      /// A write-ahead log and its index contain the last changes. They can be in use by another process.
      case shared
      /// A process that ended unexpectedly left a log or a journal, which SQLite would write into the file.
      case interrupted
    }

    let mode: Mode
    let date: Date?
  }

  private var access: Access {
    let exists = { FileManager.default.fileExists(atPath: path + $0) }
    let mode: Access.Mode =
      exists("-wal") ? exists("-shm") ? .shared : .interrupted : exists("-journal") ? .interrupted : .alone
    let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    return Access(mode: mode, date: date)
  }

  /// Calls `body` with the path of a copy, accessible only by its owner, which is then removed.
  private func withCopy(_ body: (String) throws -> Void) throws {
    let files = FileManager.default
    let directory = files.temporaryDirectory.appending(path: "Persistence-\(UUID())")
    defer { try? files.removeItem(at: directory) }
    let copy = directory.appending(path: "copy").path
    do {
      try files.createDirectory(
        at: directory, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      for suffix in ["", "-wal", "-journal"] where files.fileExists(atPath: path + suffix) {
        try files.copyItem(atPath: path + suffix, toPath: copy + suffix)
      }
    } catch {
      throw StoreError.cannotOpen(file: path, detail: "it cannot be copied to \(directory.path)")
    }
    try body(copy)
  }
}
