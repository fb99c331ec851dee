public import Foundation
import GRDB

/// Records in a file (or in memory), read and written in transactions, and observed.
///
///     let store = try Store(file: url, schemas: [rankings])
///     try store.write { try $0.add(page, update: .modified) }
///     let best = try store.read { try $0.array(Ranking.all.order(by: \.place).limit(10)) }
///
/// A store may be used from every thread. One transaction writes at a time; readers wait neither for it nor for each other, and see the
/// store as it was when they began. Several processes may use one file; live queries tell of the store's own
/// writes, and of others' when ``refresh()`` is called.
///
/// Only values leave a store. What it throws is a ``StoreError``, or the error that the closure itself threw.
public final class Store: Sendable {
  private let connections: Locked<Connections>
  private let schemas: [Schema]
  let live: LiveQueries
  let path: String
  let options: StoreOptions
  let lastDataVersion: Locked<Int>
  let nestingKey = "Persistence.transaction.\(UUID())"

  /// Opens a file, and creates it with its missing directories if it is not there. Only its owner may read what is created.
  ///
  /// A file that is damaged, belongs to another program or was written by a newer version of this one is refused and left as it is.
  /// Older files are migrated, see ``Schema``.
  public convenience init(file: URL, schemas: [Schema], options: StoreOptions = StoreOptions()) throws {
    let path = file.path(percentEncoded: false)
    let writer = try StoreFile(path: path, options: options).writer(schemas)
    self.init(
      writer: writer, path: path, schemas: schemas, options: options,
      dataVersion: try Self.translating(path, options) { try writer.writeWithoutTransaction(Self.dataVersion) })
  }

  /// Makes an empty store that lives in memory and ends with its last reference.
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

  /// Opens a file, or makes a store in memory if that fails, so that a program can go on without keeping anything.
  ///
  /// - returns: The store, and if it is one in memory, why: tell the user.
  /// - throws: Only what is wrong with `schemas` themselves.
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

  /// The connections to the file, or to memory once the file was found damaged.
  var writer: any DatabaseWriter { connections.withLock { $0.writer } }

  private struct Connections {
    var writer: any DatabaseWriter
    /// Those to the damaged file. They stay open: the last one that is closed writes to the file.
    var damaged: (any DatabaseWriter)?
  }

  /// Goes on in memory if `error` says that the file behind `damaged` is damaged, and returns whether to try again.
  func leave(_ damaged: any DatabaseWriter, after error: any Error) -> Bool {
    guard let onDamage = options.onDamage, case StoreError.corrupt = error, let error = error as? StoreError,
      let memory = try? Self.memory(schemas, path)
    else { return false }
    let isFirst = connections.withLock { connections in
      guard connections.writer === damaged else { return false }
      connections = Connections(writer: memory, damaged: damaged)
      return true
    }
    if isFirst {
      live.everythingChanged(refreshing: options.notification == .inBackground)
      onDamage(error)
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
