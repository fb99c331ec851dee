public import Posts

/// The post to which the user replies.
public struct ReplyTarget: Sendable, Hashable {
  /// The ID of the post.
  public let id: PostID
  /// The name of the author. It comes from a server: sanitize it before display.
  public let author: String
  /// The text of the post, or only its content warning, behind which the text stays hidden. It comes from a server: sanitize it
  /// before display.
  public let text: String
  /// The content warning of the post, or `nil` if there is none.
  public let warning: String?
  /// The audience of the post, or `nil` if the server does not specify it.
  public let visibility: PostVisibility?
  /// The usernames that a reply mentions, without the @: those of the author and of the mentioned people, but not the
  /// user's own.
  public let mentions: [String]

  /// The maximum number of mentions, so that a post cannot fill the reply.
  private static let mentionLimit = 20

  /// Creates the target of a reply by an account with a name such as `mira@mastodon.example`.
  init(_ post: Post, account: String?) {
    id = post.original ?? post.id
    author = post.author.name
    text = post.warning ?? post.wholeText
    warning = post.warning
    visibility = post.visibility
    let own = account.map { [$0, String($0.prefix { $0 != "@" })] } ?? []
    var mentions: [String] = []
    for name in [post.author.username] + (post.mentions ?? [])
    where !own.contains(name) && !mentions.contains(name) && Self.isUsername(name) {
      mentions.append(name)
    }
    self.mentions = Array(mentions.prefix(Self.mentionLimit))
  }

  private static func isUsername(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 300
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || "_.-@".contains(Character($0))
      }
  }
}
