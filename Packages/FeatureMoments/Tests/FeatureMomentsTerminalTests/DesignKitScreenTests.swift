import FeatureMomentsTerminal
import Presentation
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct DesignKitScreenTests {
  @Test
  func
    `The design samples show typography, colors, spacing, avatars and likes, below a name that can come from a link`()
    throws
  {
    let screen = DesignKitScreen(productName: "Kit\u{1B}", version: "1.0.1", language: .zhHans)
    let driver = try ScreenDriver(screen, size: Size(columns: 40, rows: 40))
    #expect(driver.lines[0...2] == [" Kit␛ 1.0.1", "> 字体", "    display1 42"])
    for words in ["颜色", "间距", "4 8 12 18 24 32 40 48", "头像", "[MO] (MO)", "收藏按钮", "♡ ♥ 心形收藏按钮", "☆ ★ 星形收藏按钮"] {
      #expect(driver.text.contains(words))
    }
    screen.language = .en
    for words in ["Typography", "Colors", "Spacing", "Avatars", "Favorite button", "Heart favorite", "Star favorite"] {
      #expect(driver.text.contains(words))
    }
  }

  @Test func `The design samples contain the names and sizes of twelve text styles`() throws {
    let screen = DesignKitScreen(productName: "Kit", version: "1", language: .en)
    let driver = try ScreenDriver(screen, size: Size(columns: 40, rows: 40))
    #expect(
      driver.lines[2...13].map { $0.trimmingPrefix("    ") } == [
        "display1 42", "display2 36", "title1 24", "title2 20", "title3 18", "title4 14", "title5 12", "bodyBold 16",
        "body 16", "captionBold 14", "caption 14", "small 12",
      ])
  }
}
