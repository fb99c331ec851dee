import Persistence

/// The account that a name on a server stands for, as it is kept.
struct StoredPerson: Record {
  var server: String
  var name: String
  var person: Person

  static let table = Table<StoredPerson>(
    "timeline_people",
    Column(key: "server", \.server), Column(key: "name", \.name), Column("person", \.person),
    make: StoredPerson.init)
}
