import Persistence
import Testing

extension Key where Value == Int {
  fileprivate static let cursor = Key("cursor", default: 7)
}

@Suite struct KeyValueStoreTests {
  private let store: Store
  private let values: KeyValueStore

  init() throws {
    store = try .forTests(KeyValueStore.schema)
    values = KeyValueStore(store, scope: "timeline/ada")
  }

  @Test
  func `A key has its default value before it is set and after it is removed`() throws {
    #expect(try values.value(for: .cursor) == 7)
    try values.set(42, for: .cursor)
    #expect(try values.value(for: .cursor) == 42)
    try values.remove(.cursor)
    #expect(try values.value(for: .cursor) == 7)
  }

  @Test
  func `A Codable value that is read equals the value that was stored`() throws {
    struct Layout: Codable, Equatable { var columns: [String]; var width: Double? }
    let key = Key("layout", default: Layout(columns: [], width: nil))
    try values.set(Layout(columns: ["a", "ü"], width: 0.1), for: key)
    #expect(try values.value(for: key) == Layout(columns: ["a", "ü"], width: 0.1))
    let optional = Key<String?>("name", default: "default")
    try values.set(nil, for: optional)
    #expect(try values.value(for: optional) == nil)
  }

  @Test
  func `A scope of a key-value store does not contain the values of another scope`() throws {
    let other = KeyValueStore(store, scope: "timeline/bob")
    try values.set(1, for: .cursor)
    #expect(try other.value(for: .cursor) == 7)
    try other.set(2, for: .cursor)
    try other.removeAll()
    #expect(try values.value(for: .cursor) == 1)
  }

  @Test
  func `A value that cannot be decoded counts as not set`() throws {
    try values.set("text", for: Key("cursor", default: ""))
    #expect(try values.value(for: .cursor) == 7)
  }
}
