import FeatureTimeline
import FeatureTimelineModule
import Foundation
import Posts
import PostsTerminal
import Presentation
import PresentationTerminal
import TerminalUI

/// The lines with the first replies below a post.
@MainActor struct PostReplyLines {
  let context: ScreenContext
  let unfolded: UnfoldedPosts

  /// The number of replies that are shown. The thread shows all of them.
  private static let shown = 5
  /// The maximum number of lines of the text of a reply.
  private static let textLines = 4

  /// Returns a heading, which is there before the replies arrive, the first replies, and the number of the others.
  func lines(
    _ replies: PostReplies, to post: Post, hints: KeyHints, columns: Int, measuring width: ColumnWidth, signs: PostSigns
  ) -> [StyledText] {
    let language = context.language
    let rows = replies.rows
    let count = rows.isEmpty ? post.counts?.replies ?? 0 : rows.count
    if count == 0 { return [] }
    let isLinear = signs == .words
    var lines = [.empty, heading(TimelineText.replies(count), columns, width, isLinear)]
    if case .failed(let failure) = replies {
      return lines + [StyledText(TerminalText(failure.message(in: language)), .warning)]
    }
    for row in rows.prefix(Self.shown) {
      let indent = isLinear ? 0 : min(2 * min(row.depth, PostRows.deepestIndent), columns / 3)
      lines += layout.row(
        of: row.post, columns: columns - indent, measuring: width, signs: signs
      )
      .map { tree(indent) + $0 }
      lines.append(tree(indent - 2))
    }
    if rows.count > Self.shown {
      let more = TimelineText.moreReplies(rows.count - Self.shown)
      lines.append(StyledText(hints.line(more, .timelineThread, TimelineText.thread), .muted))
    }
    return lines
  }

  /// Returns the text between two lines, or alone for a screen reader.
  private func heading(_ text: LocalizedText, _ columns: Int, _ width: ColumnWidth, _ isLinear: Bool) -> StyledText {
    let text = TerminalText(text, context.language)
    if isLinear { return StyledText(text, Style(.text, [.bold])) }
    let dash = width.columns(of: "─" as TerminalText) == 1 ? "─" : "-"
    let rest = max(0, columns - 4 - width.columns(of: text))
    return StyledText(TerminalText(dash + dash + " "), .border) + StyledText(text, Style(.muted, [.bold]))
      + StyledText(TerminalText(" " + String(repeating: dash, count: rest)), .border)
  }

  /// Returns a line for each level above a reply.
  private func tree(_ indent: Int) -> StyledText {
    StyledText(TerminalText(String(repeating: "│ ", count: max(0, indent / 2))), .border)
  }

  private var layout: PostLayout {
    PostLayout(
      age: PostAge(context), now: context.now(), showsExactDates: false, textLimit: Self.textLines,
      unfolded: unfolded.ids)
  }
}
