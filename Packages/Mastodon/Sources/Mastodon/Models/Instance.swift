import Foundation

/// What a server says about itself. Decodes the reply of version 1 and of version 2 of the endpoint.
public struct Instance: Sendable, Hashable, Decodable {
  /// The domain, without a scheme.
  public let domain: String
  /// The name, as plain text.
  public let title: String
  /// The version, such as `4.3.1` or `0.20.0-git+git-57cb4fe`. Servers other than Mastodon count on their own or claim to be
  /// compatible with one (`2.7.2 (compatible; Pleroma 2.6.0)`), so capabilities must not be concluded from it.
  public let version: String
  /// The largest number of characters of a status; Mastodon's own limit of 500 if the server does not say.
  public let maxCharacters: Int
  /// The number of characters that every link counts as.
  public let charactersPerURL: Int
  /// The largest number of files of a status.
  public let maxMediaAttachments: Int
  /// The media types that can be attached, such as `image/png`; empty if the server does not say.
  public let mediaTypes: [String]
  /// The largest size of an image in bytes, or `nil` if the server does not say.
  public let maxImageBytes: Int?
  /// The URL for streaming, or `nil` if the server does not name one.
  public let streamingURL: String?

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    guard let domain = object.nonempty("domain") ?? object.nonempty("uri") else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "an instance without a domain"))
    }
    self.domain = domain
    title = object.text("title")
    version = object.text("version")
    let configuration = try? object.nestedContainer(keyedBy: EntityKey.self, forKey: "configuration")
    let statuses = try? configuration?.nestedContainer(keyedBy: EntityKey.self, forKey: "statuses")
    let media = try? configuration?.nestedContainer(keyedBy: EntityKey.self, forKey: "media_attachments")
    let urls =
      (try? configuration?.nestedContainer(keyedBy: EntityKey.self, forKey: "urls"))
      ?? (try? object.nestedContainer(keyedBy: EntityKey.self, forKey: "urls"))
    maxCharacters = statuses?.value("max_characters") ?? object.value("max_toot_chars") ?? 500
    charactersPerURL = statuses?.value("characters_reserved_per_url") ?? 23
    maxMediaAttachments = statuses?.value("max_media_attachments") ?? 4
    mediaTypes = media?.elements("supported_mime_types") ?? []
    maxImageBytes = media?.value("image_size_limit")
    streamingURL = urls?.nonempty("streaming") ?? urls?.nonempty("streaming_api")
  }
}

/// A list of accounts that a user keeps on a server.
public struct AccountList: Sendable, Hashable, Identifiable, Decodable {
  /// The identifier, unique on its server among entities of the same kind.
  public let id: EntityID
  /// The title, as plain text.
  public let title: String

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    id = try object.decode(EntityID.self, forKey: "id")
    title = object.text("title")
  }
}

/// The reply to a search.
public struct SearchResults: Sendable, Hashable, Decodable {
  /// The accounts that match.
  public let accounts: [MastodonAccount]
  /// The statuses that match.
  public let statuses: [Status]
  /// The hashtags.
  public let tags: [Tag]

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
  /// A Boolean value that indicates whether media should be hidden until the user asks for them.
  public let isSensitive: Bool
  /// A language code, or `nil`.
  public let language: String?

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    visibility = Status.Visibility(object.nonempty("posting:default:visibility") ?? "public")
    isSensitive = object.flag("posting:default:sensitive")
    language = object.nonempty("posting:default:language")
  }
}
