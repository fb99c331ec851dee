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
  let writer: any DatabaseWriter
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
      writer: writer, path: path, options: options,
      dataVersion: try Self.translating(path, options) { try writer.writeWithoutTransaction(Self.dataVersion) })
  }

  /// Makes an empty store that lives in memory and ends with its last reference.
  public static func inMemory(schemas: [Schema], options: StoreOptions = StoreOptions()) throws -> Store {
    let path = "the store in memory"
    return try translating(path, options) {
      let queue = try DatabaseQueue(configuration: Configuration())
      try queue.write(SchemaInstaller(schemas: schemas, file: path).install)
      return Store(
        writer: queue, path: path, options: options, dataVersion: try queue.writeWithoutTransaction(dataVersion))
    }
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

  private init(writer: any DatabaseWriter, path: String, options: StoreOptions, dataVersion: Int) {
    lastDataVersion = Locked(dataVersion)
    self.writer = writer
    self.path = path
    self.options = options
    live = LiveQueries()
  }

  static func translating<T>(_ path: String, _ options: StoreOptions, _ body: () throws -> T) throws -> T {
    do {
      return try body()
    } catch {
      throw StoreError.translating(error, file: path, busyTimeout: options.busyTimeout)
    }
  }
}
