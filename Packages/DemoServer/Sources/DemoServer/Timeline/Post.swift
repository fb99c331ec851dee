/// A post. Its content is derived from its number, its time and the seed, so it is not stored.
struct Post: Sendable, Equatable {
  var index: Int
  var milliseconds: Int
  var author: Person
  var pieces: [Piece]
  /// The content warning, or an empty string if there is none.
  var warning = ""
  /// The number of the boosted post, or `nil`. If set, `pieces` belong to the boosted post.
  var boosted: Int?
  /// The number of the post that this one replies to, or `nil`.
  var repliedTo: Int?
  var replies: Int
  var boosts: Int
  var favourites: Int

  var tags: [String] {
    pieces.compactMap { piece in
      if case .tag(let tag) = piece { tag } else { nil }
    }
  }

  /// The time at which the author edited the post, a minute after its publication, in milliseconds. `nil` if the author did not.
  var edited: Int? { boosted == nil && pieces == Phrases.edited ? milliseconds + 60_000 : nil }

  /// The indexes of the posts that can be replies.
  static let replies = 1..<30

  init(index: Int, milliseconds: Int, seed: UInt64) {
    var random = SplitMix64(seed: seed, index: index)
    self.index = index
    self.milliseconds = milliseconds
    author = Person.all[Int.random(in: 0..<Person.all.count, using: &random)]
    pieces = Phrases.all[Int.random(in: 0..<Phrases.all.count, using: &random)]
    replies = Int.random(in: 0..<4, using: &random)
    boosts = Int.random(in: 0..<9, using: &random)
    favourites = Int.random(in: 0..<40, using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0: warning = random.pick(Phrases.warnings) ?? ""
    case 1, 2: boosted = index >= 40 ? index - Int.random(in: 1...40, using: &random) : nil
    default: break
    }
    // Posts of the demo user and posts with a tag are never replies.
    if Self.replies.contains(index), author != Person.all[0], tags.isEmpty { repliedTo = (index - 1) / 3 }
  }
}
