public import Foundation
import Mastodon
public import Posts
public import Presentation

/// A version of a post that its author has replaced.
public struct PostVersion: Sendable, Hashable {
  /// The text, without links and formatting. It comes from a server and is untrusted: sanitize it before display.
  public let text: String
  /// The content warning, behind which the text is folded, or `nil` if there is none. It comes from a server and is
  /// untrusted: sanitize it before display.
  public let warning: String?
  /// The time at which this version was published, or `nil` if the server does not send one that can be decoded.
  public let created: Date?
  /// A Boolean value that indicates whether media should be hidden until the user asks for them.
  public let isSensitive: Bool
  /// The attached files.
  public let media: [PostMedia]
  /// The texts of the poll's options. Empty if this version has no poll, or if the server does not send the poll.
  public let pollOptions: [String]
  /// The URLs of the images of custom emoji, keyed by the names that the texts contain between colons.
  public let emoji: [String: URL]

  /// The maximum number of characters of text. A screen draws all versions in every frame.
  private static let textLimit = 10_000
  /// The maximum number of files, and of options of a poll, far above Mastodon's limits.
  private static let partLimit = 20

  init(_ edit: StatusEdit) {
    text = Self.limited(HTMLText.read(edit.content).string)
    warning = edit.spoilerText.map(Self.limited)
    created = edit.createdAt
    isSensitive = edit.isSensitive
    media = edit.media.prefix(Self.partLimit).map { attachment in
      let file = PostMedia(attachment)
      return PostMedia(
        file.kind, url: file.url, preview: file.preview, description: file.description.map(Self.limited),
        width: file.width, height: file.height)
    }
    pollOptions = edit.pollOptions.prefix(Self.partLimit).map(Self.limited)
    emoji = [String: URL](edit.emojis)
  }

  private static func limited(_ text: String) -> String {
    let beginning = text.prefix(textLimit)
    return beginning.endIndex == text.endIndex ? text : beginning + "…"
  }
}

/// The earlier versions of an edited post, which are shown below it.
public enum PostVersions: Sendable, Hashable {
  /// The versions are not shown.
  case hidden
  /// The versions are being loaded.
  case loading
  /// The earlier versions, the newest first. Empty if the server has only the current version.
  case loaded([PostVersion])
  /// The versions failed to load.
  case failed(LoadFailure)
}
