/// Single values under names: settings, cursors, the last tab.
///
/// Values are kept as JSON in the ``Store`` that it is given, whose schemas must contain ``schema``. What is kept for different users, or by
/// different parts of the program, goes into different scopes, so that none sees another's.
///
///     let values = KeyValueStore(store, scope: "timeline/\(userID)")
///     try values.set(42, for: .cursor)
///
/// What cannot be decoded, for example because the type has changed, counts as not set.
public struct KeyValueStore: Sendable {
  /// The schema that the store must have.
  public static let schema = Schema("key-value", tables: [Entry.table])

  let store: Store
  let scope: String

  /// Creates a view of the values of one scope. Nothing is read or written yet.
  public init(_ store: Store, scope: String) {
    self.store = store
    self.scope = scope
  }

  /// The value that was set last, or the key's default.
  public func value<Value>(for key: Key<Value>) throws -> Value {
    try store.read { try $0.first(entry(key.name)) }?.decoded(for: key) ?? key.defaultValue
  }

  /// Sets a value. Nobody is told when it is what it was.
  public func set<Value>(_ value: Value, for key: Key<Value>) throws {
    guard case .text(let json) = JSONColumn.stored(value) else {
      throw StoreError.unstorable(table: Entry.table.name, column: key.name, reason: "it could not be encoded as JSON")
    }
    try store.write { try $0.add(Entry(scope: scope, name: key.name, json: json), update: .modified) }
  }

  /// Takes a value away, so that the key has its default again.
  public func remove<Value>(_ key: Key<Value>) throws {
    try store.write { try $0.deleteAll(entry(key.name)) }
  }

  /// Takes away every value of this scope.
  public func removeAll() throws {
    let scope = scope
    try store.write { try $0.deleteAll(Entry.filter(\.scope == scope)) }
  }

  func entry(_ name: String) -> Query<Entry> {
    Entry.filter(\.scope == scope && \.name == name)
  }
}

/// One value as it lies in the file.
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
