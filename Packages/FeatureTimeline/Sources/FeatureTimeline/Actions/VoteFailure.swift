import Foundation
import Posts
import Presentation

/// The reasons why a vote is not possible.
enum VoteFailure {
  /// Returns the poll of a post, and the indices of the options that texts name.
  ///
  /// - Throws: `LoadFailure` from `Presentation` if the user cannot vote, or not in this way.
  static func indices(of choices: [String], in post: Post, at now: Date) throws(LoadFailure) -> (PostPoll, [Int]) {
    guard let poll = post.poll else { throw none }
    if let failure = poll.voteFailure(at: now) { throw failure }
    var indices: Set<Int> = []
    for choice in choices {
      guard let index = poll.index(of: choice) else { throw unknown(choice, in: poll) }
      indices.insert(index)
    }
    if indices.count > 1, !poll.isMultiple { throw single }
    return (poll, indices.sorted())
  }

  private static let none = LoadFailure.explained(LocalizedText(en: "This post has no poll", zhHans: "这条嘟文没有投票"))
  private static let single = LoadFailure.explained(
    LocalizedText(en: "Only one option of this poll can be chosen", zhHans: "此投票只能选择一个选项"))

  private static func unknown(_ choice: String, in poll: PostPoll) -> LoadFailure {
    let options = poll.options.enumerated().map { "\($0 + 1) \($1.title)" }
    return .explained(
      LocalizedText(
        en: "The poll has no option “\(choice)”. The options are: \(options.joined(separator: ", "))",
        zhHans: "投票中没有选项“\(choice)”。可选项：\(options.joined(separator: "、"))"))
  }
}

extension PostPoll {
  /// Returns the index of the option with a number, from 1, or with a text, or `nil` if there is none.
  fileprivate func index(of choice: String) -> Int? {
    let choice = choice.trimmingCharacters(in: .whitespaces)
    if let number = Int(choice), options.indices.contains(number - 1) { return number - 1 }
    return options.firstIndex { $0.title.caseInsensitiveCompare(choice) == .orderedSame }
  }
}
