import Foundation
public import Posts
public import Presentation
public import TerminalUI

/// The plain text renderer of a post, for pipes and for commands that show no screens.
public enum PostPlain {
  /// Returns lines with the author and the date, the person who boosted the post, the post that it replies to, the
  /// content warning, the text, the files, the poll, the quoted post, the audience of a post that not everyone can see,
  /// whether the post was edited, and the numbers of reactions. The titles of the filters that the post matches replace
  /// the parts that the filters fold.
  public static func lines(_ post: Post, age: PostAge) -> [TerminalText] {
    let warnings = post.warnings(in: age.language, unfoldsFilter: false, unfoldsWarning: true)
    return lines(post.filtered, warnings, age: age, hasMarks: true)
  }

  private static func lines(
    _ post: Post, _ warnings: [TerminalText], age: PostAge, hasMarks: Bool
  ) -> [TerminalText] {
    let who = post.author.username.isEmpty ? post.author.name : "\(post.author.name) @\(post.author.username)"
    let when = post.created.map { "  " + age.exact($0) } ?? ""
    let head = [post.context(in: age.language)].compactMap(\.self) + warnings
    let text = post.text.isEmpty ? [] : TerminalText.lines(post.text)
    let rest =
      post.attachments(age).map(\.text) + [hasMarks ? post.marks(in: age.language) : nil].compactMap(\.self)
    return [TerminalText(who) + when] + (post.passedOnBy.map { ["  ⟲ \($0.name)"] } ?? [])
      + (head + text + rest).map { $0.isEmpty ? .empty : "  " + $0 }
  }

  /// Returns the lines of a post that is shown alone: the lines of ``lines(_:age:)`` without the numbers of reactions
  /// and with the parts that filters fold, then the ID of a quoted post that is not shown but can be opened, a line
  /// with the audience, the language, all numbers of reactions and whether the post was edited, the URL of its page, and the
  /// links with their targets.
  public static func details(_ post: Post, age: PostAge) -> [TerminalText] {
    let facts = post.facts(in: age.language).map { ["  " + $0] } ?? []
    let url = post.url.map { [.empty, "  " + TerminalText($0.absoluteString)] } ?? []
    let links = post.links.enumerated().map { index, link in
      "  [\(index + 1)] \(link.title)  \(link.url.absoluteString)" as TerminalText
    }
    let warnings = post.warnings(in: age.language, unfoldsFilter: true, unfoldsWarning: true)
    let quoted =
      post.quote.flatMap { quote in quote.absence == nil ? nil : quote.id }
      .map { [PostText.quoted($0)[age.language]] } ?? []
    return lines(post, warnings, age: age, hasMarks: false) + quoted.map { "  \($0)" } + facts + url
      + (links.isEmpty ? [] : [.empty] + links)
  }

  /// Returns a content warning, preceded by a label.
  public static func warning(_ warning: String, in language: Language) -> TerminalText {
    "\(PostText.warning[language])\(warning)"
  }
}
