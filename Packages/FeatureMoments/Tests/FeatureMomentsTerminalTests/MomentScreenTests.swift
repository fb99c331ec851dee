import FeatureMoments
import Foundation
import Presentation
import PresentationTerminal
import TerminalUI
import TerminalUITest
import Testing

@testable import FeatureMomentsTerminal

@MainActor @Suite struct MomentScreenTests {
  private static func image(_ url: URL) -> PixelImage? {
    if url.lastPathComponent == "second.jpg" { return nil }
    return PixelImage(width: 4, height: 2, pixels: Array(repeating: RGB(1, 2, 3), count: 8), description: "a lake")
  }

  private func driver(
    _ viewModel: PreviewMoment, columns: Int = 48, language: Language = .en,
    presentation: TerminalPresentation = .screens, image: (@MainActor (URL) -> PixelImage?)? = nil
  ) throws -> MomentsDriver {
    try MomentsDriver(
      columns: columns, rows: 40, language: language, presentation: presentation, image: image
    ) { MomentScreen(viewModel: viewModel, context: $0) }
  }

  @Test func `The screen of a moment shows its text, its photos with their descriptions, and the names of people`()
    throws
  {
    let driver = try driver(PreviewMoment(.lake))
    #expect(
      driver.lines.prefix(13) == [
        " Moment",
        "",
        "> [TL] Tobias Lind                 2 minutes ago",
        "  At the lake",
        "",
        "  ▣ A lake at dusk",
        "",
        "  ▣ Photo 2 of 2",
        "",
        "  ♥ 2 · 佐藤 花江, Mira Okafor",
        "",
        "  shared with 3 · Mira Okafor, 佐藤 花江, Omar",
        "  Haddad",
      ])
    let chinese = try self.driver(PreviewMoment(.lake), language: .zhHans)
    for text in ["▣ 照片 2/2", "♥ 2 · 佐藤 花江、Mira Okafor", "分享给 3 人 · Mira Okafor、佐藤 花江、Omar"] {
      #expect(chinese.text.contains(text), "\(chinese.text)")
    }
  }

  @Test func `An address in the text of a moment is a link`() throws {
    let moment = MomentListItem(Moment(id: "1", authorName: "a", kind: .link, title: "See https://a.example/x, now"))
    let view = MomentsRowView(
      language: .en, style: MomentsStyle(), now: Date(), isLinear: false, isPlain: false, columns: 60)
    let address = StyledText("https://a.example/x,").linked(to: "https://a.example/x")
    #expect(view.body(of: moment).first == StyledText("See") + " " + address + " " + "now")
  }

  @Test func `The space of a photo is reserved before the photo arrives, and the description is below it`() throws {
    let driver = try driver(PreviewMoment(.lake), image: Self.image)
    let first = try #require(driver.lines.firstIndex { $0.contains("▣ A lake at dusk") })
    let second = try #require(driver.lines.firstIndex { $0.contains("▣ Photo 2 of 2") })
    #expect(driver.lines[first - 1].contains("▄▄▄▄") && second - first > 4)
    #expect(!driver.lines[second - 1].contains("▄"))
  }

  @Test func `On the screen of a moment, keys like, open and share it, and Enter opens the selected photo`() throws {
    let viewModel = PreviewMoment(.lake)
    let driver = try driver(viewModel)
    driver.press("f", "o", "y", .enter, "j", .enter, "R")
    let photo = try #require(URL(string: "https://img.test/photos/lake.jpg"))
    #expect(viewModel.calls == ["like", "open", "share", "open", "\(MomentsIntent.open(photo))", "refresh"])
    viewModel.show(MomentsStyle())
    driver.press("f")
    #expect(viewModel.calls.count == 6)
    driver.press("D")
    #expect(driver.text.contains("2020-11-16 18:09"))
  }

  @Test func `The status bar of a moment shows the time of the last response, and its day if that has passed`() throws {
    let viewModel = PreviewMoment(.lake)
    let driver = try driver(viewModel)
    viewModel.update(at: 1_605_521_480)
    #expect(driver.lines.last?.hasSuffix("updated 18:11") == true)
    viewModel.update(at: 1_605_435_080)
    #expect(driver.lines.last?.hasSuffix("updated 18:11") == false)
  }

  @Test func `The screen of a moment says if the server does not have it, and shows why a like failed`() throws {
    let viewModel = PreviewMoment(.empty)
    #expect(try driver(viewModel).text.contains("The server does not have this moment."))
    let chinese = try driver(viewModel, language: .zhHans)
    #expect(chinese.text.contains("服务器上没有这条动态。"))
    viewModel.tell(.likeFailed(.offline))
    #expect(chinese.lines.last == " 点赞操作失败：似乎已断开与互联网的连接")
  }

  @Test func `For screen readers, the screen of a moment shows words instead of symbols`() throws {
    let lines = try driver(PreviewMoment(.lake), columns: 100, presentation: .lines, image: Self.image).newLines()
    for line in [
      "> 1. Tobias Lind, 2 minutes ago", "2. A lake at dusk", "3. Photo 2 of 2",
      "4. 2 likes, liked by you: 佐藤 花江, Mira Okafor",
    ] { #expect(lines.contains(line), "\(lines)") }
    #expect(lines.contains { $0.hasPrefix("5. shared with 3: Mira Okafor") })
  }

  @Test func `Control characters in the names and descriptions of a moment are visible`() throws {
    let moment = Moment(
      id: "1", authorName: "a", kind: .photos, photos: [URL(string: "https://img.test/a.png")].compactMap(\.self),
      photoDescriptions: ["x\u{1B}[31my"], likes: Likes(users: [Likes.User(id: "1", name: "b\u{7}")]),
      sharedWith: ["c\u{202E}d"])
    let text = try driver(PreviewMoment(moment)).text
    #expect(text.contains("x␛[31my") && text.contains("b␇") && !text.contains("\u{202E}"))
  }

  @Test func `Of a thousand names, a hundred are shown, and the number of the others`() throws {
    let names = (1...1_000).map { "n\($0)" }
    let moment = Moment(id: "1", authorName: "a", kind: .photos, sharedWith: names)
    let text = try driver(PreviewMoment(moment), columns: 90).text
    #expect(text.contains("n100") && text.contains("900 others") && !text.contains("n101"))
  }
}
