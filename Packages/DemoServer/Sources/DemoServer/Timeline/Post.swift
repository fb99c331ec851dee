/// A post. Its content is derived from its index and the seed, so only its time is stored.
struct Post: Sendable, Equatable {
  var index: Int
  var milliseconds: Int
  var author: Person
  var pieces: [Piece]
  /// The content warning, or an empty string if there is none.
  var warning = ""
  var visibility = "public"
  /// The index of the boosted post, or `nil` if the post is not a boost. The `pieces` of a boost are those of the
  /// boosted post.
  var boosted: Int?
  /// The index of the post that this post replies to, or `nil` if this post is not a reply.
  var repliedTo: Int?
  var boosts: Int
  var favourites: Int

  var tags: [String] {
    pieces.compactMap { piece in
      if case .tag(let tag) = piece { tag } else { nil }
    }
  }

  var emoji: [String] {
    pieces.compactMap { piece in
      if case .emoji(let name) = piece { name } else { nil }
    }
  }

  /// The language, which the script of the text determines.
  var language: String {
    let text = pieces.map { if case .text(let text) = $0 { text } else { "" } }.joined()
    func contains(_ script: ClosedRange<UInt32>) -> Bool { text.unicodeScalars.contains { script.contains($0.value) } }
    let scripts: [(String, ClosedRange<UInt32>)] = [
      ("ja", 0x3040...0x30FF), ("zh", 0x4E00...0x9FFF), ("ko", 0xAC00...0xD7A3), ("ar", 0x600...0x6FF),
      ("ru", 0x400...0x4FF),
    ]
    return scripts.first { contains($0.1) }?.0 ?? "en"
  }

  /// The time at which the author edited the post, a minute after its publication, in milliseconds, or `nil` if the
  /// post was not edited.
  var edited: Int? { boosted == nil && pieces == Phrases.edited ? milliseconds + 60_000 : nil }

  /// The indexes of the posts that can be replies.
  static let replies = 1..<30

  init(index: Int, milliseconds: Int, seed: UInt64) {
    var random = SplitMix64(seed: seed, index: index)
    self.index = index
    self.milliseconds = milliseconds
    author = Person.all[Int.random(in: 0..<Person.all.count, using: &random)]
    pieces = Phrases.all[Int.random(in: 0..<Phrases.all.count, using: &random)]
    // Not used, but generated, so that the posts of a seed stay the same.
    _ = Int.random(in: 0..<4, using: &random)
    boosts = Int.random(in: 0..<9, using: &random)
    favourites = Int.random(in: 0..<40, using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0: warning = random.pick(Phrases.warnings) ?? ""
    case 1, 2: boosted = index >= 40 ? index - Int.random(in: 1...40, using: &random) : nil
    default: break
    }
    if let example = ExamplePost.at(index) {
      (pieces, warning, visibility, boosted) = (example.pieces, example.warning, example.visibility, nil)
    }
    // Nobody can boost a post for followers.
    if let original = boosted, ExamplePost.at(original)?.visibility == "private" { boosted = nil }
    // Posts of the demo user and posts with a tag are never replies.
    if Self.replies.contains(index), author != Person.all[0], tags.isEmpty { repliedTo = (index - 1) / 3 }
  }
}
