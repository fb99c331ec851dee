/// An editor that a screen opens for a post. The IDs are those on the user's server.
public enum PostEditor: Sendable, Hashable {
  /// The editor of a reply to a post.
  case reply(PostID)
  /// The editor of a post that quotes a post.
  case quote(PostID)
  /// The editor that changes a post of the user.
  case edit(PostID)
  /// The editor that writes a deleted post of the user again.
  case redraft(PostID)
}
