public import Networking
public import Reactive

/// A server's description of itself. Decodes the responses of version 1 and of version 2 of the endpoint.
public struct Instance: Sendable, Hashable, Decodable {
  /// The domain, without a scheme.
  public let domain: String
  /// The name, as plain text.
  public let title: String
  /// The version, such as `4.3.1` or `0.20.0-git+git-57cb4fe`. Servers other than Mastodon have their own version
  /// numbers or claim compatibility with a version of Mastodon (`2.7.2 (compatible; Pleroma 2.6.0)`), so do not derive
  /// capabilities from the version.
  public let version: String
  /// The maximum number of characters in a status, or Mastodon's own limit of 500 if the server does not specify it.
  public let maxCharacters: Int
  /// The number of characters that every link counts as.
  public let charactersPerURL: Int
  /// The maximum number of files in a status.
  public let maxMediaAttachments: Int
  /// The media types that can be attached, such as `image/png`; empty if the server does not specify them.
  public let mediaTypes: [String]
  /// The maximum size of an image in bytes, or `nil` if the server does not specify it.
  public let maxImageBytes: Int?
  /// The URL for streaming, or `nil` if the server does not specify one.
  public let streamingURL: String?
  /// The maximum number of options in a poll, or `nil` if the server does not specify it, for example because it has no
  /// polls.
  public let maxPollOptions: Int?
  /// The maximum number of characters in an option of a poll, or `nil` if the server does not specify it.
  public let maxPollOptionCharacters: Int?
  /// The shortest and the longest time for which a poll is open, in seconds. Mastodon's own limits if the server specifies none.
  public let pollDurations: ClosedRange<Int>
  /// A Boolean value that indicates whether the server translates statuses, or `nil` if the server does not specify it.
  public let translates: Bool?
  /// The version of Mastodon's API that the server implements, or `nil` if the server does not specify it.
  public let apiVersion: Int?

  /// Decodes the server's format. Fields that are not essential have defaults.
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
    let polls = try? configuration?.nestedContainer(keyedBy: EntityKey.self, forKey: "polls")
    maxPollOptions = polls?.value("max_options")
    maxPollOptionCharacters = polls?.value("max_characters_per_option")
    let shortest: Int = polls?.value("min_expiration") ?? 300
    pollDurations = shortest...max(shortest, polls?.value("max_expiration") ?? 2_629_746)
    translates = (try? configuration?.nestedContainer(keyedBy: EntityKey.self, forKey: "translation"))?.value("enabled")
    apiVersion = (try? object.nestedContainer(keyedBy: EntityKey.self, forKey: "api_versions"))?.value("mastodon")
    streamingURL = urls?.nonempty("streaming") ?? urls?.nonempty("streaming_api")
  }
}

extension Instance {
  /// A Boolean value that indicates whether the server publishes statuses that quote others, as Mastodon does since 4.5.
  /// `false` if the server does not specify the version of its API.
  public var acceptsQuotes: Bool { (apiVersion ?? 0) >= 7 }

  /// The program that the server runs, as named in its version, such as `Pleroma 2.6.0` for the version
  /// `2.7.2 (compatible; Pleroma 2.6.0)`. If the version names no program, this is the version itself. Untrusted:
  /// sanitize it before display.
  public var software: String {
    guard let start = version.firstRange(of: "compatible; ")?.upperBound else { return version }
    let name = version[start...].prefix { $0 != ")" }
    return name.isEmpty ? version : String(name)
  }
}

extension APIClient {
  /// Returns a single that requests the server's description of itself: in version 2, or in version 1 if the server
  /// responds that it has no version 2. In all other respects, this method behaves like `send(_:)`.
  public func instance() -> Single<Instance> {
    send(.instance).catch { error in
      guard case .notFound = Refusal(error) else { throw error }
      return send(.instanceVersion1)
    }
  }
}
