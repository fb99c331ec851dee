public import Foundation
import Mastodon
import Posts
public import Presentation

/// A version of a post that its author has replaced.
public struct PostVersion: Sendable, Hashable {
  /// The text, without links and formats. It comes from a server and is untrusted: sanitize it before display.
  public let text: String
  /// The content warning, behind which the text is folded, or `nil`. It is untrusted, too.
  public let warning: String?
  /// The time at which this version was published, or `nil` if the server's date cannot be decoded.
  public let created: Date?

  /// The maximum number of characters of a text. A screen draws all versions in every frame.
  private static let textLimit = 10_000

  init(_ edit: StatusEdit) {
    text = Self.limited(HTMLText.read(edit.content).string)
    warning = edit.spoilerText.map(Self.limited)
    created = edit.createdAt
  }

  private static func limited(_ text: String) -> String {
    let beginning = text.prefix(textLimit)
    return beginning.endIndex == text.endIndex ? text : beginning + "…"
  }
}

/// The earlier versions of an edited post, which a screen shows below it.
public enum PostVersions: Sendable, Hashable {
  /// The user has not opened the versions.
  case hidden
  /// The versions are being loaded.
  case loading
  /// The earlier versions, the newest first. Empty if the server knows only the current one.
  case loaded([PostVersion])
  /// The versions failed to load.
  case failed(LoadFailure)
}
