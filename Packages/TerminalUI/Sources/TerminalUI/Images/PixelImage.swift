/// An image in pixels.
///
/// The image is shown in pixels if the terminal can show pixels (see ``TerminalApplication/showsPixels``), and
/// otherwise in half blocks, two pixels per cell, in terminals with 256 colors or more. With fewer colors, and while
/// screens are presented as lines, its description is drawn instead.
public struct PixelImage: Sendable, Hashable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// A description of the image.
  public let description: TerminalText
  /// The red, green and blue components of each pixel, row by row.
  let bytes: [UInt8]
  /// A hash for fast detection of differences.
  private let fingerprint: Int

  /// Creates an image from its pixels, row by row. Returns `nil` if a dimension is below 1, or if the number of pixels
  /// is not `width` times `height`.
  public init?(width: Int, height: Int, pixels: [RGB], description: TerminalText) {
    guard width > 0, height > 0, pixels.count / width == height, pixels.count % width == 0 else { return nil }
    self.init(width, height, pixels.flatMap { [$0.red, $0.green, $0.blue] }, description)
  }

  /// Creates an image from the components of its pixels, row by row.
  ///
  /// - Precondition: There are three bytes for each of the pixels.
  init(_ width: Int, _ height: Int, _ bytes: [UInt8], _ description: TerminalText) {
    precondition(bytes.count == 3 * width * height)
    self.width = width
    self.height = height
    self.description = description
    self.bytes = bytes
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    fingerprint = hasher.finalize()
  }

  /// Hashes the contents of the image.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fingerprint)
  }

  /// Returns a Boolean value that indicates whether two images have the same contents.
  public static func == (left: Self, right: Self) -> Bool {
    left.fingerprint == right.fingerprint && left.width == right.width && left.height == right.height
      && left.description == right.description && left.bytes == right.bytes
  }

  /// Returns the largest size in cells, within the given size, that preserves the aspect ratio. A cell is assumed to be
  /// twice as high as wide.
  public func fitting(_ size: Size) -> Size { size.fitting(width: width, height: height) }

  /// Draws the image in the upper-left corner of the region, as large as the region allows.
  public func draw(in canvas: inout Canvas) {
    guard canvas.depth >= .ansi256, !canvas.isLinear, canvas.usesSymbols else {
      canvas.draw("[" + description + "]", limit: canvas.size.columns, style: Style(.muted))
      return
    }
    let size = fitting(canvas.size)
    guard size.rows > 0 else { return }
    let halfBlock: TerminalText = "▄"
    // If that character takes two columns, a cell shows one color.
    let text = canvas.width.columns(of: halfBlock) == 1 ? halfBlock : " "
    let small = scaled(width: size.columns, height: 2 * size.rows)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let style = Style(.rgb(small[column, 2 * row + 1]), on: .rgb(small[column, 2 * row]))
        canvas.draw(text, column: column, row: row, style: style)
      }
    }
    canvas.place(self, size: size)
  }

  private subscript(column: Int, row: Int) -> RGB {
    let start = 3 * (row * width + column)
    return RGB(bytes[start], bytes[start + 1], bytes[start + 2])
  }

  /// Returns the image at another size, in which each pixel is the mean of those that it replaces. Call this method
  /// once for a large image that is shown small, because drawing examines every pixel.
  ///
  /// - Precondition: Both dimensions are at least 1.
  public func scaled(width newWidth: Int, height newHeight: Int) -> PixelImage {
    if newWidth == width, newHeight == height { return self }
    var scaled: [UInt8] = []
    scaled.reserveCapacity(3 * newWidth * newHeight)
    bytes.withUnsafeBufferPointer { bytes in
      for row in 0..<newHeight {
        let rows = Self.source(row, of: newHeight, in: height)
        for column in 0..<newWidth {
          let columns = Self.source(column, of: newWidth, in: width)
          var (red, green, blue) = (0, 0, 0)
          for y in rows {
            for x in columns {
              let pixel = 3 * (y * width + x)
              red += Int(bytes[pixel])
              green += Int(bytes[pixel + 1])
              blue += Int(bytes[pixel + 2])
            }
          }
          let count = rows.count * columns.count
          scaled += [UInt8(red / count), UInt8(green / count), UInt8(blue / count)]
        }
      }
    }
    return PixelImage(newWidth, newHeight, scaled, description)
  }

  /// Returns the range of the source rows or columns that one of `count` scaled rows or columns replaces. The range is
  /// never empty.
  private static func source(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
    let start = index * length / count
    return start..<max((index + 1) * length / count, start + 1)
  }
}

extension Size {
  /// Returns the largest size in cells, within this size, for an image of a given size in pixels, so that its space can be
  /// reserved before it is loaded. Returns this size if the size in pixels is not positive. A cell is assumed to be twice
  /// as high as wide.
  public func fitting(width: Int, height: Int) -> Size {
    if columns == 0 || rows == 0 { return Size(columns: 0, rows: 0) }
    guard (1...Self.maximumPixels).contains(width), (1...Self.maximumPixels).contains(height) else { return self }
    let fitted = max(1, min(rows, (columns * height + 2 * width - 1) / (2 * width)))
    return Size(columns: min(columns, max(1, fitted * 2 * width / height)), rows: fitted)
  }

  /// The maximum width and height in pixels. Servers can send any numbers.
  private static var maximumPixels: Int { 1 << 30 }
}
