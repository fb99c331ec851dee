/// A post that the demo user has written or edited.
struct WrittenPost: Codable, Equatable, Sendable {
  /// A version before an edit.
  struct Version: Codable, Equatable, Sendable {
    var text: String
    var warning: String
    var milliseconds: Int
  }

  struct File: Codable, Equatable, Sendable {
    var id: String
    var description: String
  }

  struct Poll: Codable, Equatable, Sendable {
    var options: [String]
    var seconds: Int
    var isMultiple: Bool

    static let options = 4
    static let characters = 50
    static let durations = 300...2_629_746
  }

  var text: String
  var warning: String
  var visibility: String
  var repliedTo: Int?
  /// The language. `nil` if the request names none, and in state files of versions without languages, as are the
  /// following properties.
  var language: String?
  /// The time of the last edit, in milliseconds.
  var edited: Int?
  /// The versions before the edits, the oldest first.
  var versions: [Version]?
  /// The positions of the generated pieces that an edit has kept: files, polls and quotes. `nil` if the whole post is
  /// written.
  var kept: [Int]?
  var poll: Poll?
  var files: [File]?
  /// The index of the quoted post.
  var quoted: Int?

  static let limit = 1_000
  static let characters = 500
  static let versionLimit = 100

  /// Returns a generated post with this content.
  func replacing(_ post: Post) -> Post {
    var post = post
    post.author = Person.all[0]
    let attached = (kept ?? []).filter(post.pieces.indices.contains).map { post.pieces[$0] }
    post.pieces = [.text(text)] + attached
    (post.warning, post.visibility, post.written) = (warning, visibility, self)
    // A state file that was edited could contain cycles.
    post.repliedTo = repliedTo.flatMap { $0 < post.index ? $0 : nil }
    post.boosted = nil
    if kept == nil { (post.boosts, post.favourites) = (0, 0) }
    return post
  }
}
