import FeatureTimeline
import FeatureTimelineModule
import Posts
import PostsTerminal
import Presentation
import PresentationTerminal
import TerminalUI

/// The lines of a post's earlier versions, which the post screen shows below the post.
struct PostVersionLines {
  let age: PostAge
  let language: Language
  /// Whether texts behind a content warning are visible.
  let isUnfolded: Bool

  /// Returns no lines while the versions are hidden, and otherwise a heading and the versions, or a message in their
  /// place.
  ///
  /// - Parameter post: The post. Its earlier versions are folded with it, because an author can add a content warning
  ///   later.
  func lines(_ versions: PostVersions, of post: Post, columns: Int, measuring width: ColumnWidth) -> [StyledText] {
    let content: [(TerminalText, Style)] =
      switch versions {
      case .hidden: []
      case .loading: [(TerminalText(TimelineText.loading, language), Style(.muted))]
      case .failed(let failure): [(TerminalText(failure.message(in: language)), Style(.error))]
      case .loaded(let versions) where versions.isEmpty:
        [(TerminalText(TimelineText.noVersions, language), Style(.muted))]
      case .loaded(let versions): versions.flatMap { lines($0, isFolded: post.isTextFolded && !isUnfolded) }
      }
    guard !content.isEmpty else { return [] }
    let heading = (TerminalText(TimelineText.versions, language), Style(.muted, .bold))
    return [.empty]
      + ([heading] + content).flatMap { text, style in
        text.wrapped(to: columns, measuring: width).map { StyledText($0, style) }
      }
  }

  private func lines(_ version: PostVersion, isFolded: Bool) -> [(TerminalText, Style)] {
    let date = version.created.map { [("– " + age.exact($0), Style(.muted))] } ?? []
    let isHidden = isFolded || version.warning != nil && !isUnfolded
    let warning = version.warningLines(language).map { ($0, Style(.warning)) }
    return date + (isFolded ? [] : warning)
      + (isHidden
        ? [(TerminalText(TimelineText.folded, language), Style(.muted))]
        : version.contentLines(language).map { ($0, Style(.text)) })
  }
}

extension PostVersion {
  /// Returns the content warning with its label, or no lines if there is none.
  func warningLines(_ language: Language) -> [TerminalText] {
    warning.map { [PostPlain.warning($0, in: language)] } ?? []
  }

  /// Returns the lines of the text, and a line for each file and each option of the poll.
  func contentLines(_ language: Language) -> [TerminalText] {
    let text = text.isEmpty ? [] : TerminalText.lines(text)
    let files = media.map { $0.line(in: language, isSensitive: isSensitive && warning == nil) }
    return text + files + pollOptions.map { "○ \($0)" }
  }
}

extension PostVersions {
  /// Whether one of the versions has a content warning.
  var hasWarning: Bool {
    if case .loaded(let versions) = self { versions.contains { $0.warning != nil } } else { false }
  }
}
