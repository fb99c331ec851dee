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
  }

  let depth: ColorDepth
  private let roles: [Entry]

  init(theme: Theme, depth: ColorDepth) {
    self.depth = depth
    let backgrounds = Color.Role.backgrounds.map { Self.quantized(theme.rgb($0), depth: depth, legibleOn: []) }
    let shown = Color.Role.backgrounds.enumerated().compactMap { index, role in
      Self.shownColor(of: backgrounds[index], otherwise: theme.rgb(role))
    }
    roles = Color.Role.allCases.map { role in
      if let index = Color.Role.backgrounds.firstIndex(of: role) { return backgrounds[index] }
      if role == .text, depth <= .ansi16 { return .standard }
      let isText = Color.Role.foregrounds.contains(role)
      return Self.quantized(
        theme.rgb(role), depth: depth, legibleOn: isText ? (depth == .ansi16 ? [theme.rgb(.background)] : shown) : [])
    }
  }

  func look(of style: Style) -> Look {
    var look = Look(attributes: style.attributes)
    guard depth > .ansi16 else {
      // In a terminal with sixteen colors of unknown values, no background for bars is certain to be legible.
      if case .role(let role)? = style.background, role == .selection || role == .secondaryBackground {
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
    case .role(let role): roles[Int(role.rawValue)]
    case .rgb(let rgb): Self.quantized(rgb, depth: depth, legibleOn: [])
    }
  }

  private static func quantized(_ rgb: RGB, depth: ColorDepth, legibleOn backgrounds: [RGB]) -> Entry {
    let candidates: Range<Int>
    switch depth {
    case .none: return .standard
    case .trueColor: return .rgb(rgb)
    case .ansi16: candidates = 0..<16
    case .ansi256: candidates = 16..<256  // the values of the first sixteen depend on the terminal
    }
    let legible = candidates.filter { index in
      backgrounds.allSatisfy { xterm[index].contrast(with: $0) >= 4.5 }
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
