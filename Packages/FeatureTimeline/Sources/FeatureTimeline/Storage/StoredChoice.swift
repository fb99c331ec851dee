import Persistence

/// The source that the user of an account last chose on a server.
struct StoredChoice: Record {
  var account: String
  var server: String
  var source: String
  /// The title of a list, or `nil` for other sources.
  var title: String?

  static let table = Table<StoredChoice>(
    "timeline_choices",
    Column(key: "account", \.account), Column(key: "server", \.server), Column("source", \.source),
    Column("title", \.title), make: StoredChoice.init)

  static func choice(of account: String, at server: String) -> Query<StoredChoice> {
    filter(\.account == account && \.server == server)
  }
}
