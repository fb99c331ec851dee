/// A picture in pixels, drawn with two pixels to a cell, one above the other.
///
/// Needs 256 colours or more: without them, and where text is presented as lines, its description is drawn in its place.
public struct PixelImage: Sendable, Hashable {
  /// Pixels in a row.
  public let width: Int
  /// Rows of pixels.
  public let height: Int
  /// What can be seen on it.
  public let description: TerminalText
  private let pixels: [RGB]

  /// Creates a picture from its pixels, row by row. Nil unless there are `width` times `height` of them.
  public init?(width: Int, height: Int, pixels: [RGB], description: TerminalText) {
    guard width > 0, height > 0, pixels.count / width == height, pixels.count % width == 0 else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
    self.description = description
  }

  /// The largest size in cells, within another, that keeps its proportions: a cell is taken to be twice as high as wide.
  public func fitting(_ size: Size) -> Size {
    if size.columns == 0 || size.rows == 0 { return Size(columns: 0, rows: 0) }
    let rows = min(size.rows, (size.columns * height + 2 * width - 1) / (2 * width))
    let columns = min(size.columns, max(1, rows * 2 * width / height))
    return Size(columns: columns, rows: rows)
  }

  /// Draws it as large as the region allows, at the region's corner.
  public func draw(in canvas: inout Canvas) {
    guard canvas.depth >= .ansi256, !canvas.isLinear else {
      canvas.draw("[" + description + "]", limit: canvas.size.columns, style: Style(.secondaryText))
      return
    }
    let size = fitting(canvas.size)
    let halfBlock: TerminalText = "▄"
    // Where that character takes two columns, a cell shows one colour.
    let showsHalves = canvas.width.columns(of: halfBlock) == 1
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let upper = color(column: column, row: 2 * row, of: size)
        let lower = color(column: column, row: 2 * row + 1, of: size)
        let style = Style(.rgb(lower), on: .rgb(upper))
        canvas.draw(showsHalves ? halfBlock : " ", column: column, row: row, style: style)
      }
    }
  }

  /// The mean of the pixels that fall together in one half of a cell.
  private func color(column: Int, row: Int, of size: Size) -> RGB {
    let columns =
      column * width / size.columns..<max((column + 1) * width / size.columns, column * width / size.columns + 1)
    let rows =
      row * height / (2 * size.rows)..<max((row + 1) * height / (2 * size.rows), row * height / (2 * size.rows) + 1)
    var (red, green, blue, count) = (0, 0, 0, 0)
    for y in rows.clamped(to: 0..<height) {
      for x in columns.clamped(to: 0..<width) {
        let pixel = pixels[y * width + x]
        (red, green, blue, count) = (red + Int(pixel.red), green + Int(pixel.green), blue + Int(pixel.blue), count + 1)
      }
    }
    guard count > 0 else { return RGB(0, 0, 0) }
    return RGB(UInt8(red / count), UInt8(green / count), UInt8(blue / count))
  }
}
