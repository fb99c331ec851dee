import FeatureMoments
import Foundation
import Presentation
import PresentationTerminal
import TerminalUI

/// The view of a row: lines of text, a photo if the terminal can show it, and the likes.
@MainActor struct MomentsRowView {
  var language: Language
  var style: MomentsStyle
  var now: Date
  /// The time zone of exact dates, or `nil` for relative dates.
  var timeZone: TimeZone?
  /// Whether a screen reader reads the lines. If so, words replace symbols.
  var isLinear: Bool
  var columns: Int
  /// A closure that returns the photo at a URL, or `nil` if it is not available.
  var image: (@MainActor (URL) -> PixelImage?)?

  private static let titleLines = 6

  /// Returns the number of lines of a row, including an empty line below it, which is omitted for screen readers.
  func height(of row: MomentsListItem) -> Int {
    let lines = lines(of: row)
    return lines.above.count + (image(of: row)?.rows ?? 0) + lines.below.count + (isLinear ? 0 : 1)
  }

  /// Draws a row in its own region.
  func draw(_ row: MomentsListItem, in canvas: inout Canvas) {
    let lines = lines(of: row)
    for (index, line) in lines.above.enumerated() {
      canvas.draw(line, column: index == 0 ? 0 : indent, row: index)
    }
    var next = lines.above.count
    if let (image, rows) = image(of: row) {
      canvas.inside(Rect(column: indent, row: next, columns: columns - indent, rows: rows)) { image.draw(in: &$0) }
      next += rows
    }
    for (index, line) in lines.below.enumerated() { canvas.draw(line, column: indent, row: next + index) }
  }

  private func image(of row: MomentsListItem) -> (image: PixelImage, rows: Int)? {
    guard let photo = row.moment?.photo, let image = image?(photo) else {
      return nil
    }
    return (image, image.fitting(Size(columns: min(columns - indent, 40), rows: 10)).rows)
  }

  /// Returns the lines above the photo and those below it.
  private func lines(of row: MomentsListItem) -> (above: [StyledText], below: [StyledText]) {
    switch row {
    case .profile(let profile): (lines(of: profile), [])
    case .moment(let moment): (head(of: moment) + body(of: moment), likes(of: moment))
    }
  }

  /// The indentation of the lines below the first.
  private var indent: Int { isLinear || columns < 40 ? 0 : 5 }

  private func lines(of profile: ProfileListItem) -> [StyledText] {
    let name = StyledText(TerminalText(profile.name), Style(.text, [.bold]))
    let cover = profile.cover.map { [note(MomentsText.cover, $0)] } ?? []
    return [avatar(TerminalText(profile.name)) + name] + cover
  }

  private func head(of moment: MomentListItem) -> [StyledText] {
    let face = avatar(TerminalText(moment.author))
    let date = moment.created.map(text) ?? ""
    let room = columns - face.columns() - (date.isEmpty ? 0 : date.columns + 1)
    let name = TerminalText(moment.author)
    let author = StyledText(
      isLinear ? name + TerminalText(MomentsText.comma, language) : name.padded(to: max(room, 4)), Style(.text, [.bold])
    )
    return [face + author + (date.isEmpty ? "" : StyledText(isLinear ? date : " " + date, .muted))]
  }

  private func body(of moment: MomentListItem) -> [StyledText] {
    var lines: [StyledText] = []
    if let title = moment.title {
      let wrapped = TerminalText(title).wrapped(to: columns - indent)
      lines += wrapped.prefix(Self.titleLines).map { StyledText($0) }
      if wrapped.count > Self.titleLines { lines.append("…") }
    }
    if let link = moment.link { lines.append(StyledText(TerminalText(link), Style(.accent, [.underline]))) }
    if let photo = moment.photo { lines.append(note(MomentsText.photo, photo.lastPathComponent)) }
    if let kind = moment.unknownKind { lines.append(StyledText("[\(kind)]", .muted)) }
    return lines
  }

  private func likes(of moment: MomentListItem) -> [StyledText] {
    let faces = moment.faces.map { Avatar(TerminalText($0), shape: shape).text }
    let likers = faces.isEmpty ? nil : faces.reduce(StyledText(isLinear ? "" : "♡ ", .error)) { $0 + $1 }
    let parts = [style.likeButton.map { button($0, moment) }, isLinear ? nil : likers].compactMap(\.self)
    return parts.isEmpty ? [] : [parts.dropFirst().reduce(parts[0]) { $0 + "  " + $1 }]
  }

  private func button(_ style: LikeButtonStyle, _ moment: MomentListItem) -> StyledText {
    if isLinear { return StyledText(MomentsText.likes(moment.likeCount, isLiked: moment.isLiked, language)) }
    return style.mark(isLiked: moment.isLiked) + " " + StyledText("\(moment.likeCount)", .muted)
  }

  private func note(_ word: LocalizedText, _ name: String) -> StyledText {
    StyledText("[" + TerminalText(word, language) + " " + TerminalText(name) + "]", .muted)
  }

  private func avatar(_ name: TerminalText) -> StyledText { isLinear ? "" : Avatar(name, shape: shape).text + " " }

  private var shape: Avatar.Shape { style.hasRoundAvatars ? .round : .square }

  private func text(_ date: Date) -> TerminalText {
    TerminalText(timeZone.map(date.dayAndTime) ?? language.relativeTime.text(for: date, from: now))
  }
}
