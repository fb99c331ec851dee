import FeatureTimeline
import Foundation
import Posts
import PostsTerminal
import PresentationTerminal
import TerminalUI

/// The view of a row of a timeline: a post, or a gap with the key that loads the missing posts.
@MainActor struct TimelineRowView {
  let age: PostAge
  let now: Date
  let showsExactDates: Bool
  let unfolded: Set<PostID>
  let hints: KeyHints
  /// A closure that returns the image at a URL, or `nil` if it is not loaded.
  let image: @MainActor (URL) -> PixelImage?

  /// The maximum number of lines of a post in the list. The post's own screen shows all of them.
  private static let textLines = 8

  /// Returns the number of lines of a row.
  func height(of row: TimelineRow, columns: Int) -> Int {
    switch row {
    case .post(let post): layout.height(of: post, columns: columns)
    case .gap: 2
    }
  }

  /// Draws a row in its own region.
  func draw(_ row: TimelineRow, in canvas: inout Canvas) {
    switch row {
    case .post(let post): layout.draw(post, image: image, in: &canvas)
    case .gap(let gap):
      let text = TimelineText.listText
      switch gap.activity {
      case .idle: canvas.draw(hints.line(TimelineText.gap, .listOpen, TimelineText.load), style: Style(.primary))
      case .loading: Spinner(TerminalText(text.loadingMore, hints.language)).draw(in: &canvas)
      case .failed: canvas.draw(hints.line(text.failed, .listOpen, text.retry), style: Style(.warning))
      }
    }
  }

  private var layout: PostLayout {
    PostLayout(
      age: age, now: now, showsExactDates: showsExactDates, textLimit: Self.textLines, unfolded: unfolded)
  }
}
