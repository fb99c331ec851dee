public import Foundation
import GRDB
import Locking

/// A database of records, in a file or in memory, with transactions and live queries.
///
///     let store = try Store(file: url, schemas: [rankings])
///     try store.write { try $0.add(page, update: .modified) }
///     let best = try store.read { try $0.array(Ranking.all.order(by: \.rank).limit(10)) }
///
/// A store can be used from any thread. One transaction writes at a time. Readers of a file do not wait for that
/// transaction, and read the state of the store at the time of their first access. A store in memory runs all
/// transactions, including reads, one at a time. Several processes can use one file; live queries are updated after each
/// write of the store, also with the earlier writes of other processes, and when ``refresh()`` is called.
///
/// Every error is a ``StoreError``, an error that a closure throws, or the `CancellationError` of a canceled task.
public final class Store: Sendable {
  private let connections: Locked<Connections>
  let schemas: [Schema]
  let live: LiveQueries
  let path: String
  let options: StoreOptions
  let lastDataVersion: Locked<Int>
  let nestingKey = "Persistence.transaction.\(UUID())"

  /// Opens a file. If it does not exist, it is created together with its directories, accessible only by its owner.
  ///
  /// A file that belongs to another program or was written by a newer version of this program is rejected and not
  /// changed. A damaged file is rejected, too, and not changed: its integrity is
  /// checked first, which takes time proportional to its size. Older files are migrated; see ``Schema``.
  ///
  /// - Parameters:
  ///   - file: The URL of the file.
  ///   - schemas: The schemas of all tables.
  ///   - options: The options of the store.
  /// - Throws: A ``StoreError``, or the error that a migration throws.
  public convenience init(file: URL, schemas: [Schema], options: StoreOptions = StoreOptions()) throws {
    let path = file.path(percentEncoded: false)
    let writer = try StoreFile(path: path, options: options).writer(schemas)
    self.init(
      writer: writer, path: path, schemas: schemas, options: options,
      dataVersion: try Self.translating(path, options) { try writer.writeWithoutTransaction(Self.dataVersion) })
  }

  /// Creates an empty store in memory, which lasts until its last reference is released.
  public static func inMemory(schemas: [Schema], options: StoreOptions = StoreOptions()) throws -> Store {
    let path = "the store in memory"
    return try translating(path, options) {
      let queue = try memory(schemas, path)
      return Store(
        writer: queue, path: path, schemas: schemas, options: options,
        dataVersion: try queue.writeWithoutTransaction(dataVersion))
    }
  }

  private static func memory(_ schemas: [Schema], _ path: String) throws -> DatabaseQueue {
    let queue = try DatabaseQueue(configuration: Configuration())
    try queue.write(SchemaInstaller(schemas: schemas, file: path).install)
    return queue
  }

  /// Opens a file, or creates a store in memory if the file cannot be opened, so that a program can continue without
  /// persistent data.
  ///
  /// - Returns: The store and, if it is in memory, the reason why the file could not be opened. Report it to the user.
  /// - Throws: An error only if the schemas themselves are invalid.
  public static func fileOrMemory(
    _ file: URL, schemas: [Schema], options: StoreOptions = StoreOptions()
  ) throws -> (store: Store, problem: (any Error)?) {
    do {
      return (try Store(file: file, schemas: schemas, options: options), nil)
    } catch {
      return (try inMemory(schemas: schemas, options: options), error)
    }
  }

  private init(
    writer: any DatabaseWriter, path: String, schemas: [Schema], options: StoreOptions, dataVersion: Int
  ) {
    lastDataVersion = Locked(dataVersion)
    connections = Locked(Connections(writer: writer))
    self.path = path
    self.schemas = schemas
    self.options = options
    live = LiveQueries()
  }

  /// A Boolean value that indicates whether the store uses a file. It is `false` for a store in memory, also for one that
  /// continues in memory because its file is damaged.
  public var usesFile: Bool { writer is DatabasePool }

  /// The connections to the file, or to a database in memory if the file can no longer be used.
  var writer: any DatabaseWriter { connections.withLock { $0.writer } }

  private struct Connections {
    var writer: any DatabaseWriter
    /// The connections to the file that can no longer be used. They stay open, because closing the last one writes to
    /// the file.
    var abandoned: (any DatabaseWriter)?
  }

  /// Continues in memory if `error` reports that the file of `abandoned`, or a row in that file, is damaged, or that the
  /// file cannot be written. Returns `true` if the caller should retry.
  func leave(_ abandoned: any DatabaseWriter, after error: any Error) -> Bool {
    guard let onFallback = options.onFallback, let error = error as? StoreError, error.isDamage || error.isWriteFailure,
      let memory = try? Self.memory(schemas, path)
    else { return false }
    // The rows of a file that can still be read are copied.
    if error.isWriteFailure, (try? abandoned.backup(to: memory)) == nil { return false }
    let isFirst = connections.withLock { connections in
      // A row that cannot be read in memory either indicates a defect of the program, so the store stays as it is.
      guard connections.writer === abandoned, connections.abandoned == nil else { return false }
      connections = Connections(writer: memory, abandoned: abandoned)
      return true
    }
    if isFirst {
      live.everythingChanged(refreshing: options.notification == .inBackground)
      onFallback(error)
    }
    return true
  }

  static func translating<T>(_ path: String, _ options: StoreOptions, _ body: () throws -> T) throws -> T {
    do {
      return try body()
    } catch {
      throw StoreError.translating(error, file: path, busyTimeout: options.busyTimeout)
    }
  }
}
