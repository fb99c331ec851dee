public import Foundation

/// An image, a video or an audio file that is attached to a status.
public struct MediaAttachment: Sendable, Hashable, Identifiable, Decodable {
  /// The kind of a file.
  public enum Kind: String, Sendable, Hashable {
    /// An image.
    case image
    /// A video with sound.
    case video
    /// An audio file.
    case audio
    /// A short video without sound that repeats.
    case animation = "gifv"
    /// A file whose kind is unknown to the server or to this package.
    case unknown
  }

  /// The identifier, unique on its server among entities of the same kind.
  public let id: EntityID
  /// The kind of the file.
  public let kind: Kind
  /// The URL of the file, or `nil` if the server does not send a valid one.
  public let url: URL?
  /// The URL of a smaller preview image, or `nil` if the server does not send a valid one.
  public let previewURL: URL?
  /// The URL of the file on its original server, or `nil` if the server does not send a valid one.
  public let remoteURL: URL?
  /// The alternative text, or `nil` if the author wrote none.
  public let description: String?
  /// The width and height in pixels, or `nil` for audio files and if the server does not specify them.
  public let pixels: Pixels?
  /// The duration in seconds of a video or an audio file, or `nil` if it is unknown.
  public let seconds: Double?

  /// The size of an image or a video.
  public struct Pixels: Sendable, Hashable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
  }

  /// Decodes the server's format. Fields that are not essential have defaults.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    id = try object.value("id") ?? EntityID(object.decode(String.self, forKey: "url"))
    kind = Kind(rawValue: object.text("type")) ?? .unknown
    url = object.url("url")
    previewURL = object.url("preview_url")
    remoteURL = object.url("remote_url")
    description = object.nonempty("description")
    let original = object.value("meta", as: Meta.self)?.original
    pixels = original?.pixels
    seconds = original?.seconds
  }

  private struct Meta: Decodable {
    let original: Original?

    struct Original: Decodable {
      let pixels: Pixels?
      let seconds: Double?

      init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: EntityKey.self)
        let (width, height) = (object.count("width") ?? 0, object.count("height") ?? 0)
        pixels = width > 0 && height > 0 ? Pixels(width: width, height: height) : nil
        seconds = object.value("duration", as: Double.self).flatMap { $0 > 0 ? $0 : nil }
      }
    }
  }
}

/// The preview of a page that a status links to.
public struct PreviewCard: Sendable, Hashable, Decodable {
  /// The URL of the page.
  public let url: URL
  /// The title, as plain text.
  public let title: String
  /// The description, as plain text.
  public let description: String
  /// The name of the page's publisher, or `nil` if it is unknown.
  public let provider: String?
  /// The URL of the preview image, or `nil` if the server does not send a valid one.
  public let image: URL?

  /// Decodes the server's format. Fields that are not essential have defaults.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    guard let url = object.url("url") else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "a card without a URL"))
    }
    self.url = url
    title = object.text("title")
    description = object.text("description")
    provider = object.nonempty("provider_name")
    image = object.url("image")
  }
}

/// A poll of a status.
public struct Poll: Sendable, Hashable, Identifiable, Decodable {
  /// An option of a poll.
  public struct Option: Sendable, Hashable, Decodable {
    /// The title, as plain text.
    public let title: String
    /// The number of votes, or `nil` while the server hides the result.
    public let votesCount: Int?
  }

  /// The identifier, unique on its server among entities of the same kind.
  public let id: EntityID
  /// The time at which the poll ends, or `nil` for a poll without an end.
  public let expiresAt: Date?
  /// A Boolean value that indicates whether the poll has ended.
  public let isExpired: Bool
  /// A Boolean value that indicates whether several options can be chosen.
  public let isMultiple: Bool
  /// The total number of votes for all options, or `nil` if the server does not specify it.
  public let votesCount: Int?
  /// The number of accounts that voted, or `nil` if the server does not specify it.
  public let votersCount: Int?
  /// The options, in order.
  public let options: [Option]
  /// A Boolean value that indicates whether the logged-in user has voted, or `nil` without a login.
  public let hasVoted: Bool?
  /// The indices of the options that the logged-in user chose.
  public let ownVotes: [Int]
  /// The emoji that ``options`` use.
  public let emojis: [CustomEmoji]

  /// Decodes the server's format. Fields that are not essential have defaults.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    id = object.value("id") ?? ""
    let options: [Option] = object.elements("options")
    self.options = options
    expiresAt = object.date("expires_at")
    isExpired = object.flag("expired")
    isMultiple = object.flag("multiple")
    votesCount = object.count("votes_count")
    votersCount = object.count("voters_count")
    hasVoted = object.value("voted")
    ownVotes = object.elements("own_votes").filter(options.indices.contains)
    emojis = object.elements("emojis")
  }
}

extension Poll.Option {
  /// Decodes the server's format. Fields that are not essential have defaults.
  public init(from decoder: any Decoder) throws {
    // An option that cannot be read stays an option, because votes refer to options by index.
    let object = try? decoder.container(keyedBy: EntityKey.self)
    title = object?.text("title") ?? ""
    votesCount = object?.count("votes_count")
  }
}
