extension PixelImage {
  /// Creates an image from a PNG file without interlacing, of any color type and depth. The file can come from an
  /// untrusted source.
  ///
  /// Call this initializer off the main actor, and reduce a large image once with ``scaled(width:height:)``.
  ///
  /// - Parameters:
  ///   - png: The bytes of the file.
  ///   - description: The description of the image.
  ///   - background: The color behind transparent pixels.
  /// - Throws: An ``ImageError`` if the file cannot be decoded.
  public init(png: [UInt8], description: TerminalText, background: RGB = RGB(0, 0, 0)) throws(ImageError) {
    var reader = try PNGReader(png)
    let pixels = try reader.pixels(on: background)
    self.init(reader.size.width, reader.size.height, pixels, description)
  }
}

/// A reader of PNG files, as the W3C's specification defines them. Checksums are not verified.
struct PNGReader {
  static let mostPixels = 1 << 22
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private(set) var size = PixelSize(width: 0, height: 0)
  private var depth = 0
  private var colorType = ColorType.gray
  private var palette: [UInt8] = []
  private var transparency: [UInt8] = []
  private var compressed: [UInt8] = []

  private enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case indexed = 3
    case grayAlpha = 4
    case rgbAlpha = 6

    var samples: Int {
      switch self {
      case .gray, .indexed: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgbAlpha: 4
      }
    }

    var depths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .indexed: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgbAlpha: [8, 16]
      }
    }
  }

  init(_ bytes: [UInt8]) throws(ImageError) {
    guard bytes.starts(with: Self.signature) else { throw .notPNG }
    var rest = bytes.dropFirst(Self.signature.count)
    var isFirst = true
    while let chunk = try Self.nextChunk(&rest) {
      guard isFirst == (chunk.name == "IHDR") else { throw .damaged }
      isFirst = false
      switch chunk.name {
      case "IHDR": try readHeader(Array(chunk.content))
      case "PLTE": palette = Array(chunk.content)
      case "tRNS": transparency = Array(chunk.content)
      case "IDAT": compressed += chunk.content
      case "IEND": return
      default: break
      }
    }
    throw .damaged
  }

  private static func nextChunk(
    _ rest: inout ArraySlice<UInt8>
  ) throws(ImageError) -> (name: String, content: ArraySlice<UInt8>)? {
    if rest.isEmpty { return nil }
    guard rest.count >= 12 else { throw .damaged }
    let length = number(rest.prefix(4))
    let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
    guard rest.count >= 12 + length else { throw .damaged }
    defer { rest = rest.dropFirst(12 + length) }
    return (name, rest.dropFirst(8).prefix(length))
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private mutating func readHeader(_ header: [UInt8]) throws(ImageError) {
    guard header.count == 13, let type = ColorType(rawValue: header[9]) else { throw .damaged }
    (size, depth, colorType) = (
      PixelSize(width: Self.number(header[0..<4]), height: Self.number(header[4..<8])), Int(header[8]), type
    )
    guard size.width > 0, size.height > 0, type.depths.contains(depth), header[10] == 0, header[11] == 0 else {
      throw .damaged
    }
    guard size.width <= Self.mostPixels, size.height <= Self.mostPixels / size.width else { throw .tooLarge(size) }
    guard header[12] == 0 else { throw .unsupported("interlaced") }
  }

  /// Returns the red, green and blue components of each pixel.
  mutating func pixels(on background: RGB) throws(ImageError) -> [UInt8] {
    guard colorType != .indexed || palette.count >= 3 else { throw .damaged }
    let rowLength = (size.width * colorType.samples * depth + 7) / 8
    var inflater = Inflater(compressed, limit: (rowLength + 1) * size.height)
    var rows = try inflater.zlib()
    guard rows.count == (rowLength + 1) * size.height else { throw .damaged }
    try unfilter(&rows, length: rowLength)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(3 * size.width * size.height)
    let hidden = transparentColor
    for row in 0..<size.height {
      let bytes = rows[row * (rowLength + 1) + 1..<(row + 1) * (rowLength + 1)]
      let samples = samples(of: bytes)
      // Colors that differ only in the bits that `samples` omits are different.
      let exact = hidden != nil && depth == 16 ? Array(bytes) : samples
      for column in 0..<size.width {
        let (color, opacity) = pixel(samples[column * colorType.samples..<(column + 1) * colorType.samples])
        let isHidden = hidden.map { exact[column * $0.count..<(column + 1) * $0.count].elementsEqual($0) } ?? false
        let alpha = isHidden ? 0 : opacity
        for (shown, behind) in zip(
          [color.red, color.green, color.blue], [background.red, background.green, background.blue])
        {
          pixels.append(UInt8((Int(shown) * alpha + Int(behind) * (255 - alpha)) / 255))
        }
      }
    }
    return pixels
  }

  /// Reverses the filter of each row. Filter 0 stores the bytes unchanged. Filters 1 to 4 store the differences between
  /// the bytes and predictions from neighboring pixels.
  private func unfilter(_ rows: inout [UInt8], length: Int) throws(ImageError) {
    let step = max(1, colorType.samples * depth / 8)
    for row in 0..<size.height {
      let start = row * (length + 1) + 1
      let filter = rows[start - 1]
      guard filter <= 4 else { throw .damaged }
      if filter == 0 { continue }
      for index in 0..<length {
        let left = index >= step ? Int(rows[start + index - step]) : 0
        let above = row > 0 ? Int(rows[start + index - length - 1]) : 0
        let corner = row > 0 && index >= step ? Int(rows[start + index - length - 1 - step]) : 0
        let guess =
          switch filter {
          case 1: left
          case 2: above
          case 3: (left + above) / 2
          default: Self.nearest(to: left + above - corner, left, above, corner)
          }
        rows[start + index] &+= UInt8(guess)
      }
    }
  }

  /// Returns the result of the Paeth predictor. If several candidates are equally near, the result is the first of
  /// them.
  private static func nearest(to guess: Int, _ left: Int, _ above: Int, _ corner: Int) -> Int {
    let (a, b, c) = (abs(guess - left), abs(guess - above), abs(guess - corner))
    return a <= b && a <= c ? left : b <= c ? above : corner
  }

  /// Returns the samples of a row with eight bits each. Longer samples are truncated, and shorter gray samples
  /// are scaled.
  private func samples(of row: ArraySlice<UInt8>) -> [UInt8] {
    switch depth {
    case 8: return Array(row)
    case 16: return stride(from: row.startIndex, to: row.endIndex, by: 2).map { row[$0] }
    default:
      let largest = UInt8((1 << depth) - 1)
      return row.flatMap { byte in
        stride(from: 8 - depth, through: 0, by: -depth).map { shift in
          let value = byte >> UInt8(shift) & largest
          return colorType == .indexed ? value : value * (255 / largest)
        }
      }
    }
  }

  /// The samples of the color that a gray or RGB file declares transparent, with 8 or 16 bits each, or `nil`.
  private var transparentColor: [UInt8]? {
    guard colorType == .gray || colorType == .rgb, transparency.count == 2 * colorType.samples else { return nil }
    if depth == 16 { return transparency }
    let largest = UInt8((1 << depth) - 1)
    return stride(from: 1, to: transparency.count, by: 2).map { (transparency[$0] & largest) * (255 / largest) }
  }

  private func pixel(_ samples: ArraySlice<UInt8>) -> (RGB, alpha: Int) {
    let first = samples.startIndex
    switch colorType {
    case .gray: return (RGB(samples[first], samples[first], samples[first]), 255)
    case .grayAlpha: return (RGB(samples[first], samples[first], samples[first]), Int(samples[first + 1]))
    case .rgb: return (RGB(samples[first], samples[first + 1], samples[first + 2]), 255)
    case .rgbAlpha: return (RGB(samples[first], samples[first + 1], samples[first + 2]), Int(samples[first + 3]))
    case .indexed:
      let index = Int(samples[first])
      // An index without a palette entry is black, as in most programs.
      guard 3 * index + 2 < palette.count else { return (RGB(0, 0, 0), 255) }
      let color = RGB(palette[3 * index], palette[3 * index + 1], palette[3 * index + 2])
      return (color, index < transparency.count ? Int(transparency[index]) : 255)
    }
  }
}
