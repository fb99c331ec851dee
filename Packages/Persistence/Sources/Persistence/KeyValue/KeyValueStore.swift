/// A store of individual values with names, such as settings and cursors.
///
/// Values are stored as JSON in a ``Store`` whose schemas contain ``schema``. Use one scope per user and per part of the program:
/// a scope does not contain the values of another.
///
///     let values = KeyValueStore(store, scope: "timeline/\(userID)")
///     try values.set(42, for: .cursor)
///
/// A value that cannot be decoded, for example because its type has changed, counts as not set.
public struct KeyValueStore: Sendable {
  /// The schema that the store must have.
  public static let schema = Schema("key-value", tables: [Entry.table])

  let store: Store
  let scope: String

  /// Creates a store of the values in one scope. Nothing is read or written yet.
  public init(_ store: Store, scope: String) {
    self.store = store
    self.scope = scope
  }

  /// Returns the value that was set last, or the key's default.
  public func value<Value>(for key: Key<Value>) throws -> Value {
    try store.read { try $0.first(entry(key.name)) }?.decoded(for: key) ?? key.defaultValue
  }

  /// Sets a value. Observers are notified only if it differs from the current one.
  public func set<Value>(_ value: Value, for key: Key<Value>) throws {
    guard case .text(let json) = JSONColumn.stored(value) else {
      throw StoreError.unstorable(table: Entry.table.name, column: key.name, reason: "it could not be encoded as JSON")
    }
    try store.write { try $0.add(Entry(scope: scope, name: key.name, json: json), update: .modified) }
  }

  /// Removes a value, so that the key has its default again.
  public func remove<Value>(_ key: Key<Value>) throws {
    try store.write { try $0.deleteAll(entry(key.name)) }
  }

  /// Removes all values in this scope.
  public func removeAll() throws {
    let scope = scope
    try store.write { try $0.deleteAll(Entry.filter(\.scope == scope)) }
  }

  func entry(_ name: String) -> Query<Entry> {
    Entry.filter(\.scope == scope && \.name == name)
  }
}

/// A value in the file.
struct Entry: Record {
  var scope: String
  var name: String
  var json: String

  static let table = Table<Entry>(
    "key_value", Column(key: "scope", \.scope), Column(key: "name", \.name), Column("json", \.json), make: Entry.init)

  func decoded<Value>(for key: Key<Value>) -> Value? {
    JSONColumn.value(Value.self, .text(json))
  }
}
