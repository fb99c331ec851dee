import FeatureMoments
import FeatureMomentsModule
import Presentation
import PresentationTerminal
import TerminalUI

/// The view of a part of a moment on a screen of its own.
@MainActor struct MomentPartView {
  let view: MomentsRowView
  let photoRows: Int

  /// Returns the number of lines of a part, including an empty line below it, which is omitted for screen readers.
  func height(of part: MomentPart) -> Int {
    (frame(of: part)?.rows ?? 0) + lines(of: part).count + (view.isLinear ? 0 : 1)
  }

  /// Draws a part in its own region: a photo, and the lines.
  func draw(_ part: MomentPart, in canvas: inout Canvas) {
    let frame = frame(of: part)
    if case .photo(let photo) = part, let frame {
      canvas.inside(Rect(columns: frame.columns, rows: frame.rows)) { canvas in
        if let image = view.image?(photo.url) { image.draw(in: &canvas) } else { canvas.fill(.surface) }
      }
    }
    for (index, line) in lines(of: part).enumerated() { canvas.draw(line, row: (frame?.rows ?? 0) + index) }
  }

  /// The space of a photo, which is reserved before the photo is loaded, or `nil` if the terminal cannot show it.
  private func frame(of part: MomentPart) -> Size? {
    guard case .photo = part, view.image != nil else { return nil }
    let columns = max(1, min(view.columns, 56, photoRows * 4))
    return Size(columns: columns, rows: max(1, columns / 4))
  }

  private func lines(of part: MomentPart) -> [StyledText] {
    switch part {
    case .text(let moment): [view.head(of: moment)] + view.body(of: moment)
    case .photo(let photo):
      wrapped(view.photoSign + TerminalText(MomentsText.caption(photo), view.language))
    case .likes(let moment): view.likes(of: moment).map { wrapped($0.text, after: $0.mark) } ?? []
    case .sharedWith(let names):
      wrapped(
        TerminalText(MomentsText.sharedWith(names.count), view.language)
          + (view.isLinear ? TerminalText(.colon, view.language) : " · ")
          + TerminalText(MomentsText.names(names), view.language))
    }
  }

  private func wrapped(_ text: TerminalText, after mark: StyledText = "") -> [StyledText] {
    text.wrapped(to: view.columns - mark.columns()).enumerated().map { index, line in
      (index == 0 ? mark : StyledText(TerminalText.empty.padded(to: mark.columns()))) + StyledText(line, .muted)
    }
  }
}
