import FeatureTimeline
import Presentation
import TerminalUI
import Testing

@testable import AppShell

@Suite struct TimelineLinesTests {
  @Test(arguments: [(Language.en, "home          Home"), (.zhHans, "home          主页")])
  func `Timelines are printed as the command accepts them, with their titles`(language: Language, first: String) throws
  {
    let notice = LocalizedText(en: "This server has no lists.", zhHans: "此服务器没有列表。")
    let choices: [TimelineChoice] = [
      .source(.mastodonHome), .notice(notice), .source(.mastodonList(id: "12249"), title: "RxSwift"),
      .source(.mastodonTag("swift")),
    ]
    let lines = TimelineReports.lines(of: choices, language).map(\.string)
    #expect(lines == [first, "list RxSwift  RxSwift", "#swift        #swift", notice[language]])
    #expect(TimelineSource("list RxSwift") == .mastodonListNamed("RxSwift"))
  }
}
