import Persistence
import Posts

/// The stored account that has a given name on a server.
struct StoredPerson: Record {
  var server: String
  var name: String
  var person: Person

  static let table = Table<StoredPerson>(
    "timeline_people",
    Column(key: "server", \.server), Column(key: "name", \.name), Column("person", \.person),
    make: StoredPerson.init)

  static func people(at server: String) -> Query<StoredPerson> { filter(\.server == server) }
}
