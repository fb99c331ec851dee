/// A set of colors, one for each ``Color/Role``.
///
/// Tokens for text are legible, with a contrast of at least ``contrast``, on each background, in true color and in
/// 256 colors. Borders have a contrast of at least 3 to the background of screens. If a designed color has less, the
/// theme darkens or lightens it just enough.
public struct Theme: Sendable, Hashable {
  /// A stable name, such as `night` or `day`.
  public let name: String
  /// The minimum contrast of text, according to WCAG 2: 4.5, or 7 in a theme with high contrast.
  public let contrast: Double
  private let colors: [Color.Role: RGB]

  /// The dark theme.
  public static let night = Theme(
    name: "night",
    [
      .background: 0x14171C, .surface: 0x1B1F26, .selection: 0x26324A, .border: 0x5A6578, .text: 0xE7EAF0,
      .muted: 0x99A3B3, .accent: 0x6EA8FE, .info: 0x78D0E6, .positive: 0x8FD694, .boost: 0x7FD1AE,
      .warning: 0xE8B661, .error: 0xFF8590,
    ])

  /// The light theme.
  public static let day = Theme(
    name: "day",
    [
      .background: 0xFBFAF7, .surface: 0xF1EFE9, .selection: 0xE2ECFC, .border: 0x8F8D84, .text: 0x22272E,
      .muted: 0x5A6472, .accent: 0x1F5FC4, .info: 0x0B6B86, .positive: 0x256D37, .boost: 0x1A6B50,
      .warning: 0x8A5A00, .error: 0xB3261E,
    ])

  /// The dark theme with high contrast.
  public static let highContrastNight = Theme(
    name: "high-contrast-night", contrast: 7,
    [
      .background: 0x000000, .surface: 0x141414, .selection: 0x00305A, .border: 0xFFFFFF, .text: 0xFFFFFF,
      .muted: 0xD6D6D6, .accent: 0x8CC8FF, .info: 0x7FE8FF, .positive: 0x8CFF8C, .boost: 0x7FFFD4,
      .warning: 0xFFD75F, .error: 0xFFB3B3,
    ])

  /// The light theme with high contrast.
  public static let highContrastDay = Theme(
    name: "high-contrast-day", contrast: 7,
    [
      .background: 0xFFFFFF, .surface: 0xF2F2F2, .selection: 0xD0E4FF, .border: 0x000000, .text: 0x000000,
      .muted: 0x303030, .accent: 0x003A8C, .info: 0x004458, .positive: 0x0A4A14, .boost: 0x00493A,
      .warning: 0x5A3A00, .error: 0x8A0010,
    ])

  /// The built-in themes.
  public static let all = [night, day, highContrastNight, highContrastDay]

  /// Returns the theme for the terminal's environment. The default is dark.
  public static func detect(_ environment: TerminalEnvironment) -> Theme {
    environment.hasLightBackground == true ? .day : .night
  }

  /// Returns the theme for a background color.
  public static func suiting(_ page: RGB) -> Theme {
    page.contrast(with: RGB(0, 0, 0)) > page.contrast(with: RGB(255, 255, 255)) ? .day : .night
  }

  /// Returns the color of a token.
  public func rgb(_ role: Color.Role) -> RGB { colors[role] ?? RGB(0, 0, 0) }

  /// A Boolean value that indicates whether the background is light.
  public var isLight: Bool { rgb(.background).luminance > 0.5 }

  /// The built-in theme with the other background and the same contrast.
  public var opposite: Theme {
    contrast > Theme.night.contrast ? (isLight ? .highContrastNight : .highContrastDay) : isLight ? .night : .day
  }

  /// Creates a theme from its designed colors. The designed color of a missing token is black.
  public init(name: String, contrast: Double = 4.5, _ designed: [Color.Role: UInt32]) {
    self.init(name: name, contrast: contrast, designed: designed.mapValues { RGB(hex: $0) })
  }

  /// Returns a theme with the name and with other colors for some tokens.
  public func replacing(_ designed: [Color.Role: RGB], name: String) -> Theme {
    Theme(name: name, contrast: contrast, designed: colors.merging(designed) { $1 })
  }

  private init(name: String, contrast: Double, designed: [Color.Role: RGB]) {
    self.name = name
    self.contrast = contrast
    var colors = designed
    let backgrounds = Color.Role.backgrounds.map { designed[$0] ?? RGB(0, 0, 0) }
    for role in Color.Role.foregrounds {
      colors[role] = (designed[role] ?? RGB(0, 0, 0)).legible(on: backgrounds, contrast: contrast)
    }
    colors[.border] = (designed[.border] ?? RGB(0, 0, 0)).legible(on: [backgrounds[0]], contrast: 3)
    self.colors = colors
  }
}
