import FeatureTimeline
import FeatureTimelineTerminal
import Foundation
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct SourcesScreenTests {
  final class Preview: SourcesViewModel {
    let input = ListInput()
    let choose = PublishRelay<TimelineChoice>()
    let current: TimelineSource?
    let relay: BehaviorRelay<ListState<TimelineChoice>>
    private(set) var chosen: [TimelineChoice] = []
    private let bag = DisposeBag()

    init(_ rows: [TimelineChoice], current: TimelineSource? = nil) {
      self.current = current
      relay = BehaviorRelay(value: .content(ListContent(rows: rows, footer: .endReached)))
      choose.asSignal().emit(onNext: { [weak self] in self?.chosen.append($0) }).disposed(by: bag)
    }

    var state: Driver<ListState<TimelineChoice>> { relay.asDriver() }
    let intents = IntentRelay<TimelineIntent>()
  }

  private func driver(_ viewModel: Preview, language: Language = .en, columns: Int = 40) throws -> ScreenDriver {
    let driver = try ScreenDriver(size: Size(columns: columns, rows: 10))
    driver.application.screens.push(
      SourcesScreen(viewModel: viewModel, context: ScreenContext(host: driver.application, language: language)))
    driver.settle()
    return driver
  }

  static let rows: [TimelineChoice] = [
    .source(.mastodonHome), .source(.mastodonFavorites),
    .source(.mastodonList(id: "1"), title: "摄影\u{1B} 📷"), .source(.mastodonTag("swift")),
    .notice(LocalizedText(en: "This server does not support lists.", zhHans: "此服务器不支持列表。")),
  ]

  @Test func `The screen of sources lists their names, and Enter chooses one`() throws {
    let viewModel = Preview(Self.rows)
    let driver = try driver(viewModel)
    for text in ["Timelines", "Home", "Favorites", "摄影␛ 📷", "#swift", "This server does not support lists."] {
      #expect(driver.text.contains(text))
    }
    driver.press("j", .enter)
    #expect(viewModel.chosen == [.source(.mastodonFavorites)])
  }

  @Test func `The screen of sources selects the source that the user last chose`() throws {
    let viewModel = Preview(Self.rows, current: .mastodonTag("swift"))
    try driver(viewModel).press(.enter)
    #expect(viewModel.chosen == [.source(.mastodonTag("swift"))])
  }

  @Test(arguments: [("#rust", TimelineSource.mastodonTag("rust")), ("@ada,@bea", .mastodonAccounts(["ada", "bea"]))])
  func `Entering a hashtag or accounts on the screen of sources chooses their timeline`(
    text: String, source: TimelineSource
  ) throws {
    let viewModel = Preview(Self.rows)
    let driver = try driver(viewModel)
    driver.press("S")
    #expect(driver.lines.last == " Hashtag or account:")
    driver.type(text)
    driver.press(.enter)
    #expect(viewModel.chosen == [.source(source)])
  }

  @Test(arguments: [(Language.en, "Enter a #hashtag or @accounts."), (.zhHans, "请输入 #话题标签或 @账号。")])
  func `Text that names neither a hashtag nor an account is rejected with a message`(language: Language, advice: String)
    throws
  {
    let viewModel = Preview(Self.rows)
    let driver = try driver(viewModel, language: language, columns: 80)
    driver.press("S")
    driver.type("rust")
    driver.press(.enter)
    #expect(viewModel.chosen == [] && driver.text.contains(advice))
    driver.press("S", .enter)
    #expect(viewModel.chosen == [])
  }

  @Test func `The screen of sources is localized in Chinese`() throws {
    let driver = try driver(Preview(Self.rows), language: .zhHans)
    for text in ["时间线", "主页", "喜欢", "此服务器不支持列表。"] { #expect(driver.text.contains(text)) }
  }

  @Test func `The title of a timeline names its owner, and a key shows the sources`() throws {
    let viewModel = PreviewTimeline(.loading, source: .mastodonHome)
    viewModel.owner = "@mira@social.example"
    let driver = try ScreenDriver(size: Size(columns: 50, rows: 10))
    driver.application.screens.push(
      TimelineScreen(viewModel: viewModel, context: ScreenContext(host: driver.application, language: .en)))
    driver.settle()
    #expect(driver.lines[0] == " Home · @mira@social.example")
    driver.press("s")
    #expect(viewModel.calls.contains("sources"))
  }
}
