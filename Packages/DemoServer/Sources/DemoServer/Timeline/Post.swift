/// A post. Its content is derived from its index and the seed, so only its time is stored.
struct Post: Sendable, Equatable {
  var index: Int
  var milliseconds: Int
  var author: Person
  var pieces: [Piece]
  /// The content warning, or an empty string if there is none.
  var warning = ""
  var visibility = "public"
  /// Whether the post can be read without a token.
  var isForEveryone: Bool { !["private", "direct"].contains(visibility) }
  /// The index of the boosted post, or `nil` if the post is not a boost. The `pieces` of a boost are those of the
  /// boosted post.
  var boosted: Int?
  /// The index of the post that this post replies to, or `nil` if this post is not a reply.
  var repliedTo: Int?
  /// What the demo user has written, or `nil` if the post is generated.
  var written: WrittenPost?
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
    if let language = written?.language { return language }
    let text = pieces.map { if case .text(let text) = $0 { text } else { "" } }.joined()
    func contains(_ script: ClosedRange<UInt32>) -> Bool { text.unicodeScalars.contains { script.contains($0.value) } }
    let scripts: [(String, ClosedRange<UInt32>)] = [
      ("ja", 0x3040...0x30FF), ("zh", 0x4E00...0x9FFF), ("ko", 0xAC00...0xD7A3), ("ar", 0x600...0x6FF),
      ("ru", 0x400...0x4FF),
    ]
    return scripts.first { contains($0.1) }?.0 ?? "en"
  }

  /// The time at which the author edited the post, in milliseconds, or `nil` if the post was not edited. Generated posts
  /// were edited a minute after their publication.
  var edited: Int? {
    if let written { return written.edited }
    return boosted == nil && Phrases.unedited(pieces) != nil ? milliseconds + 60_000 : nil
  }

  /// The places of the posts that can be replies, in each block of ``block`` posts. They reply to posts of their block.
  static let replies = 1..<30
  /// The number of posts in a block.
  static let block = 40

  /// Returns the indexes of the posts that can be replies to a post.
  static func replies(to index: Int) -> Range<Int> {
    let start = index / block * block
    // A reply is newer than the post that it replies to.
    return (start + replies.lowerBound..<start + replies.upperBound).clamped(to: index + 1..<Int.max)
  }

  init(index: Int, milliseconds: Int, seed: UInt64) {
    var random = SplitMix64(seed: seed, index: index)
    let place = index % Self.block
    let lastParent = (Self.replies.upperBound - 2) / 3
    self.index = index
    self.milliseconds = milliseconds
    author = Person.all[Int.random(in: 0..<Person.all.count, using: &random)]
    // An odd factor takes each text once.
    let text = ExamplePost.generated(below: index) * 29 + Int(seed % UInt64(Phrases.all.count))
    pieces = Phrases.all[text % Phrases.all.count]
    boosts = Int.random(in: 0..<9, using: &random)
    favourites = Int.random(in: 0..<40, using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0: warning = random.pick(Phrases.warnings) ?? ""
    // The boosted post has the text of this place, so that no text is repeated on the first screens. Posts that can
    // have replies are not boosts.
    case 1, 2: boosted = index >= ExamplePost.period && place > lastParent ? index - ExamplePost.period : nil
    default: break
    }
    if let example = ExamplePost.at(index) {
      (pieces, warning, visibility, boosted) = (example.pieces, example.warning, example.visibility, nil)
    }
    // Boosts, posts of the demo user and posts with a tag are never replies.
    if Self.replies.contains(place), boosted == nil, author != Person.all[0], tags.isEmpty {
      repliedTo = index - place + (place - 1) / 3
    }
  }
}
