import FeatureTimeline
import FeatureTimelineModule
import Foundation
import Observation
import Posts
import PostsTerminal
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI

/// The rows of a list that contains posts, and the keys of the selected post.
@MainActor @Observation.Observable final class PostRows {
  /// A line of text with its style, which is `nil` for the default style, and the page that it links to.
  struct Line {
    let text: TerminalText
    var style: Style?
    var link: URL?
  }

  /// The content of a row.
  enum Content {
    /// A post, its depth in a thread, and a note above it.
    case post(Post, depth: Int = 0, note: LocalizedText? = nil)
    /// A gap, with the key that loads the missing posts.
    case gap(TimelineGap)
    /// A person.
    case person(Person)
    /// Lines of text, which are wrapped.
    case lines([Line])
  }

  /// Whether posts show their date instead of their age.
  var showsExactDates = false
  /// The screen whose key bindings appear in the rows of gaps.
  @ObservationIgnored weak var screen: (any Screen)?
  @ObservationIgnored private let unfolded: UnfoldedPosts

  /// The maximum number of lines of a post's text. The post's own screen shows the whole text.
  private static let textLines = 8
  /// The depth beyond which replies are not indented further.
  nonisolated static let deepestIndent = 8

  init(unfolded: UnfoldedPosts) { self.unfolded = unfolded }

  /// Returns the layout of rows, given the content of each.
  func blocks<Row: ListItemViewModel>(_ content: @escaping @MainActor (Row, Language) -> Content) -> ListRows<Row> {
    .blocks(
      height: { [self] row, columns, context in height(content(row, context.language), columns, context) },
      draw: { [self] row, context, canvas in draw(content(row, context.language), context, in: &canvas) })
  }

  /// Returns the actions for the selected row's post.
  func actions(
    for post: Post?, _ intents: IntentRelay<TimelineIntent>, _ actions: ActionInput, in context: ScreenContext
  ) -> [KeyAction] {
    guard let post else { return [] }
    let language = context.language
    return [
      fold(post, language), KeyAction(.thread(language), intents, .thread(of: post, in: .mastodonHome)),
      .copy(post, in: context), actions.replyKey(for: post, in: context),
    ] + reactors(of: post, intents, language) + [actions.quoteKey(for: post, in: context)]
  }

  /// Returns the keys that show the people who favorited and boosted a post.
  func reactors(of post: Post?, _ intents: IntentRelay<TimelineIntent>, _ language: Language) -> [KeyAction] {
    [
      KeyAction(.favorites(language), intents, post.map { .favorites(of: $0) }),
      KeyAction(.boosts(language), intents, post.map { .boosts(of: $0) }),
    ]
  }

  /// Returns the action that shows or hides the parts of a post behind a content warning or a filter.
  func fold(_ post: Post?, _ language: Language) -> KeyAction {
    KeyAction(.fold(language), if: post?.isFolded == true) { [self] in
      if let post { unfolded.toggle(post.id) }
    }
  }

  // MARK: - Drawing

  private func height(_ content: Content, _ columns: Int, _ context: ScreenContext) -> Int {
    switch content {
    case .post(let post, let depth, let note):
      (note == nil ? 0 : 1) + layout(context).height(of: post, columns: columns - indent(depth, columns))
    case .gap: 2
    case .person(let person): person.height(columns: columns, in: context.language) + 1
    case .lines(let lines): wrapped(lines, columns).count + 1
    }
  }

  private func draw(_ content: Content, _ context: ScreenContext, in canvas: inout Canvas) {
    switch content {
    case .post(let post, let depth, let note):
      let indent = indent(depth, canvas.size.columns)
      let top = note == nil ? 0 : 1
      drawTree(indent, in: &canvas)
      if let note { canvas.draw(TerminalText(note, context.language), column: indent, style: Style(.warning)) }
      let rest = Rect(
        column: indent, row: top, columns: canvas.size.columns - indent, rows: max(0, canvas.size.rows - top))
      canvas.inside(rest) { layout(context).draw(post, image: context.image, in: &$0) }
      // The ages of posts change over time.
      canvas.requestFrame(at: canvas.time + .seconds(60))
    case .gap(let gap): draw(gap, context, in: &canvas)
    case .person(let person): person.draw(context.language, image: context.image, in: &canvas)
    case .lines(let lines):
      for (row, line) in wrapped(lines, canvas.size.columns, canvas.width).enumerated() { canvas.draw(line, row: row) }
    }
  }

  /// Draws a line for each level above a reply, which connects it to the post that it replies to.
  private func drawTree(_ indent: Int, in canvas: inout Canvas) {
    if canvas.isLinear { return }
    for column in stride(from: 0, to: indent - 1, by: 2) {
      for row in 0..<canvas.size.rows { canvas.draw("│", column: column, row: row, style: Style(.border)) }
    }
  }

  private func draw(_ gap: TimelineGap, _ context: ScreenContext, in canvas: inout Canvas) {
    guard let screen else { return }
    let (text, hints) = (TimelineText.listText, KeyHints(for: screen, in: context))
    switch gap.activity {
    case .idle: canvas.draw(hints.line(TimelineText.gap, .listOpen, TimelineText.load), style: Style(.accent))
    case .loading: Spinner(TerminalText(text.loadingMore, context.language)).draw(in: &canvas)
    case .failed: canvas.draw(hints.line(text.failed, .listOpen, text.retry), style: Style(.warning))
    }
  }

  private func layout(_ context: ScreenContext) -> PostLayout {
    PostLayout(
      age: PostAge(context), now: context.now(), showsExactDates: showsExactDates,
      textLimit: Self.textLines, unfolded: unfolded.ids, isCompact: context.host?.isCompact == true)
  }

  /// Returns the number of columns by which a reply is indented. Leaves at least two thirds of the width for the post.
  private func indent(_ depth: Int, _ columns: Int) -> Int {
    min(2 * min(depth, Self.deepestIndent), max(0, columns) / 3)
  }

  private func wrapped(_ lines: [Line], _ columns: Int, _ width: ColumnWidth = .standard) -> [StyledText] {
    lines.flatMap { line in
      line.text.wrapped(to: columns, measuring: width).map { text in
        let text = StyledText(text, line.style)
        return line.link.map { text.linked(to: TerminalText($0.absoluteString)) } ?? text
      }
    }
  }
}
