/// A person's image, or initials in a colored box if the image is not available, the terminal shows no pixels, or the
/// region has fewer than two rows. The color depends only on the name.
public struct Avatar: Sendable, Hashable {
  /// The shape of the box.
  public enum Shape: Sendable, Hashable {
    /// A box with square brackets: `[MO]`.
    case square
    /// A box with parentheses: `(MO)`.
    case round
  }

  /// The initials in a box of four columns.
  public let text: StyledText

  private static let size = Size(columns: 4, rows: 2)

  /// Creates an avatar from a name.
  public init(_ name: TerminalText, shape: Shape = .square) {
    let initials = Self.initials(of: name).padded(to: 2, .center)
    let color = Self.colors[Int(Self.hash(name) % UInt32(Self.colors.count))]
    let style = Style(.rgb(RGB(255, 255, 255)), on: .rgb(color), [.bold])
    text = StyledText((shape == .square ? "[" : "(") + initials + (shape == .square ? "]" : ")"), style)
  }

  /// Draws the avatar in the upper-left corner of the region, four columns wide.
  ///
  /// - Parameters:
  ///   - image: The person's image, which needs two rows, or `nil` if it is not available. The image is not requested
  ///     if the terminal shows no pixels or the region has fewer than two rows.
  ///   - canvas: The canvas.
  public func draw(_ image: @autoclosure () -> PixelImage?, in canvas: inout Canvas) {
    guard canvas.showsPixels, canvas.size.rows >= Self.size.rows, let image = image() else {
      canvas.draw(text)
      return
    }
    canvas.inside(Rect(columns: Self.size.columns, rows: Self.size.rows)) { image.draw(in: &$0) }
  }

  /// Returns the first letters of the first two words, the first two letters of a single word, one East Asian
  /// character, or `?` if the name contains no words.
  private static func initials(of name: TerminalText) -> TerminalText {
    let words = name.string.split { !$0.isLetter && !$0.isNumber && !$0.isSymbol }
    guard let first = words.first?.first else { return "?" }
    if TerminalText(String(first)).columns == 2 { return TerminalText(String(first)) }
    let second = words.count > 1 ? words[1].first : words[0].dropFirst().first
    let initials = TerminalText(String([first] + [second].compactMap { $0 }).uppercased())
    return initials.columns <= 2 ? initials : TerminalText(String(first).uppercased())
  }

  /// Returns an FNV-1a hash, because the hash of the standard library differs between runs.
  private static func hash(_ name: TerminalText) -> UInt32 {
    name.string.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  /// The background colors. White is legible on each of them.
  static let colors: [RGB] = [0x0770E3, 0xB3261E, 0x1B6E3C, 0x7A3EB1, 0x8A5A00, 0x00696E, 0xA8326E, 0x4A5568]
    .map(RGB.init(hex:))
}
