public import Foundation

/// A version of a status in its edit history.
public struct StatusEdit: Sendable, Hashable, Decodable {
  /// The text, as HTML.
  public let content: String
  /// The content warning, as plain text, or `nil` if there is none.
  public let spoilerText: String?
  /// A Boolean value that indicates whether media should be hidden until the user asks for them.
  public let isSensitive: Bool
  /// The time at which this version was published, or `nil` if the server does not send a valid date.
  public let createdAt: Date?
  /// The attached files.
  public let media: [MediaAttachment]
  /// The texts of the poll's options, as plain text. Empty if this version has no poll.
  public let pollOptions: [String]
  /// The emoji that the texts of this version use.
  public let emojis: [CustomEmoji]

  /// Decodes the server's format. Fields that are not essential have defaults.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    content = object.text("content")
    spoilerText = object.nonempty("spoiler_text")
    isSensitive = object.flag("sensitive")
    createdAt = object.date("created_at")
    media = object.elements("media_attachments")
    pollOptions = object.value("poll", as: PollVersion.self)?.options.map(\.title) ?? []
    emojis = object.elements("emojis")
  }

  /// The poll of a version, which has neither an ID nor votes.
  private struct PollVersion: Decodable {
    let options: [Poll.Option]

    init(from decoder: any Decoder) throws {
      options = try decoder.container(keyedBy: EntityKey.self).elements("options")
    }
  }
}

/// The source of a status, for editing it.
public struct StatusSource: Sendable, Hashable, Identifiable, Decodable {
  /// The identifier, unique on its server among entities of the same kind.
  public let id: EntityID
  /// The text as the author wrote it.
  public let text: String
  /// The content warning, which may be empty.
  public let spoilerText: String

  /// Decodes the server's format. Fields that are not essential have defaults.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    id = try object.decode(EntityID.self, forKey: "id")
    text = try object.decode(String.self, forKey: "text")
    spoilerText = object.text("spoiler_text")
  }
}

/// The thread around a status.
public struct StatusContext: Sendable, Hashable, Decodable {
  /// The statuses that the status replies to, starting with the first one of the thread.
  public let ancestors: [Status]
  /// The replies to the status, and their replies. Each follows the status that it replies to.
  public let descendants: [Status]

  /// Decodes the server's format. Fields that are not essential have defaults.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    ancestors = object.elements("ancestors")
    descendants = object.elements("descendants")
  }
}
