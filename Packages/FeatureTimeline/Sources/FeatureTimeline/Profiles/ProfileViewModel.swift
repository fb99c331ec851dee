public import Posts
public import Presentation

/// The view model of the profile of a person on Mastodon.
@MainActor public protocol ProfileViewModel: ListViewModel where Row == ProfileRow, Intent == TimelineIntent {
  /// The username, without the @, with the domain if the person is on another server.
  var name: String { get }

  /// The actions of the user on the person and on the pinned posts.
  var actions: ActionInput { get }
}

/// A row of a profile.
public enum ProfileRow: ListItemViewModel, Hashable {
  /// The name, the description, the counts and the relationship.
  case about(Profile)
  /// A link of the description, with its position.
  case link(PostLink, Int)
  /// A field, with its position.
  case field(ProfileField, Int)
  /// The row that leads to all posts, with their number if it is known.
  case posts(count: Int?)
  /// The row that leads to the followers, with their number if it is known.
  case followers(count: Int?)
  /// The row that leads to the people whom the person follows, with their number if it is known.
  case following(count: Int?)
  /// A pinned post.
  case pinned(Post)

  /// The identity of a row within its profile.
  public enum ID: Sendable, Hashable {
    /// The row with the name.
    case about
    /// The link at a position.
    case link(Int)
    /// The field at a position.
    case field(Int)
    /// The row that leads to all posts.
    case posts
    /// The row that leads to the followers.
    case followers
    /// The row that leads to the people whom the person follows.
    case following
    /// A pinned post.
    case pinned(PostID)
  }

  /// The identity of the row.
  public var id: ID {
    switch self {
    case .about: .about
    case .link(_, let index): .link(index)
    case .field(_, let index): .field(index)
    case .posts: .posts
    case .followers: .followers
    case .following: .following
    case .pinned(let post): .pinned(post.id)
    }
  }

  /// The person of the row with the name, or `nil` for other rows.
  public var person: Person? { if case .about(let profile) = self { profile.person } else { nil } }

  /// The pinned post, or `nil` for other rows.
  public var post: Post? { if case .pinned(let post) = self { post } else { nil } }
}

extension ProfileRow {
  /// Returns the row with the changes of the user's actions, or `nil` for a deleted post.
  func with(_ changes: ActionChanges) -> ProfileRow? {
    switch self {
    case .about(var profile):
      profile.relationship = changes.relationship(to: profile.person) ?? profile.relationship
      return .about(profile)
    case .pinned(let post): return changes.hasDeleted(post) ? nil : .pinned(changes.applied(to: post))
    case .link, .field, .posts, .followers, .following: return self
    }
  }
}

extension Profile {
  /// The rows of the profile: the person, the links of the description, the fields, the rows that lead to all posts, to the followers and to the people
  /// whom the person follows, and the pinned posts.
  public var rows: [ProfileRow] {
    [.about(self)] + links.enumerated().map { .link($1, $0) } + fields.enumerated().map { .field($1, $0) } + [
      .posts(count: postCount), .followers(count: followerCount), .following(count: followingCount),
    ]
      + pinned.map(ProfileRow.pinned)
  }
}
