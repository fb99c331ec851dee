/// The colors of a theme at a color depth.
struct Palette: Sendable {
  /// A color in the terminal's representation.
  enum Entry: Sendable, Hashable {
    case standard
    case indexed(UInt8)
    case rgb(RGB)
  }

  /// The style of a cell in the terminal's representation.
  struct Look: Sendable, Hashable {
    var foreground = Entry.standard
    var background = Entry.standard
    var attributes: Style.Attributes = []
    var link: UInt32 = 0
  }

  let depth: ColorDepth
  private let roles: [Color.Role: Entry]

  init(theme: Theme, depth: ColorDepth) {
    self.depth = depth
    var roles: [Color.Role: Entry] = [:]
    if depth == .ansi16 {
      // The backgrounds stay the terminal's own, which is about black or white.
      let ground = theme.isLight ? RGB(255, 255, 255) : RGB(0, 0, 0)
      for (role, candidates) in Self.sixteen {
        roles[role] = Self.legible(candidates, on: ground).map(Entry.indexed) ?? .standard
      }
    } else {
      for role in Color.Role.backgrounds { roles[role] = Self.quantized(theme.rgb(role), depth: depth) }
      roles[.border] = Self.quantized(
        theme.rgb(.border), depth: depth, legibleOn: [theme.rgb(.background)], contrast: 3.3)
      let grounds = Color.Role.backgrounds.compactMap {
        Self.shownColor(of: roles[$0] ?? .standard, otherwise: theme.rgb($0))
      }
      for role in Color.Role.foregrounds {
        roles[role] = Self.quantized(theme.rgb(role), depth: depth, legibleOn: grounds, contrast: theme.contrast)
      }
    }
    self.roles = roles
  }

  /// The preferred colors of a terminal with sixteen colors. The other tokens have the terminal's own colors.
  private static let sixteen: [Color.Role: [UInt8]] = [
    .border: [8], .muted: [8], .accent: [4, 12, 6], .info: [6, 14], .positive: [2, 10], .boost: [2, 10],
    .warning: [3, 11], .error: [1, 9],
  ]

  /// Returns the first of the colors that is legible on a background, or `nil` if none is.
  private static func legible(_ candidates: [UInt8], on background: RGB) -> UInt8? {
    candidates.first { xterm[Int($0)].contrast(with: background) >= 4.5 }
  }

  func look(of style: Style) -> Look {
    var look = Look(attributes: style.attributes, link: depth == .none ? 0 : style.link)
    guard depth > .ansi16 else {
      // In a terminal with sixteen colors of unknown values, no background is certain to be legible.
      if style.background == .selection {
        look.attributes.formSymmetricDifference(.reverse)
      } else {
        look.foreground = entry(for: style.foreground)
        if case .rgb? = style.background { look.background = entry(for: style.background ?? .background) }
      }
      return look
    }
    look.foreground = entry(for: style.foreground)
    look.background = entry(for: style.background ?? .background)
    return look
  }

  func entry(for color: Color) -> Entry {
    switch color {
    case .role(let role): roles[role] ?? .standard
    case .rgb(let rgb): Self.quantized(rgb, depth: depth)
    }
  }

  private static func quantized(
    _ rgb: RGB, depth: ColorDepth, legibleOn backgrounds: [RGB] = [], contrast: Double = 4.5
  ) -> Entry {
    let candidates: Range<Int>
    switch depth {
    case .none: return .standard
    case .trueColor: return .rgb(rgb)
    case .ansi16: candidates = 0..<16
    case .ansi256: candidates = 16..<256  // the values of the first sixteen depend on the terminal
    }
    let legible = candidates.filter { index in
      backgrounds.allSatisfy { xterm[index].contrast(with: $0) >= contrast }
    }
    let nearest = legible.min { xterm[$0].distance(to: rgb) < xterm[$1].distance(to: rgb) }
    return nearest.map { .indexed(UInt8($0)) } ?? .standard
  }

  static func shownColor(of entry: Entry, otherwise rgb: RGB) -> RGB? {
    switch entry {
    case .standard: nil
    case .indexed(let index): xterm[Int(index)]
    case .rgb: rgb
    }
  }

  /// The values of xterm's colors: sixteen named ones, a cube of 6 x 6 x 6, and 24 shades of gray.
  static let xterm: [RGB] = {
    let named: [UInt32] = [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
      0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    var colors = named.map(RGB.init(hex:))
    for red in steps {
      for green in steps {
        for blue in steps { colors.append(RGB(red, green, blue)) }
      }
    }
    for step: UInt8 in 0..<24 { colors.append(RGB(8 + 10 * step, 8 + 10 * step, 8 + 10 * step)) }
    return colors
  }()
}
