import Foundation

/// The posts of the timelines, the oldest first. A new post appears after each interval.
struct PostStream: Sendable {
  struct State: Codable, Equatable, Sendable {
    /// The index of the oldest post that is stored.
    var firstIndex = 0
    /// The time of each post, in milliseconds.
    var times: [Int]
    /// The time of the next post, in milliseconds.
    var due: Int

    /// The posts that the demo user has written, by their indexes. `nil` in state files of versions without them.
    var written: [Int: WrittenPost]?
    /// The indexes of the posts that the demo user has deleted. `nil` in state files of versions without them.
    var deleted: Set<Int>?

    /// Whether the state is plausible. A file that was edited may contain numbers that
    /// would overflow.
    var isPlausible: Bool {
      (written ?? [:]).count <= WrittenPost.limit && (deleted ?? []).count <= PostStream.capacity
        && (0...1_000_000_000).contains(firstIndex)
        && times.count <= 2 * PostStream.capacity
        && (times + [due]).allSatisfy(Date.plausibleMilliseconds.contains)
    }
  }

  static let capacity = 10_000

  /// An edit or a deletion of a post, which streams send.
  struct Change: Sendable, Equatable {
    let index: Int
    let isDeletion: Bool
  }

  var state: State
  /// What has changed since the start of the server.
  private(set) var changes: [Change] = []
  let seed: UInt64
  let isHostile: Bool
  /// The interval between two posts in milliseconds, or 0 for no new posts.
  let interval: Int

  /// Creates a stream with a stored state or, if `state` is `nil`, with 240 posts from roughly the 24 hours before
  /// `genesis`.
  init(configuration: DemoServer.Configuration, genesis: Date, state: State? = nil) {
    seed = configuration.seed
    isHostile = configuration.hasHostileTexts
    interval = max(0, configuration.postInterval.milliseconds)
    var random = SplitMix64(seed: configuration.seed &+ 1)
    var time = genesis.milliseconds
    let past = (0..<240).map { _ in
      time -= Int.random(in: 30_000...690_000, using: &random)
      return time
    }
    self.state = state ?? State(times: past.reversed(), due: genesis.milliseconds + interval)
  }

  var indices: Range<Int> { state.firstIndex..<(state.firstIndex + state.times.count) }

  subscript(index: Int) -> Post? {
    guard indices.contains(index) else { return nil }
    let deleted = state.deleted ?? []
    if deleted.contains(index) { return nil }
    var post = Post(index: index, milliseconds: state.times[index - state.firstIndex], seed: seed)
    // A deletion deletes the boosts.
    if let boosted = post.boosted, deleted.contains(boosted) { return nil }
    if let written = state.written?[index] { return written.replacing(post) }
    if isHostile, index % 5 == 1 {
      post.pieces.append(.text(HostileText.sample))
      post.author.name += HostileText.sample
    }
    return post
  }

  /// Adds the posts that are due. Skips posts that were due more than 500 intervals ago.
  mutating func catchUp(to date: Date) {
    guard interval > 0 else { return }
    let now = date.milliseconds
    if now - state.due > 500 * interval { state.due = now - 500 * interval }
    while state.due <= now {
      append(at: state.due)
      state.due += interval
    }
  }

  /// Adds `count` posts with the time `date`, at most ``capacity``.
  mutating func publish(_ count: Int, at date: Date) {
    for _ in 0..<min(count, Self.capacity) { append(at: date.milliseconds) }
  }

  /// Adds a post of the demo user, and returns its index. Removes the oldest of them if there are too many.
  mutating func write(_ post: WrittenPost, at date: Date) -> Int {
    append(at: date.milliseconds)
    let index = indices.upperBound - 1
    store(post, at: index)
    return index
  }

  /// Replaces a post of the demo user.
  mutating func edit(_ index: Int, _ post: WrittenPost) {
    store(post, at: index)
    changes.append(Change(index: index, isDeletion: false))
  }

  /// Deletes a post. The oldest deleted posts return if there are too many.
  mutating func delete(_ index: Int) {
    state.written?[index] = nil
    state.deleted = Set((state.deleted ?? []).union([index]).sorted().suffix(Self.capacity))
    changes.append(Change(index: index, isDeletion: true))
  }

  private mutating func store(_ post: WrittenPost, at index: Int) {
    var written = state.written ?? [:]
    if written.count >= WrittenPost.limit, let oldest = written.keys.min() { written[oldest] = nil }
    written[index] = post
    state.written = written
  }

  /// Returns the posts of the demo user that reply to a post, the oldest first.
  func written(inReplyTo index: Int) -> [Post] {
    (state.written ?? [:]).filter { $0.value.repliedTo == index }.keys.sorted().compactMap { self[$0] }
  }

  private mutating func append(at time: Int) {
    state.times.append(time)
    // Removed in batches, so that not every new post moves all others.
    if state.times.count > Self.capacity + 1000 {
      state.times.removeFirst(1000)
      state.firstIndex += 1000
    }
  }

  /// Returns up to `limit` matching posts of a range, from its end backward.
  func newest(in range: Range<Int>, limit: Int, where matches: (Post) -> Bool) -> [Post] {
    Array(range.clamped(to: indices).reversed().lazy.compactMap { self[$0] }.filter(matches).prefix(limit))
  }

  /// Returns up to `limit` matching posts of a range, from its start forward, with the newest first, as in all pages.
  func oldest(in range: Range<Int>, limit: Int, where matches: (Post) -> Bool) -> [Post] {
    Array(range.clamped(to: indices).lazy.compactMap { self[$0] }.filter(matches).prefix(limit)).reversed()
  }
}
