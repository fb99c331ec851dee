/// The style of a cell.
public struct Style: Sendable, Hashable {
  /// Attributes of the text.
  public struct Attributes: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavier letters.
    public static let bold = Attributes(rawValue: 1)
    /// Faint text. Do not use it as the only sign of a state: many terminals do not show it.
    public static let dim = Attributes(rawValue: 2)
    /// Slanted letters.
    public static let italic = Attributes(rawValue: 4)
    /// A line below the text.
    public static let underline = Attributes(rawValue: 8)
    /// Text with exchanged foreground and background colors.
    public static let reverse = Attributes(rawValue: 16)
    /// A line through the text.
    public static let strikethrough = Attributes(rawValue: 32)
  }

  /// The color of the text.
  public var foreground: Color
  /// The color of the background, or `nil` to keep the existing one.
  public var background: Color?
  /// The attributes of the text.
  public var attributes: Attributes
  /// The key of the canvas's link at the cell, or 0 for none.
  var link: UInt32 = 0

  /// Creates a style. Without a background, drawing keeps the background of the cell.
  public init(_ foreground: Color = .text, on background: Color? = nil, _ attributes: Attributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The style of text in the theme's text color, without a background or attributes.
  public static let plain = Style()
}
