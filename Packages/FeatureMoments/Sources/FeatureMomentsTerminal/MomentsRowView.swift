import FeatureMoments
import FeatureMomentsModule
import Foundation
import Presentation
import PresentationTerminal
import TerminalUI

/// The view of a row: lines of text, the photos if the terminal can show them, and the likes.
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
    return lines.above.count + (grid(of: row)?.height ?? 0) + lines.below.count + (isLinear ? 0 : 1)
  }

  /// Draws a row in its own region.
  func draw(_ row: MomentsListItem, in canvas: inout Canvas) {
    let lines = lines(of: row)
    for (index, line) in lines.above.enumerated() {
      canvas.draw(line, column: index == 0 ? 0 : indent, row: index)
    }
    var next = lines.above.count
    if let image, let grid = grid(of: row) {
      canvas.inside(Rect(column: indent, row: next, columns: columns - indent, rows: grid.height)) {
        grid.draw(image, caption: { TerminalText(caption(row, $0, $1), language) }, in: &$0)
      }
      next += grid.height
    }
    for (index, line) in lines.below.enumerated() { canvas.draw(line, column: indent, row: next + index) }
  }

  /// The photos of a row, or `nil` if there are none or the terminal cannot show them.
  private func grid(of row: MomentsListItem) -> PhotoGrid? {
    if image == nil { return nil }
    let photos =
      switch row {
      case .profile(let profile): profile.cover.map { [$0] } ?? []
      case .moment(let moment): moment.photos
      }
    return photos.isEmpty ? nil : PhotoGrid(photos, width: columns - indent)
  }

  private func caption(_ row: MomentsListItem, _ number: Int, _ count: Int) -> LocalizedText {
    if case .profile = row { MomentsText.cover } else { MomentsText.photo(number, of: count) }
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
    let cover = profile.cover == nil || image != nil ? [] : [note(MomentsText.cover)]
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
    if let link = moment.link.map({ TerminalText($0) }) {
      lines.append(StyledText(link, Style(.accent, [.underline])).linked(to: link))
    }
    let count = moment.photos.count
    if count > 1 || count == 1 && image == nil { lines.append(note(MomentsText.photos(count))) }
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
    if isLinear {
      return StyledText(TerminalText(MomentsText.likes(moment.likeCount, isLiked: moment.isLiked), language))
    }
    return style.mark(isLiked: moment.isLiked) + " " + StyledText("\(moment.likeCount)", .muted)
  }

  private func note(_ text: LocalizedText) -> StyledText {
    StyledText(isLinear ? TerminalText(text, language) : "[" + TerminalText(text, language) + "]", .muted)
  }

  private func avatar(_ name: TerminalText) -> StyledText { isLinear ? "" : Avatar(name, shape: shape).text + " " }

  private var shape: Avatar.Shape { style.hasRoundAvatars ? .round : .square }

  private func text(_ date: Date) -> TerminalText {
    TerminalText(timeZone.map(date.dayAndTime) ?? language.relativeTime.text(for: date, from: now))
  }
}
