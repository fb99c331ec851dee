import Testing

@testable import TerminalUI

@Suite struct ThemeTests {
  private static let themes: [Theme] = Theme.all

  @Test(arguments: themes)
  func `Text has sufficient contrast on every background of a theme, in true color and 256 colors`(_ theme: Theme) {
    for depth in [ColorDepth.ansi256, .trueColor] {
      let palette = Palette(theme: theme, depth: depth)
      for background in Color.Role.backgrounds {
        let behind = Palette.shownColor(of: palette.entry(for: .role(background)), otherwise: theme.rgb(background))
        for role in Color.Role.foregrounds {
          let shown = Palette.shownColor(of: palette.entry(for: .role(role)), otherwise: theme.rgb(role))
          let contrast = shown.flatMap { shown in behind.map { shown.contrast(with: $0) } } ?? 0
          #expect(contrast >= theme.contrast, "\(theme.name) \(depth) \(role) on \(background): \(contrast)")
        }
      }
    }
  }

  @Test(arguments: themes)
  func `Text in sixteen colors has sufficient contrast on the terminal's own background`(_ theme: Theme) {
    let palette = Palette(theme: theme, depth: .ansi16)
    for role in Color.Role.foregrounds {
      // The terminal's own color for text, which no entry has, is legible.
      guard case .indexed(let index) = palette.entry(for: .role(role)) else { continue }
      let ground = theme.isLight ? RGB(255, 255, 255) : RGB(0, 0, 0)
      #expect(RGB.xterm(index).contrast(with: ground) >= 4.5, "\(theme.name) \(role)")
    }
    #expect(palette.entry(for: .text) == .standard)
  }

  @Test(arguments: themes)
  func `The selection bar and borders have a contrast of at least 3 in true color and 256 colors`(_ theme: Theme) {
    for depth in [ColorDepth.ansi256, .trueColor] {
      let palette = Palette(theme: theme, depth: depth)
      func shown(_ role: Color.Role) -> RGB {
        Palette.shownColor(of: palette.entry(for: .role(role)), otherwise: theme.rgb(role)) ?? theme.rgb(role)
      }
      for ground in [Color.Role.background, .selection] {
        #expect(shown(.accent).contrast(with: shown(ground)) >= 3, "\(theme.name) \(depth) \(ground)")
      }
      #expect(shown(.border).contrast(with: shown(.background)) >= 3, "\(theme.name) \(depth)")
    }
  }

  @Test
  func `A theme does not adjust colors that have sufficient contrast`() {
    #expect(Theme.day.rgb(.text) == RGB(hex: 0x22272E))
    #expect(Theme.night.rgb(.background) == RGB(hex: 0x14171C))
    #expect(Theme.day.rgb(.border) == RGB(hex: 0x8F8D84))
  }

  @Test
  func `The contrast of colors is calculated as in WCAG`() {
    #expect(abs(RGB(0, 0, 0).contrast(with: RGB(255, 255, 255)) - 21) < 0.001)
    #expect(abs(RGB(hex: 0x777777).contrast(with: RGB(255, 255, 255)) - 4.478) < 0.01)
    #expect(abs(RGB(hex: 0x0770E3).contrast(with: RGB(255, 255, 255)) - 4.73) < 0.05)
  }

  @Test(arguments: [ColorDepth.none, .ansi16])
  func `A selected row is drawn in reverse if there are at most sixteen colors`(_ depth: ColorDepth) {
    let palette = Palette(theme: .night, depth: depth)
    #expect(palette.look(of: Style(on: .selection)).attributes.contains(.reverse))
    #expect(!palette.look(of: Style(on: .background)).attributes.contains(.reverse))
  }

  @Test
  func `The theme matches the background that the terminal reports`() {
    #expect(Theme.detect(TerminalEnvironment(colorForegroundBackground: "0;15")) == .day)
    #expect(Theme.detect(TerminalEnvironment(colorForegroundBackground: "15;0")) == .night)
    #expect(Theme.detect(TerminalEnvironment(colorForegroundBackground: "default;default")) == .night)
    #expect(Theme.detect(TerminalEnvironment()) == .night)
  }

  @Test func `The opposite of a built-in theme has the other background and the same contrast`() {
    #expect(Theme.night.opposite == .day && Theme.day.opposite == .night)
    #expect(Theme.highContrastNight.opposite == .highContrastDay)
    #expect(Theme.highContrastDay.opposite == .highContrastNight)
  }

  @Test func `If no color has the required contrast, text is black on light and white on dark backgrounds`() {
    let (black, white) = (RGB(0, 0, 0), RGB(255, 255, 255))
    #expect(RGB(hex: 0x777777).legible(on: [white], contrast: 22) == black)
    #expect(RGB(hex: 0x777777).legible(on: [black], contrast: 22) == white)
  }

  @Test func `One of 256 colors is legible if it has exactly the required contrast`() {
    let most = RGB(0, 0, 0).contrast(with: RGB(255, 255, 255))
    let colors: [Color.Role: UInt32] = [.background: 0xFFFFFF, .surface: 0xFFFFFF, .selection: 0xFFFFFF]
    let palette = Palette(theme: Theme(name: "paper", contrast: most, colors), depth: .ansi256)
    #expect(palette.entry(for: .role(.text)) == .indexed(16))
  }
}
