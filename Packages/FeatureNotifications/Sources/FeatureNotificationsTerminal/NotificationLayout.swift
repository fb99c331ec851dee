import FeatureNotifications
import FeatureNotificationsModule
import Foundation
import Posts
import PostsTerminal
import Presentation
import PresentationTerminal
import TerminalUI

/// The lines of a row: a mark if it is unread, the sign of its kind, the event and its time, and the beginning of the post.
struct NotificationLayout {
  /// Whether rows have the avatar of their first person.
  @MainActor final class Avatars {
    var areShown = false
  }

  private let age: PostAge
  private let language: Language
  private let now: Date
  /// Whether a screen reader reads the lines. If so, words replace symbols.
  private var isLinear: Bool { signs == .words }
  private let signs: PostSigns
  /// Whether a row takes one line.
  private let isCompact: Bool

  /// The maximum number of lines of a post, and of the message of a report or a warning.
  private static let textLines = 3
  /// The width of the columns with the unread mark and the sign.
  private static let margin = 4

  @MainActor init(_ context: ScreenContext, signs: PostSigns) {
    age = PostAge(context)
    language = context.language
    now = context.now()
    self.signs = signs
    isCompact = context.host?.isCompact == true && signs != .words
  }

  func height(_ row: NotificationRow, columns: Int, showsAvatar: Bool) -> Int {
    if !showsAvatar || isCompact { return lines(row, columns: columns).count }
    // An avatar takes two lines.
    return max(3, lines(row, columns: columns - Person.margin(columns)).count)
  }

  @MainActor func draw(_ row: NotificationRow, _ context: ScreenContext, showsAvatar: Bool, in canvas: inout Canvas) {
    let person = showsAvatar && !isCompact ? row.people.first : nil
    let margin = person?.drawImage(context.image, in: &canvas) ?? 0
    let lines = lines(row, columns: canvas.size.columns - margin, measuring: canvas.width)
    for (index, line) in lines.enumerated() { canvas.draw(line, column: margin, row: index) }
  }

  func lines(_ row: NotificationRow, columns: Int, measuring width: ColumnWidth = .standard) -> [StyledText] {
    if isCompact { return [heading(row, columns: columns, measuring: width)] }
    return [heading(row, columns: columns, measuring: width)] + text(row, columns: columns, measuring: width)
      + post(row, columns: columns, measuring: width) + [.empty]
  }

  private func heading(_ row: NotificationRow, columns: Int, measuring width: ColumnWidth) -> StyledText {
    let date = row.created.map { age.short($0, now: now) } ?? ""
    let unread: TerminalText =
      isLinear ? "\(NotificationsText.unread[language])\(LocalizedText.colon[language])" : "● "
    let sign = isLinear ? .empty : row.kind.sign + " "
    let mark = (row.isUnread ? StyledText(unread, .info) : StyledText(isLinear ? "" : "  ")) + sign
    let sentence = StyledText(
      TerminalText(NotificationsText.sentence(row), language), row.isUnread ? Style(.text, [.bold]) : Style(.text))
    if isLinear { return mark + sentence + StyledText(date.isEmpty ? "" : ", " + date) }
    let room = max(0, columns - width.columns(of: date) - 2)
    let post = isCompact ? excerpt(row, columns: room, measuring: width) : .empty
    let name = (mark + sentence + post).truncated(to: room, measuring: width)
    let space = String(
      repeating: " ", count: max(2, columns - name.columns(measuring: width) - width.columns(of: date)))
    return name + StyledText(TerminalText(space)) + StyledText(date, .muted)
  }

  /// Returns the beginning of the message or the post, for a row of one line.
  private func excerpt(_ row: NotificationRow, columns: Int, measuring width: ColumnWidth) -> StyledText {
    let lines = text(row, columns: columns, measuring: width) + post(row, columns: columns, measuring: width)
    let words = lines.map { $0.text.string.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    return words.isEmpty ? .empty : StyledText(TerminalText("  " + words.joined(separator: " ")), .muted)
  }

  private func text(_ row: NotificationRow, columns: Int, measuring width: ColumnWidth) -> [StyledText] {
    guard let text = row.details?.text else { return [] }
    let lines = TerminalText.lines(text).flatMap { $0.wrapped(to: max(1, columns - Self.margin), measuring: width) }
    return lines.prefix(Self.textLines).map { StyledText((isLinear ? "" : "    ") + $0) }
  }

  private func post(_ row: NotificationRow, columns: Int, measuring width: ColumnWidth) -> [StyledText] {
    guard let post = row.post else { return [] }
    let layout = PostLayout(age: age, now: now, showsExactDates: false, textLimit: Self.textLines)
    let margin = isLinear ? StyledText.empty : StyledText("    ")
    return layout.excerpt(
      of: post, columns: max(1, columns - Self.margin), measuring: width, signs: signs
    ).map { margin + $0 }
  }
}
