import Foundation
import PresentationTerminal
import TerminalUI

/// The photos of a moment in columns of equal size. The space for a photo is reserved before the photo is loaded, so that
/// rows do not move.
struct PhotoGrid {
  /// The photos that are shown.
  private let photos: [URL]
  private let columns: Int
  private let cell: Size

  /// The maximum number of photos that are shown. A server can send any number.
  static let maximum = 9
  private static let gap = 2

  /// Creates a grid that is at most `width` columns wide.
  init(_ photos: [URL], width: Int) {
    self.photos = Array(photos.prefix(Self.maximum))
    columns = photos.count == 1 || width < 42 ? 1 : photos.count > 4 && width >= 72 ? 3 : 2
    let room = (min(width, 84) - (columns - 1) * Self.gap) / columns
    let cellColumns = max(1, min(room, 40))
    cell = Size(columns: cellColumns, rows: max(1, cellColumns / 4))
  }

  /// The number of lines.
  var height: Int { (photos.count + columns - 1) / columns * cell.rows }

  /// Draws each photo that is loaded, and a frame with a caption in place of each other one.
  @MainActor func draw(
    _ image: @MainActor (URL) -> PixelImage?, caption: (Int) -> TerminalText, in canvas: inout Canvas
  ) {
    for (index, photo) in photos.enumerated() {
      let origin = (column: index % columns * (cell.columns + Self.gap), row: index / columns * cell.rows)
      let rect = Rect(column: origin.column, row: origin.row, columns: cell.columns, rows: cell.rows)
      canvas.inside(rect) { canvas in
        if let image = image(photo) {
          image.draw(in: &canvas)
        } else {
          canvas.fill(.surface)
          let text = caption(index).truncated(to: cell.columns - 2, measuring: canvas.width)
          let column = (cell.columns - canvas.width.columns(of: text)) / 2
          canvas.draw(text, column: column, row: (cell.rows - 1) / 2, style: Style(.muted))
        }
      }
    }
  }
}
