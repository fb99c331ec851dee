import Testing

@testable import TerminalUI

@Suite struct ThemeTests {
  private static let themes: [Theme] = [.light, .dark]

  @Test(arguments: themes)
  func `Text has sufficient contrast on every background of a theme, in true color and 256 colors`(_ theme: Theme) {
    for depth in [ColorDepth.ansi256, .trueColor] {
      let palette = Palette(theme: theme, depth: depth)
      for background in Color.Role.backgrounds {
        let behind = Palette.shownColor(of: palette.entry(for: .role(background)), otherwise: theme.rgb(background))
        for role in Color.Role.foregrounds {
          let shown = Palette.shownColor(of: palette.entry(for: .role(role)), otherwise: theme.rgb(role))
          let contrast = shown.flatMap { shown in behind.map { shown.contrast(with: $0) } } ?? 0
          #expect(contrast >= 4.5, "\(theme.name) \(depth) \(role) on \(background): \(contrast)")
        }
      }
    }
  }

  @Test(arguments: themes)
  func `Text in sixteen colors has sufficient contrast on the terminal's own background`(_ theme: Theme) {
    let palette = Palette(theme: theme, depth: .ansi16)
    for role in Color.Role.foregrounds where role != .text {
      let shown = Palette.shownColor(of: palette.entry(for: .role(role)), otherwise: theme.rgb(role))
      #expect((shown?.contrast(with: theme.rgb(.background)) ?? 0) >= 4.5, "\(theme.name) \(role)")
    }
    #expect(palette.entry(for: .text) == .standard)
  }

  @Test
  func `A theme does not adjust colors that have sufficient contrast`() {
    #expect(Theme.light.rgb(.text) == RGB(hex: 0x111236))
    #expect(Theme.dark.rgb(.background) == RGB(hex: 0x000000))
    #expect(Theme.light.rgb(.line) == RGB(hex: 0xCDCDD7))
  }

  @Test
  func `The contrast of colors is calculated as in WCAG`() {
    #expect(abs(RGB(0, 0, 0).contrast(with: RGB(255, 255, 255)) - 21) < 0.001)
    #expect(abs(RGB(hex: 0x777777).contrast(with: RGB(255, 255, 255)) - 4.478) < 0.01)
    #expect(abs(RGB(hex: 0x0770E3).contrast(with: RGB(255, 255, 255)) - 4.73) < 0.05)
  }

  @Test(arguments: [ColorDepth.none, .ansi16])
  func `A selected row is drawn in reverse if there are at most sixteen colors`(_ depth: ColorDepth) {
    let palette = Palette(theme: .dark, depth: depth)
    #expect(palette.look(of: Style(on: .selection)).attributes.contains(.reverse))
    #expect(!palette.look(of: Style(on: .background)).attributes.contains(.reverse))
  }

  @Test
  func `The theme matches the background that the terminal reports`() {
    #expect(Theme.detect(TerminalEnvironment(colorForegroundBackground: "0;15")) == .light)
    #expect(Theme.detect(TerminalEnvironment(colorForegroundBackground: "15;0")) == .dark)
    #expect(Theme.detect(TerminalEnvironment(colorForegroundBackground: "default;default")) == .dark)
    #expect(Theme.detect(TerminalEnvironment()) == .dark)
  }
}
