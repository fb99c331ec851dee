import FeatureTimeline
import Foundation
import Observation
import Posts
import PostsTerminal
import Presentation
import PresentationTerminal
import TerminalUI

/// The rows of a list that contains posts among other rows, and the keys of the selected post.
@MainActor @Observation.Observable final class PostRows {
  /// A line of text, and its style, or `nil` for the style of text.
  typealias Line = (text: TerminalText, style: Style?)

  /// The content of a row.
  enum Content {
    /// A post, its depth in a thread, and a note above it.
    case post(Post, depth: Int = 0, note: LocalizedText? = nil)
    /// A person.
    case person(Person)
    /// Lines of text, which are wrapped.
    case lines([Line])
  }

  var language: Language
  private var unfolded: Set<PostID> = []
  @ObservationIgnored private weak var host: (any ScreenHost)?
  @ObservationIgnored private let now: @MainActor () -> Date
  @ObservationIgnored private let timeZone: TimeZone
  @ObservationIgnored private let image: @MainActor (URL) -> PixelImage?

  /// The maximum number of lines of a post. The post's own screen shows all of them.
  private static let textLines = 8
  /// The depth beyond which replies are not indented further.
  nonisolated static let deepestIndent = 8

  init(
    host: any ScreenHost, language: Language, now: @escaping @MainActor () -> Date, timeZone: TimeZone,
    image: @escaping @MainActor (URL) -> PixelImage?
  ) {
    self.host = host
    self.language = language
    self.now = now
    self.timeZone = timeZone
    self.image = image
  }

  /// Returns the layout of rows, given the content of each.
  func blocks<Row: ListItemViewModel>(_ content: @escaping @MainActor (Row, Language) -> Content) -> ListRows<Row> {
    .blocks(
      height: { [self] row, columns in height(content(row, language), columns) },
      draw: { [self] row, _, canvas in draw(content(row, language), in: &canvas) })
  }

  /// Returns the keys of the selected row's post.
  func keys(for post: Post?) -> [KeyBinding] {
    guard let post else { return [] }
    return (post.warning == nil ? [] : [.fold(language)]) + [.thread(language), .copy(language)]
  }

  /// Unfolds the post or copies its URL. Returns `false` for any other command.
  func perform(_ command: Command, on post: Post?) -> Bool {
    switch command {
    case .timelineFold where post?.warning != nil: if let post { unfolded.formSymmetricDifference([post.id]) }
    case .timelineCopy: host?.copy(post?.url, confirming: TimelineText.copied, language)
    default: return false
    }
    return true
  }

  // MARK: - Drawing

  private func height(_ content: Content, _ columns: Int) -> Int {
    switch content {
    case .post(let post, let depth, let note):
      (note == nil ? 0 : 1) + layout.height(of: post, columns: columns - indent(depth, columns))
    case .person(let person): person.height(columns: columns) + 1
    case .lines(let lines): wrapped(lines, columns).count + 1
    }
  }

  private func draw(_ content: Content, in canvas: inout Canvas) {
    switch content {
    case .post(let post, let depth, let note):
      let indent = indent(depth, canvas.size.columns)
      let top = note == nil ? 0 : 1
      if let note { canvas.draw(TerminalText(note, language), column: indent, style: Style(.warning)) }
      let rest = Rect(
        column: indent, row: top, columns: canvas.size.columns - indent, rows: max(0, canvas.size.rows - top))
      canvas.inside(rest) { layout.draw(post, image: image, in: &$0) }
      // The ages of posts change over time.
      canvas.requestFrame(at: canvas.time + .seconds(60))
    case .person(let person): person.draw(image: image, in: &canvas)
    case .lines(let lines):
      for (row, line) in wrapped(lines, canvas.size.columns, canvas.width).enumerated() { canvas.draw(line, row: row) }
    }
  }

  private var layout: PostLayout {
    PostLayout(
      age: PostAge(language: language, timeZone: timeZone), now: now(), showsExactDates: false,
      textLimit: Self.textLines, unfolded: unfolded)
  }

  /// Returns the number of columns by which a reply is indented. Leaves at least two thirds of the width for the post.
  private func indent(_ depth: Int, _ columns: Int) -> Int {
    min(2 * min(depth, Self.deepestIndent), max(0, columns) / 3)
  }

  private func wrapped(_ lines: [Line], _ columns: Int, _ width: ColumnWidth = .standard) -> [StyledText] {
    lines.flatMap { line in line.text.wrapped(to: columns, measuring: width).map { StyledText($0, line.style) } }
  }
}
