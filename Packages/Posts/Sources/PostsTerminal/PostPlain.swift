public import Posts
public import TerminalUI

/// The plain text renderer of a post, for pipes and for commands that show no screens.
public enum PostPlain {
  /// Returns lines with the author and the date, the person who boosted the post, and the text.
  public static func lines(_ post: Post, age: PostAge) -> [TerminalText] {
    let who = post.author.username.isEmpty ? post.author.name : "\(post.author.name) @\(post.author.username)"
    let when = post.created.map { "  " + age.exact($0) } ?? ""
    return [TerminalText(who) + when] + (post.passedOnBy.map { ["  ↻ \($0.name)"] } ?? [])
      + TerminalText.lines(post.text).map { $0.isEmpty ? .empty : "  " + $0 }
  }
}
