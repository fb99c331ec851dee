public import Posts
public import Presentation
public import Reactive

/// The view model of the profile of a person on Mastodon.
@MainActor public protocol ProfileViewModel: ListViewModel where Row == ProfileRow, Intent == TimelineIntent {
  /// The username, without the @, with the domain if the person is on another server.
  var name: String { get }

  /// Emits the row that the user opens: a pinned post, all posts, or the page of a field. The event is ignored for rows
  /// without a destination.
  var open: PublishRelay<ProfileRow> { get }

  /// Emits when the user opens all posts of the person.
  var showPosts: PublishRelay<Void> { get }

  /// Emits the post whose thread the user opens.
  var showThread: PublishRelay<Post> { get }

  /// Emits the row whose web page the user opens: the page of a pinned post, of a field, or else of the person.
  var browse: PublishRelay<ProfileRow> { get }
}

/// A row of a profile.
public enum ProfileRow: ListItemViewModel, Hashable {
  /// The name, the description, the counts and the relationship.
  case about(Profile)
  /// A field, with its position.
  case field(ProfileField, Int)
  /// The row that leads to all posts, with their number if it is known.
  case posts(count: Int?)
  /// A pinned post.
  case pinned(Post)

  /// The identity of a row within its profile.
  public enum ID: Sendable, Hashable {
    /// The row with the name.
    case about
    /// The field at a position.
    case field(Int)
    /// The row that leads to all posts.
    case posts
    /// A pinned post.
    case pinned(PostID)
  }

  /// The identity of the row.
  public var id: ID {
    switch self {
    case .about: .about
    case .field(_, let index): .field(index)
    case .posts: .posts
    case .pinned(let post): .pinned(post.id)
    }
  }

  /// The pinned post, or `nil` for other rows.
  public var post: Post? { if case .pinned(let post) = self { post } else { nil } }
}

extension Profile {
  /// The rows of the profile: the person, the fields, the row that leads to all posts, and the pinned posts.
  public var rows: [ProfileRow] {
    [.about(self)] + fields.enumerated().map { .field($1, $0) } + [.posts(count: postCount)]
      + pinned.map(ProfileRow.pinned)
  }
}
