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
  /// Whether the terminal has no colors. Its fonts often lack symbols.
  var isPlain: Bool
  var columns: Int
  /// A closure that returns the photo at a URL, or `nil` if it is not available.
  var image: (@MainActor (URL) -> PixelImage?)?

  private static let titleLines = 6
  private static let coverColumns = 24

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
        grid.draw(image, caption: { TerminalText(caption(row, $0), language) }, in: &$0)
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
      case .moment(let moment): moment.photos.map(\.url)
      }
    let width = row.moment == nil ? min(Self.coverColumns, columns - indent) : columns - indent
    return photos.isEmpty ? nil : PhotoGrid(photos, width: width)
  }

  private func caption(_ row: MomentsListItem, _ index: Int) -> LocalizedText {
    row.moment.map { MomentsText.caption($0.photos[index]) } ?? MomentsText.cover
  }

  /// Returns the lines above the photo and those below it.
  private func lines(of row: MomentsListItem) -> (above: [StyledText], below: [StyledText]) {
    switch row {
    case .profile(let profile): (lines(of: profile), [])
    case .moment(let moment):
      (
        [head(of: moment)] + body(of: moment, titleLines: Self.titleLines) + photos(of: moment), facts(of: moment)
      )
    }
  }

  /// The indentation of the lines below the first.
  var indent: Int { isLinear || columns < 40 ? 0 : 5 }

  private func lines(of profile: ProfileListItem) -> [StyledText] {
    let name = StyledText(TerminalText(profile.name), Style(.text, [.bold]))
    let cover = profile.cover == nil || image != nil ? [] : [note(MomentsText.cover)]
    return [avatar(TerminalText(profile.name)) + name] + cover
  }

  /// Returns the line with the author and the age.
  func head(of moment: MomentListItem) -> StyledText {
    let face = avatar(TerminalText(moment.author))
    let date = moment.created.map(text) ?? ""
    let room = columns - face.columns() - (date.isEmpty ? 0 : date.columns + 1)
    let name = TerminalText(moment.author)
    let author = StyledText(
      isLinear ? name + TerminalText(MomentsText.comma, language) : name.padded(to: max(room, 4)), Style(.text, [.bold])
    )
    return face + author + (date.isEmpty ? "" : StyledText(isLinear ? date : " " + date, .muted))
  }

  /// Returns the lines with the text, the link and the unknown kind.
  func body(of moment: MomentListItem, titleLines: Int = .max) -> [StyledText] {
    var lines: [StyledText] = []
    if let title = moment.title {
      let wrapped = TerminalText(title).linkedLines(to: columns - indent)
      lines += wrapped.prefix(titleLines)
      if wrapped.count > titleLines { lines.append("…") }
    }
    if let link = moment.link.map({ TerminalText($0) }) {
      lines.append(StyledText(link, Style(.accent, [.underline])).linked(to: link))
    }
    if let kind = moment.unknownKind { lines.append(StyledText("[\(kind)]", .muted)) }
    return lines
  }

  /// Returns the line with the number and the descriptions of the photos, unless the photos are shown.
  private func photos(of moment: MomentListItem) -> [StyledText] {
    let photos = moment.photos
    if photos.isEmpty || image != nil && photos.count <= PhotoGrid.maximum { return [] }
    let count = TerminalText(MomentsText.photos(photos.count), language)
    let texts = photos.prefix(image == nil ? PhotoGrid.maximum : 0).compactMap(\.text).map { TerminalText($0) }
    if isLinear { return [StyledText(([count] + texts).joined(separator: ", "), .muted)] }
    let line = ([photoSign + count] + texts).joined(separator: " · ")
    return [StyledText(line.truncated(to: columns - indent), .muted)]
  }

  /// The sign before the description of a photo.
  var photoSign: TerminalText { isLinear || isPlain ? "" : "▣ " }

  /// Returns the line with the likes at the left, and the number of users who see the moment at the right.
  private func facts(of moment: MomentListItem) -> [StyledText] {
    let shared = moment.sharedWith.map { TerminalText(MomentsText.sharedWith($0.count), language) } ?? .empty
    let likes = likes(of: moment).map { $0.mark + StyledText($0.text, .muted) }
    if isLinear { return [likes, shared.isEmpty ? nil : StyledText(shared)].compactMap(\.self) }
    let room = columns - indent
    let left = (likes ?? .empty).truncated(to: max(0, shared.isEmpty ? room : room - shared.columns - 2))
    if shared.isEmpty { return likes == nil ? [] : [left] }
    return [left + StyledText(shared.padded(to: room - left.columns(), .trailing), .muted)]
  }

  /// Returns the mark of the like button, and the number and the names of the users who like the moment. Returns `nil` if
  /// there is neither a button nor a name.
  func likes(of moment: MomentListItem) -> (mark: StyledText, text: TerminalText)? {
    let names = TerminalText(MomentsText.names(moment.likers), language)
    if style.likeButton == nil, names.isEmpty { return nil }
    if isLinear {
      let count = TerminalText(MomentsText.likes(moment.likeCount, isLiked: moment.isLiked), language)
      return ("", count + (names.isEmpty ? "" : TerminalText(.colon, language) + names))
    }
    let mark = style.likeButton?.mark(isLiked: moment.isLiked) ?? LikeButtonStyle.heart.mark(isLiked: false)
    return (mark + " ", "\(moment.likeCount)" + (names.isEmpty ? "" : " · " + names))
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
