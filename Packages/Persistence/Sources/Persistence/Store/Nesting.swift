import Foundation

/// The stores that have a transaction on the current thread. GRDB traps on most nested transactions.
enum Nesting {
  static func check(_ store: Store) throws {
    if isInside(store) { throw StoreError.nestedTransaction }
  }

  static func isInside(_ store: Store) -> Bool {
    Thread.current.threadDictionary[store.nestingKey] != nil
  }

  static func entering<T>(_ store: Store, _ body: () throws -> T) rethrows -> T {
    let thread = Thread.current.threadDictionary
    thread[store.nestingKey] = true
    defer { thread.removeObject(forKey: store.nestingKey) }
    return try body()
  }
}
