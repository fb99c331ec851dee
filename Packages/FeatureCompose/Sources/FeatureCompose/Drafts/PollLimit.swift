import Mastodon

/// A server's limits of polls.
public struct PollLimit: Sendable, Hashable {
  /// The maximum number of options.
  public var options = 4
  /// The maximum number of characters of an option.
  public var characters = 50
  /// The shortest and the longest time for which a poll is open, in seconds.
  public var durations = 300...2_629_746

  /// Creates limits like those of Mastodon.
  public init() {}

  /// The times for which a poll can be open that an editor offers, in seconds.
  public var offeredDurations: [Int] {
    let offered = [300, 1_800, 3_600, 21_600, 43_200, 86_400, 259_200, 604_800].filter(durations.contains)
    return offered.isEmpty ? [durations.lowerBound] : offered
  }

  /// Returns what is wrong with a poll, or `nil` if it can be published.
  public func problem(of poll: DraftPoll) -> PollProblem? {
    let options = poll.options.filter { !$0.allSatisfy(\.isWhitespace) }
    if options.count < 2 { return .fewOptions }
    if options.count > self.options { return .manyOptions(limit: self.options) }
    if options.contains(where: { $0.count > characters }) { return .longOption(limit: characters) }
    if Set(options).count < options.count { return .sameOptions }
    return durations.contains(poll.duration) || poll.ends != nil ? nil : .duration(durations)
  }
}

/// What is wrong with the poll of a draft.
public enum PollProblem: Sendable, Hashable {
  /// There are fewer than two options.
  case fewOptions
  /// There are more options than the server accepts.
  case manyOptions(limit: Int)
  /// An option has more characters than the server accepts.
  case longOption(limit: Int)
  /// Two options are the same.
  case sameOptions
  /// The server does not accept the time for which the poll is open.
  case duration(ClosedRange<Int>)
}

extension PostLimit {
  /// Creates the limits that a server specifies.
  init(_ instance: Instance) {
    self.init(characters: instance.maxCharacters, charactersPerURL: instance.charactersPerURL)
    images = ImageLimit(instance)
    polls = instance.maxPollOptions.map { options in
      var limit = PollLimit()
      (limit.options, limit.durations) = (options, instance.pollDurations)
      limit.characters = instance.maxPollOptionCharacters ?? limit.characters
      return limit
    }
  }
}
