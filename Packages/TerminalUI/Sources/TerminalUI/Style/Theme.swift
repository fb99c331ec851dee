/// A set of colors, one for each ``Color/Role``.
///
/// Roles for text are legible, with a contrast of 4.5 or more, on each of the four background roles, in true color and
/// in 256 colors. If a designed color is not legible, the theme darkens or lightens it just enough.
public struct Theme: Sendable, Hashable {
  /// A stable name, such as `light` or `dark`.
  public let name: String
  private let colors: [RGB]

  /// The light theme, with dark text on a white background.
  public static let light = Theme(
    name: "light",
    [
      .background: 0xFFFFFF, .secondaryBackground: 0xF1F2F8, .tertiaryBackground: 0xFFFFFF, .selection: 0xDCEBFB,
      .text: 0x111236, .secondaryText: 0x68697F, .tertiaryText: 0x8F90A0, .primary: 0x0770E3, .star: 0xF1C40F,
      .heart: 0xE74C3C, .success: 0x1E8E3E, .warning: 0xB06000, .error: 0xC5221F, .line: 0xCDCDD7,
    ])

  /// The dark theme, with white text on a black background.
  public static let dark = Theme(
    name: "dark",
    [
      .background: 0x000000, .secondaryBackground: 0x1D1B20, .tertiaryBackground: 0x2C2C2E, .selection: 0x1B3350,
      .text: 0xFFFFFF, .secondaryText: 0x8E8E93, .tertiaryText: 0x8E8E93, .primary: 0x6D9FEB, .star: 0xF1C40F,
      .heart: 0xE74C3C, .success: 0x4CC26A, .warning: 0xF0A840, .error: 0xFF6B60, .line: 0x48484A,
    ])

  /// Returns the theme for the terminal's environment. The default is dark.
  public static func detect(_ environment: TerminalEnvironment) -> Theme {
    environment.hasLightBackground == true ? .light : .dark
  }

  /// Returns the theme for a background color.
  public static func suiting(_ page: RGB) -> Theme {
    page.contrast(with: RGB(0, 0, 0)) > page.contrast(with: RGB(255, 255, 255)) ? .light : .dark
  }

  /// Returns the color of a role.
  public func rgb(_ role: Color.Role) -> RGB { colors[Int(role.rawValue)] }

  /// A Boolean value that indicates whether the background is light.
  public var isLight: Bool { rgb(.background).luminance > 0.5 }

  /// Creates a theme from its designed colors. The designed color of a missing role is black.
  public init(name: String, _ designed: [Color.Role: UInt32]) {
    self.name = name
    let backgrounds = Color.Role.backgrounds.map { RGB(hex: designed[$0] ?? 0) }
    colors = Color.Role.allCases.map { role in
      let color = RGB(hex: designed[role] ?? 0)
      return Color.Role.foregrounds.contains(role) ? color.legible(on: backgrounds) : color
    }
  }
}
