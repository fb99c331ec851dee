import FeatureTimeline
import Foundation
import Presentation
import TerminalUI

/// A post in the lines that it takes: who and when, who passed it on, what it says.
struct PostLayout {
  let age: PostAge
  let now: Date
  let showsExactDates: Bool
  /// The most lines of text; nil for all.
  var textLimit: Int?

  /// The columns of the avatar and the space behind it; in a narrow window there is none.
  static func margin(_ columns: Int) -> Int { columns < 40 ? 0 : 5 }

  /// As much of a text as a line shows, and a character more, by which it is seen to be cut. Rows are drawn with every frame, and what a
  /// server sends may be long.
  static func beginning(of text: String, columns: Int) -> TerminalText {
    TerminalText(String(text.prefix(max(columns, 0) + 1)))
  }

  /// The lines, without the margin.
  func lines(_ post: Post, columns: Int, measuring width: ColumnWidth = .standard) -> [StyledText] {
    [heading(post, columns: columns, measuring: width)] + passedOn(post, columns) + text(post, columns, width)
  }

  private func heading(_ post: Post, columns: Int, measuring width: ColumnWidth) -> StyledText {
    let date = post.created.map { showsExactDates ? age.exact($0) : age.short($0, now: now) } ?? ""
    let room = columns - width.columns(of: date) - 2
    var name = StyledText(Self.beginning(of: post.author.name, columns: columns), Style(.text, [.bold]))
    if !post.author.username.isEmpty {
      name += StyledText(" @" + Self.beginning(of: post.author.username, columns: columns), .secondaryText)
    }
    name = name.truncated(to: max(0, room), measuring: width)
    let space = String(
      repeating: " ", count: max(2, columns - name.columns(measuring: width) - width.columns(of: date)))
    return name + StyledText(TerminalText(space)) + StyledText(date, .tertiaryText)
  }

  private func passedOn(_ post: Post, _ columns: Int) -> [StyledText] {
    post.passedOnBy.map { [StyledText("↻ " + Self.beginning(of: $0.name, columns: columns), .secondaryText)] } ?? []
  }

  private func text(_ post: Post, _ columns: Int, _ width: ColumnWidth) -> [StyledText] {
    guard let textLimit else { return wrapped(post.text, columns, width) }
    // More characters than these do not fit, and those of a long post are not to be looked at with every frame.
    let beginning = post.text.prefix(textLimit * (max(columns, 2) + 1))
    let lines = wrapped(String(beginning), columns, width)
    guard lines.count > textLimit || beginning.endIndex != post.text.endIndex else { return lines }
    return lines.prefix(textLimit - 1) + [StyledText("...", .tertiaryText)]
  }

  private func wrapped(_ text: String, _ columns: Int, _ width: ColumnWidth) -> [StyledText] {
    TerminalText.lines(text).flatMap { $0.wrapped(to: columns, measuring: width) }.map { StyledText($0) }
  }
}
