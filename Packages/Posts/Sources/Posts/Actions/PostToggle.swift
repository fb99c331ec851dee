public import Foundation
public import Presentation

/// A reaction that the user adds to a post, or withdraws from it.
public struct PostToggle: Sendable, Hashable {
  /// The reaction.
  public let reaction: PostReaction
  /// The post.
  public let post: Post

  /// Creates a reaction that is added, or withdrawn if the post has it.
  public init(_ reaction: PostReaction, of post: Post) {
    self.reaction = reaction
    self.post = post
  }

  var action: UserAction {
    .react(reaction, isOn: post.reactions?[reaction] != true, post: post.original ?? post.id)
  }
}

/// A vote of the user in the poll of a post.
public struct PostVote: Sendable, Hashable {
  private let choices: [Int]
  let post: Post

  /// Creates a vote from the user's text, such as `2` or `1, 3`. Returns `nil` if the text does not name options of the
  /// poll, or several although only one can be chosen.
  public init?(_ text: String, in post: Post) {
    guard let poll = post.poll else { return nil }
    let words = text.split { !$0.isNumber }
    let choices = Set(words.compactMap { Int($0) }.map { $0 - 1 }).sorted()
    guard !choices.isEmpty, choices.allSatisfy(poll.options.indices.contains), poll.isMultiple || choices.count == 1
    else { return nil }
    self.choices = choices
    self.post = post
  }

  var action: UserAction? {
    guard let poll = post.poll, !poll.hasEnded, poll.hasVoted != true else { return nil }
    return .vote(choices, poll: poll.id, post: post.original ?? post.id)
  }
}

extension PostPoll {
  /// Returns the reason why the user cannot vote, or `nil` if the user can.
  ///
  /// For the author of a poll, servers send that the user has voted, without a choice.
  public func voteFailure(at time: Date) -> LoadFailure? {
    if hasEnded(at: time) { return .pollEnded }
    if hasVoted != true { return nil }
    return options.contains(where: \.isChosen) ? .alreadyVoted : .ownPoll
  }
}
