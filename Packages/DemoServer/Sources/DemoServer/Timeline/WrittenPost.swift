/// A post that the demo user has written.
struct WrittenPost: Codable, Equatable, Sendable {
  var text: String
  var warning: String
  var visibility: String
  var repliedTo: Int?

  static let limit = 1_000
  static let characters = 500

  /// Returns a generated post with this content.
  func replacing(_ post: Post) -> Post {
    var post = post
    post.author = Person.all[0]
    post.pieces = [.text(text)]
    (post.warning, post.visibility) = (warning, visibility)
    // A state file that was edited could contain cycles.
    post.repliedTo = repliedTo.flatMap { $0 < post.index ? $0 : nil }
    (post.boosted, post.boosts, post.favourites) = (nil, 0, 0)
    return post
  }
}
