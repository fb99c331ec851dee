import Foundation

/// All posts of the world, oldest first. A new one appears whenever an interval has passed.
struct PostStream: Sendable {
  struct State: Codable, Equatable, Sendable {
    /// The number of the oldest post that is kept.
    var firstIndex = 0
    /// When each post was written, in milliseconds.
    var times: [Int]
    /// When the next is due.
    var due: Int

    /// A file that was edited may hold numbers with which arithmetic would trap.
    var isPlausible: Bool {
      (0...1_000_000_000).contains(firstIndex) && times.count <= 2 * PostStream.kept
        && (times + [due]).allSatisfy(Date.plausibleMilliseconds.contains)
    }
  }

  static let kept = 10_000

  var state: State
  let seed: UInt64
  let isHostile: Bool
  /// In milliseconds; 0 is never.
  let interval: Int

  /// Begins with 240 posts from the day before `genesis`.
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
    var post = Post(index: index, milliseconds: state.times[index - state.firstIndex], seed: seed)
    if isHostile, index % 5 == 1 {
      post.pieces.append(.text(HostileText.sample))
      post.author.name += HostileText.sample
    }
    return post
  }

  /// Adds the posts that are due, at most 500.
  mutating func catchUp(to date: Date) {
    guard interval > 0 else { return }
    let now = date.milliseconds
    if now - state.due > 500 * interval { state.due = now - 500 * interval }
    while state.due <= now {
      append(at: state.due)
      state.due += interval
    }
  }

  /// Adds posts that are written at this moment.
  mutating func publish(_ count: Int, at date: Date) {
    for _ in 0..<min(count, Self.kept) { append(at: date.milliseconds) }
  }

  private mutating func append(at time: Int) {
    state.times.append(time)
    // In steps, so that not every post moves all others.
    if state.times.count > Self.kept + 1000 {
      state.times.removeFirst(1000)
      state.firstIndex += 1000
    }
  }

  /// Up to `limit` matching posts from the newest below `upper` downwards, not below `lower`.
  func newest(in range: Range<Int>, limit: Int, where matches: (Post) -> Bool) -> [Post] {
    Array(range.clamped(to: indices).reversed().lazy.compactMap { self[$0] }.filter(matches).prefix(limit))
  }

  /// Up to `limit` matching posts from the oldest in the range upwards; newest first like all pages.
  func oldest(in range: Range<Int>, limit: Int, where matches: (Post) -> Bool) -> [Post] {
    Array(range.clamped(to: indices).lazy.compactMap { self[$0] }.filter(matches).prefix(limit)).reversed()
  }
}
