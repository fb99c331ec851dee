import Posts

/// A person who writes posts on a ``TimelineStubServer``.
public struct StubPerson: Sendable, Hashable {
  /// The display name.
  public var name: String
  /// The username, with the domain if the person is on another server.
  public var username: String
  /// The person's description.
  public var about: String

  /// Creates a person.
  public init(_ name: String, _ username: String, about: String = "") {
    self.name = name
    self.username = username
    self.about = about
  }

  /// Fictional people, one of them on another server.
  public static let all = [
    StubPerson("Mira Okafor", "mira_okafor", about: "Swift on servers. Tea, not coffee."),
    StubPerson("李伟", "liwei_dev", about: "写代码，也写博客 🧋"),
    StubPerson("Hanae Sato", "hanae_sato@other.example", about: "Reads specifications for fun."),
  ]
}

/// A post on a ``TimelineStubServer``.
struct StubPost: Sendable {
  let id: Int
  var text: String
  let author: Int
  /// The time of publication, in seconds since 1970.
  let created: Double
  /// The earlier texts, oldest first.
  var earlierTexts: [String] = []
  /// The ID of the post to which this one replies, or `nil` if the post is not a reply.
  var parent: PostID?
  /// A JSON object with further fields of a status of Mastodon.
  var fields = "{}"
}
