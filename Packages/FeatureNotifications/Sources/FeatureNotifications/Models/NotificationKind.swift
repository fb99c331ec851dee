import Mastodon
public import Persistence

/// The kind of a notification.
public enum NotificationKind: Sendable, Hashable {
  /// A person mentioned the user in a post.
  case mention
  /// A person boosted a post of the user.
  case boost
  /// A person favorited a post of the user.
  case favorite
  /// A person follows the user.
  case follow
  /// A person asks to follow the user.
  case followRequest
  /// A poll that the user created or voted in has ended.
  case poll
  /// A post that the user boosted was edited.
  case edit
  /// A person whose posts the user subscribes to has posted.
  case post
  /// A person quoted a post of the user.
  case quote
  /// A post that the user quoted was edited.
  case quotedEdit
  /// A person reacted to a post of the user with an emoji.
  case reaction
  /// A person whom the user follows has moved to another account.
  case move
  /// A person has registered at the server. For moderators.
  case signUp
  /// A person has sent a report to the moderators. For moderators.
  case report
  /// Moderators or the user have blocked a server or an account, so relationships of the user have ended.
  case severance
  /// Moderators have acted on the user's account.
  case warning
  /// A kind that is unknown to this feature, with the server's name for it, which is untrusted.
  case other(String)

  private static let known: [(word: String, kind: NotificationKind)] = [
    ("mention", .mention), ("boost", .boost), ("favorite", .favorite), ("follow", .follow),
    ("followRequest", .followRequest), ("poll", .poll), ("edit", .edit), ("post", .post), ("quote", .quote),
    ("quoted_update", .quotedEdit), ("reaction", .reaction), ("move", .move), ("admin.sign_up", .signUp),
    ("admin.report", .report), ("severed_relationships", .severance), ("moderation_warning", .warning),
  ]

  /// Creates a kind from its name in documents and in the store. Kinds that earlier versions did not know have the
  /// server's name.
  public init(_ word: String) { self = Self.known.first { $0.word == word }?.kind ?? .other(word) }

  /// The name of the kind in documents and in the store.
  public var word: String {
    if case .other(let word) = self { word } else { Self.known.first { $0.kind == self }?.word ?? "" }
  }
}

extension NotificationKind {
  init(_ kind: UserNotification.Kind) {
    switch kind {
    case .mention: self = .mention
    case .reblog: self = .boost
    case .favourite: self = .favorite
    case .follow: self = .follow
    case .followRequest: self = .followRequest
    case .poll: self = .poll
    case .update: self = .edit
    case .status: self = .post
    case .quote: self = .quote
    case .quotedUpdate: self = .quotedEdit
    case .reaction: self = .reaction
    case .move: self = .move
    case .signUp: self = .signUp
    case .report: self = .report
    case .severedRelationships: self = .severance
    case .moderationWarning: self = .warning
    case .other(let word): self = .other(String(word.prefix(80)))
    }
  }
}

extension NotificationKind: ColumnValue {
  /// The storage class of a kind, which is text.
  public static var storageClass: StorageClass { .text }
  /// The kind as text.
  public var stored: StoredValue { .text(word) }

  /// Creates a kind from text. Returns `nil` for other values.
  public init?(stored: StoredValue) {
    guard case .text(let word) = stored else { return nil }
    self.init(word)
  }
}
