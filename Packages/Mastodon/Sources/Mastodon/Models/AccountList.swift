/// A list of accounts that a user maintains on a server.
public struct AccountList: Sendable, Hashable, Identifiable, Decodable {
  /// The identifier, unique on its server among entities of the same kind.
  public let id: EntityID
  /// The title, as plain text.
  public let title: String

  /// Decodes the server's format. Fields that are not essential have defaults.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    id = try object.decode(EntityID.self, forKey: "id")
    title = object.text("title")
  }
}

/// The results of a search.
public struct SearchResults: Sendable, Hashable, Decodable {
  /// The accounts that match.
  public let accounts: [MastodonAccount]
  /// The statuses that match.
  public let statuses: [Status]
  /// The hashtags that match.
  public let tags: [Tag]

  /// Decodes the server's format. Fields that are not essential have defaults.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    accounts = object.elements("accounts")
    statuses = object.elements("statuses")
    tags = object.elements("hashtags")
  }
}

/// The defaults that the user has set at the server for new statuses.
public struct Preferences: Sendable, Hashable, Decodable {
  /// The default visibility.
  public let visibility: Status.Visibility
  /// A Boolean value that indicates whether media are marked as sensitive by default.
  public let isSensitive: Bool
  /// The default language, as a code such as `en`, or `nil` if the user has not set one.
  public let language: String?

  /// Decodes the server's format. Fields that are not essential have defaults.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    visibility = Status.Visibility(object.nonempty("posting:default:visibility") ?? "public")
    isSensitive = object.flag("posting:default:sensitive")
    language = object.nonempty("posting:default:language")
  }
}
