import FeatureMoments
import FeatureMomentsTerminal
import Foundation
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct MomentsScreenTests {
  @Test
  func
    `The Moments screen shows the user of the page, then each moment with the number of its photos, its likes and its age`()
    throws
  {
    let viewModel = PreviewMoments([.lake, .link])
    let driver = try MomentsDriver(viewModel)
    #expect(
      driver.lines.dropLast() == [
        " 朋友圈",
        "  2 条动态",
        "  [MO] Mira Okafor",
        "       [封面照片]",
        "",
        "> [TL] Tobias Lind                       2分钟前",
        "       At the lake",
        "       ▣ 2 张照片 · A lake at dusk",
        "       ♥ 2 · 佐藤 花江、Mira Okafor  分享给 3 人",
        "",
        "  [佐] 佐藤 花江                           1天前",
        "       值得一读",
        "       https://example.com/reactive",
        "       ♡ 0",
        "",
        "  已经全部加载完毕",
        "",
      ])
    #expect(viewModel.calls == ["appeared"])
  }

  @Test func `The Moments screen is localized in English`() throws {
    let driver = try MomentsDriver(PreviewMoments([.lake]), language: .en)
    #expect(
      driver.lines.dropLast() == [
        " Moments",
        "  1 moment",
        "  [MO] Mira Okafor",
        "       [Cover photo]",
        "",
        "> [TL] Tobias Lind                 2 minutes ago",
        "       At the lake",
        "       ▣ 2 photos · A lake at dusk",
        "       ♥ 2 · 佐藤 花江, Mira Oka…  shared with 3",
        "",
        "  No more data",
        "", "", "", "", "", "",
      ])
  }

  @Test
  func `The keys for liking, opening and sharing apply to the selected moment, and have no effect on the profile`()
    throws
  {
    let viewModel = PreviewMoments([.lake, .link])
    let driver = try MomentsDriver(viewModel)
    var intents: [MomentsIntent] = []
    let subscription = viewModel.intents.asSignal().emit(onNext: { intents.append($0) })
    driver.press("k", "f", "o", "y", .enter)
    #expect(viewModel.calls == ["appeared"] && intents.isEmpty)
    driver.press("j", "f", "j", "o", "y", .enter, "r", .control("g"))
    #expect(viewModel.calls == ["appeared", "like 1", "open 2", "share 2", "refresh", "menu"])
    #expect(intents == [.moment("2")])
    subscription.dispose()
  }

  @Test
  func `The style of moments controls the like button and the shape of avatars`() throws {
    let viewModel = PreviewMoments([.lake])
    let driver = try MomentsDriver(viewModel)
    viewModel.show(MomentsStyle(likeButton: .star, hasRoundAvatars: true))
    #expect(driver.text.contains("★ 2 · 佐藤 花江"))
    #expect(driver.text.contains("(TL) Tobias Lind"))
    viewModel.show(MomentsStyle())
    #expect(driver.lines[8].hasPrefix("       ♡ 2 · 佐藤 花江"))
    driver.press("j", "f")
    #expect(viewModel.calls == ["appeared"])
  }

  @Test func `The key for the internal menu has no effect in a build without the menu`() throws {
    let viewModel = PreviewMoments(.loading, hasInternalMenu: false)
    try MomentsDriver(viewModel).press(.control("g"))
    #expect(viewModel.calls == ["appeared"])
  }

  @Test func `A toast of the Moments screen names the action that failed, and the reason`() throws {
    let viewModel = PreviewMoments([.lake])
    let driver = try MomentsDriver(viewModel)
    viewModel.tell(.likeFailed(.offline))
    #expect(driver.lines.last == " 点赞操作失败：似乎已断开与互联网的连接")
    driver.press("k")
    viewModel.tell(.noAddress)
    #expect(driver.lines.last == " 这条动态没有可打开或分享的链接")
    let english = try MomentsDriver(viewModel, language: .en)
    viewModel.tell(.likeFailed(.timedOut))
    #expect(english.lines.suffix(2) == [" The like was not changed: The server did not", " respond in time"])
    english.press("k")
    viewModel.tell(.noAddress)
    #expect(english.lines.last == " This moment has no link to open or share")
  }

  @Test func `A like that failed has the color of errors, and a moment without a link does not`() throws {
    let viewModel = PreviewMoments([.lake])
    let driver = try MomentsDriver(viewModel)
    viewModel.tell(.likeFailed(.offline))
    let error = driver.lastLook
    driver.press("k")
    viewModel.tell(.noAddress)
    let note = driver.lastLook
    #expect(driver.lines.last == " 这条动态没有可打开或分享的链接")
    driver.press("k")
    viewModel.tell(.likeFailed(.timedOut))
    let color = Theme.night.rgb(.error)
    let text = "8;2;\(color.red);\(color.green);\(color.blue)"
    #expect(error?.contains { $0.hasSuffix(text) } == true && note?.contains { $0.hasSuffix(text) } == false)
    #expect(driver.lastLook == error)
  }

  @Test func `On the Moments screen, relative dates advance with the clock, and a key switches to exact dates`()
    throws
  {
    let viewModel = PreviewMoments([.lake])
    let driver = try MomentsDriver(viewModel)
    viewModel.advance(by: 60)
    #expect(driver.lines[5].hasSuffix("3分钟前"))
    driver.press("D")
    #expect(driver.lines[5] == "> [TL] Tobias Lind              2020-11-16 18:09")
    driver.press("D")
    #expect(driver.lines[5].hasSuffix("3分钟前"))
  }

  @Test func `The Moments screen reports to its view model when it is covered and when it is visible again`()
    throws
  {
    let viewModel = PreviewMoments([.lake])
    let driver = try MomentsDriver(viewModel)
    driver.application.screens.push(DesignKitScreen(productName: "Kit", version: "1", language: .en))
    driver.application.screens.pop()
    #expect(viewModel.calls == ["appeared", "disappeared", "appeared"])
  }

  @Test func `The Moments screen fits into 20 columns`() throws {
    let driver = try MomentsDriver(PreviewMoments([.lake]), columns: 20)
    #expect(
      driver.lines[2...8] == [
        "  [MO] Mira Okafor", "  [封面照片]", "", "> [TL] Tobi… 2分钟前", "  At the lake", "  ▣ 2 张照片 · A la…",
        "  ♥ 2 …  分享给 3 人",
      ])
  }

  /// The names of the photos that have arrived.
  @MainActor private final class Loaded {
    var names: Set<String> = []
  }

  private static func image(_ url: URL) -> PixelImage? {
    PixelImage(width: 4, height: 2, pixels: Array(repeating: RGB(1, 2, 3), count: 8), description: "a lake")
  }

  @Test func `The Moments screen draws all photos of a moment side by side`() throws {
    let driver = try MomentsDriver(PreviewMoments([.lake]), columns: 60, image: Self.image)
    let photo = String(repeating: "▄", count: 24)
    #expect(driver.lines.filter { $0 == "       \(photo)   \(photo)" }.count == 6)
    #expect(!driver.text.contains("张照片"))
  }

  @Test func `Rows of the Moments screen do not move when a photo arrives`() throws {
    let loaded = Loaded()
    let driver = try MomentsDriver(PreviewMoments([.lake, .link]), columns: 60, language: .en) { url in
      loaded.names.contains(url.lastPathComponent) ? Self.image(url) : nil
    }
    let before = driver.lines
    #expect(before.contains { $0.contains("A lake at dusk") && $0.contains("Photo 2 of 2") })
    loaded.names = ["hills.jpg", "lake.jpg"]
    driver.press("k", "j")
    let after = driver.lines
    #expect(after.contains { $0.contains("▄") && !$0.contains("A lake at dusk") })
    for text in ["Tobias Lind", "♥ 2"] {
      #expect(before.firstIndex { $0.contains(text) } == after.firstIndex { $0.contains(text) })
    }
  }

  @Test
  func `The Moments screen shows nine photos of a moment at most, and reserves no space in a terminal without colors`()
    throws
  {
    let photos = (1...1_000).compactMap { URL(string: "https://img.test/\($0).png") }
    let moment = Moment(id: "1", authorName: "a", kind: .photos, photos: photos, photoDescriptions: ["first"])
    let driver = try MomentsDriver(PreviewMoments([moment]), columns: 100, language: .en, image: Self.image)
    #expect(driver.lines.contains("       ▣ 1000 photos"))
    #expect(driver.lines.filter { $0.contains("▄") }.count <= 30)
    let dull = try MomentsDriver(PreviewMoments([.lake]), depth: .ansi16, image: Self.image)
    #expect(dull.lines[7] == "       ▣ 2 张照片 · A lake at dusk")
    #expect(dull.lines[8].hasPrefix("       ♥ 2 · "))
  }

  @Test func `For screen readers, the Moments screen shows words instead of symbols`() throws {
    let driver = try MomentsDriver(PreviewMoments([.lake, .link]), columns: 100, language: .en, presentation: .lines)
    let lines = driver.newLines()
    #expect(lines.contains("1. Mira Okafor"))
    #expect(lines.contains("> 2. Tobias Lind, 2 minutes ago"))
    #expect(lines.contains("2 likes, liked by you: 佐藤 花江, Mira Okafor") && lines.contains("shared with 3"))
    #expect(lines.contains("2 photos, A lake at dusk"))
    #expect(lines.contains("0 likes"))
    let chinese = try MomentsDriver(PreviewMoments([.lake]), presentation: .lines).newLines()
    #expect(chinese.contains("> 2. Tobias Lind，2分钟前"))
    #expect(chinese.contains("2 个赞，你已赞：佐藤 花江、Mira Okafor") && chinese.contains("分享给 3 人"))
  }

  @Test func `The Moments screen makes control characters from the server visible`() throws {
    let moment = Moment(
      id: "1", authorName: "a\u{1B}[31mb", kind: .other("PO\u{7}LL"), title: "x\u{202E}y\nz",
      photos: [])
    let driver = try MomentsDriver(PreviewMoments([moment]))
    #expect(driver.lines[5...7] == ["> [A3] a␛[31mb", "       xy z", "       [PO␇LL]"])
  }

  @Test func `A change of the language is visible on the Moments screen at once`() throws {
    let driver = try MomentsDriver(PreviewMoments([.lake]))
    driver.screen.language = .en
    #expect(driver.text.contains("2 minutes ago"))
    #expect(driver.text.contains("No more data"))
  }
}
