public import Foundation
public import Posts
import PresentationTerminal
public import TerminalUI

/// The layout of a post: the author's image, and lines with the author and the date, the person who boosted the post,
/// and the text.
public struct PostLayout {
  private let age: PostAge
  private let now: Date
  private let showsExactDates: Bool
  private let textLimit: Int?
  private let unfolded: Set<PostID>
  private let isCompact: Bool

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - age: The formatter of dates.
  ///   - now: The current time.
  ///   - showsExactDates: A Boolean value that indicates whether to show dates instead of ages.
  ///   - textLimit: The maximum number of lines of text, or `nil` for no limit.
  ///   - unfolded: The IDs of the posts that are shown although they have a content warning or match a filter.
  ///   - isCompact: A Boolean value that indicates whether the row of a post takes one line.
  public init(
    age: PostAge, now: Date, showsExactDates: Bool, textLimit: Int? = nil, unfolded: Set<PostID> = [],
    isCompact: Bool = false
  ) {
    self.isCompact = isCompact
    self.unfolded = unfolded
    self.age = age
    self.now = now
    self.showsExactDates = showsExactDates
    self.textLimit = textLimit
  }

  // MARK: - A row

  /// Returns the height of the row of a post, with an empty line below it unless the row takes one line.
  public func height(of post: Post, columns: Int) -> Int {
    if isCompact { return 1 }
    return lines(post, columns: columns - Person.margin(columns)).count + 1
  }

  /// Draws the row of a post.
  ///
  /// - Parameter image: A closure that returns the image at a URL, or `nil` if it is not loaded.
  @MainActor public func draw(_ post: Post, image: @MainActor (URL) -> PixelImage?, in canvas: inout Canvas) {
    if isCompact {
      canvas.draw(line(post, columns: canvas.size.columns, measuring: canvas.width, PostSigns(for: canvas)))
      return
    }
    let margin = post.author.drawImage(image, in: &canvas)
    let signs = PostSigns(for: canvas)
    let lines = lines(post, columns: canvas.size.columns - margin, measuring: canvas.width, signs)
    for (index, line) in lines.enumerated() { canvas.draw(line, column: margin, row: index) }
  }

  /// Returns the lines of the row of a post, without an image of the author, for a list within a screen.
  public func row(
    of post: Post, columns: Int, measuring width: ColumnWidth = .standard, signs: PostSigns = .symbols
  ) -> [StyledText] {
    lines(post, columns: columns, measuring: width, signs)
  }

  /// Returns the warnings, the text and the attachments of a post without its heading, for a row about the post.
  public func excerpt(
    of post: Post, columns: Int, measuring width: ColumnWidth = .standard, signs: PostSigns = .symbols
  ) -> [StyledText] {
    let shown = unfolded.contains(post.id) ? post : post.filtered
    return warnings(post, columns, width) + (isFolded(post) ? [] : text(shown, columns, width))
      + attachments(shown, columns, width, signs)
  }

  // MARK: - The whole post

  /// Returns the lines of a screen that shows one post: its heading, its text, its audience and the numbers of
  /// reactions in one line, and the URL of its page.
  public func details(
    of post: Post, columns: Int, measuring width: ColumnWidth, signs: PostSigns = .symbols
  ) -> [StyledText] {
    var lines = lines(post, columns: columns, measuring: width, signs)
    lines.insert(.empty, at: 1 + passedOn(post, columns, signs).count)
    if let facts = post.facts(in: age.language) {
      lines += facts.wrapped(to: columns, measuring: width).map { StyledText($0, .muted) }
    }
    if let url = post.url.map({ TerminalText($0.absoluteString) }) {
      lines += [.empty, StyledText(url, .accent).linked(to: url)]
    }
    return lines
  }

  /// Returns a line for each link of a post, with its number and its target.
  ///
  /// - Parameter selected: The index of the selected link, or `nil` for none.
  public func links(of post: Post, selected: Int?, columns: Int, measuring width: ColumnWidth) -> [StyledText] {
    post.links.enumerated().map { index, link in
      // The title comes from the author and can name another target than the real one, so the target is always shown.
      let title = StyledText(TerminalText(beginning: link.title, columns: columns / 2))
        .truncated(to: columns / 2, measuring: width).text
      let style = Style(.accent, index == selected ? [.bold, .reverse] : [])
      let url = TerminalText(link.url.absoluteString)
      return StyledText("[\(index + 1)] " + title + "  " + url, style).linked(to: url)
        .truncated(to: columns, measuring: width)
    }
  }

  private func lines(
    _ post: Post, columns: Int, measuring width: ColumnWidth = .standard, _ signs: PostSigns = .symbols
  ) -> [StyledText] {
    [heading(post, columns: columns, measuring: width)] + passedOn(post, columns, signs) + context(post, columns, width)
      + excerpt(of: post, columns: columns, measuring: width, signs: signs)
  }

  /// Returns a post in one line: its author, the beginning of what its row shows below, and its date.
  private func line(_ post: Post, columns: Int, measuring width: ColumnWidth, _ signs: PostSigns) -> StyledText {
    let nameColumns = min(18, columns / 3)
    let date = date(of: post)
    let room = columns - nameColumns - width.columns(of: date) - 2
    let name = TerminalText(beginning: post.author.name, columns: nameColumns).padded(to: nameColumns, measuring: width)
    let boost = StyledText(post.passedOnBy == nil ? "" : "⟲ ", .muted)
    let content = excerpt(of: post, columns: columns, measuring: width, signs: signs).filter { !$0.isEmpty }
      .reduce(boost) { $0 + $1 + " " }.truncated(to: max(0, room), measuring: width)
    let space = String(repeating: " ", count: max(0, room - content.columns(measuring: width)) + 1)
    return StyledText(name + " ", Style(.text, [.bold])) + content + StyledText(TerminalText(space) + date, .muted)
  }

  private func isFolded(_ post: Post) -> Bool { post.isTextFolded && !unfolded.contains(post.id) }

  private func context(_ post: Post, _ columns: Int, _ width: ColumnWidth) -> [StyledText] {
    post.context(in: age.language, upTo: max(columns, 0) + 1)
      .map { [StyledText($0, .muted).truncated(to: columns, measuring: width)] } ?? []
  }

  private func warnings(_ post: Post, _ columns: Int, _ width: ColumnWidth) -> [StyledText] {
    let length = textLimit == nil ? Int.max : 2 * (max(columns, 0) + 1)
    let isUnfolded = unfolded.contains(post.id)
    return post.warnings(in: age.language, unfoldsFilter: isUnfolded, unfoldsWarning: isUnfolded, upTo: length)
      .flatMap { $0.wrapped(to: columns, measuring: width).prefix(textLimit ?? .max) }
      .map { StyledText($0, .warning) }
  }

  private func heading(_ post: Post, columns: Int, measuring width: ColumnWidth) -> StyledText {
    let date = date(of: post)
    let room = columns - width.columns(of: date) - 2
    let name = post.author.heading(columns: columns).truncated(to: max(0, room), measuring: width)
    let space = String(
      repeating: " ", count: max(2, columns - name.columns(measuring: width) - width.columns(of: date)))
    return name + StyledText(TerminalText(space)) + StyledText(date, .muted)
  }

  private func date(of post: Post) -> TerminalText {
    post.created.map { showsExactDates ? age.exact($0) : age.short($0, now: now) } ?? ""
  }

  private func passedOn(_ post: Post, _ columns: Int, _ signs: PostSigns) -> [StyledText] {
    guard let person = post.passedOnBy else { return [] }
    if signs == .words { return [StyledText(TerminalText(PostText.boosted(by: person.name), age.language), .muted)] }
    return [StyledText("⟲ " + TerminalText(beginning: person.name, columns: columns), .muted)]
  }

  /// Returns the lines of the attachments and, in a row, of the facts. A row shows only the first ones, each truncated to
  /// one line; details show all of them, wrapped.
  private func attachments(_ post: Post, _ columns: Int, _ width: ColumnWidth, _ signs: PostSigns) -> [StyledText] {
    let isFolded = isFolded(post)
    let barColumns: Int? = if case .symbols = signs { columns } else { nil }
    guard let textLimit else {
      let card = isFolded ? [] : post.card?.lines.map { StyledText($0, .muted) } ?? []
      let lines = (isFolded ? [] : post.attachments(age, barsIn: barColumns)) + card
      return lines.flatMap { line in
        line.spans.count > 1
          ? [line.truncated(to: columns, measuring: width)]
          : line.text.wrapped(to: columns, measuring: width).map { StyledText($0, .muted) }
      }
    }
    let length = max(columns, 0) + 1
    let facts = post.facts(in: age.language, signs, isFolded: isFolded).map { [$0] } ?? []
    let lines = (isFolded ? [] : post.attachments(age, barsIn: barColumns, upTo: length)) + facts
    return lines.prefix(textLimit).map { $0.truncated(to: columns, measuring: width) }
  }

  /// The number of lines of text up to which empty lines are omitted.
  private static let fewLines = 4

  private func text(_ post: Post, _ columns: Int, _ width: ColumnWidth) -> [StyledText] {
    // The files of a post without text are directly below its heading.
    if post.text.isEmpty, post.warning != nil || post.filter != nil || post.hasAttachments { return [] }
    guard let textLimit else { return post.body.lines(of: post.text, columns: columns, measuring: width) }
    // No more characters fit, and the rest of a long post should not be processed in every frame.
    let body = post.bodyBelowReply
    let whole = body.string
    let beginning = whole.prefix(textLimit * (max(columns, 2) + 1))
    var lines = body.lines(of: String(beginning), columns: columns, measuring: width)
    // A few lines should not be spent on space between paragraphs.
    if textLimit <= Self.fewLines { lines.removeAll(where: \.isEmpty) }
    guard lines.count > textLimit || beginning.endIndex != whole.endIndex else { return lines }
    return lines.prefix(textLimit - 1) + [StyledText("…", .muted)]
  }
}
