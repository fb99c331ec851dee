import FeatureTimeline
import Foundation
import Presentation
import TerminalUI

/// The layout of a post: lines for the author and the date, for the person who boosted it, and for the text.
struct PostLayout {
  let age: PostAge
  let now: Date
  let showsExactDates: Bool
  /// The maximum number of lines of text, or `nil` for no limit.
  var textLimit: Int?

  /// Returns the width of the avatar and the space after it, or 0 in a narrow terminal.
  static func margin(_ columns: Int) -> Int { columns < 40 ? 0 : 5 }

  /// Returns as much text as fits on a line, and one more character, so that truncation is visible. Rows are drawn in every
  /// frame, and text from a server can be long.
  static func beginning(of text: String, columns: Int) -> TerminalText {
    TerminalText(String(text.prefix(max(columns, 0) + 1)))
  }

  /// Returns the lines, without the margin.
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
    // No more characters fit, and the rest of a long post should not be processed in every frame.
    let beginning = post.text.prefix(textLimit * (max(columns, 2) + 1))
    let lines = wrapped(String(beginning), columns, width)
    guard lines.count > textLimit || beginning.endIndex != post.text.endIndex else { return lines }
    return lines.prefix(textLimit - 1) + [StyledText("...", .tertiaryText)]
  }

  private func wrapped(_ text: String, _ columns: Int, _ width: ColumnWidth) -> [StyledText] {
    TerminalText.lines(text).flatMap { $0.wrapped(to: columns, measuring: width) }.map { StyledText($0) }
  }
}
