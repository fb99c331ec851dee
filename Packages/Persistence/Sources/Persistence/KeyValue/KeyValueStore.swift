/// A store of individual named values, such as settings and cursors.
///
/// Values are stored as JSON in a ``Store`` whose schemas include ``schema``. Use one scope per user and per part of
/// the program, because scopes do not share values.
///
///     let values = KeyValueStore(store, scope: "timeline/\(userID)")
///     try values.set(42, for: .cursor)
///
/// A value that cannot be decoded, for example because its type has changed, counts as not set.
public struct KeyValueStore: Sendable {
  /// The schema of the tables that a key-value store needs. Add it to the schemas of the store.
  public static let schema = Schema("key-value", tables: [Entry.table])

  let store: Store
  let scope: String

  /// Creates a key-value store for one scope. Nothing is read or written yet.
  public init(_ store: Store, scope: String) {
    self.store = store
    self.scope = scope
  }

  /// Returns the value of a key, or its default value if no value is set.
  ///
  /// - Throws: A ``StoreError``.
  public func value<Value>(for key: Key<Value>) throws -> Value {
    try store.read { try $0.first(entry(key.name)) }?.decoded(for: key) ?? key.defaultValue
  }

  /// Sets the value of a key. Observers are notified only if the new value differs from the current value.
  ///
  /// - Throws: A ``StoreError``, for example if the value cannot be encoded as JSON.
  public func set<Value>(_ value: Value, for key: Key<Value>) throws {
    guard case .text(let json) = JSONColumn.stored(value) else {
      throw StoreError.unstorable(table: Entry.table.name, column: key.name, reason: "it could not be encoded as JSON")
    }
    try store.write { try $0.add(Entry(scope: scope, name: key.name, json: json), update: .modified) }
  }

  /// Removes the value of a key, which then has its default value again.
  ///
  /// - Throws: A ``StoreError``.
  public func remove<Value>(_ key: Key<Value>) throws {
    try store.write { try $0.deleteAll(entry(key.name)) }
  }

  /// Removes all values in this scope.
  ///
  /// - Throws: A ``StoreError``.
  public func removeAll() throws {
    let scope = scope
    try store.write { try $0.deleteAll(Entry.filter(\.scope == scope)) }
  }

  func entry(_ name: String) -> Query<Entry> {
    Entry.filter(\.scope == scope && \.name == name)
  }
}

/// The row of a value.
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
