import FeatureTimeline
import FeatureTimelineTerminal
import Posts
import Presentation
import TerminalUI
import Testing

@Suite struct SourcesPlainTests {
  @Test(arguments: [(Language.en, "home          Home"), (.zhHans, "home          主页")])
  func `SourcesPlain prints timelines in the form that the timeline command accepts, with their titles`(
    language: Language, first: String
  ) throws {
    let notice = LocalizedText(en: "This server does not support lists.", zhHans: "此服务器不支持列表。")
    let choices: [TimelineChoice] = [
      .source(.mastodonHome), .notice(notice), .source(.mastodonList(id: "12249"), title: "RxSwift"),
      .source(.mastodonTag("swift")),
    ]
    let lines = SourcesPlain.lines(choices, language: language).map(\.string)
    #expect(lines == [first, "list RxSwift  RxSwift", "#swift        #swift", notice[language]])
    #expect(TimelineSource("list RxSwift") == .mastodonListNamed("RxSwift"))
  }

  @Test func `A long title or username does not widen the other rows`() {
    let long = String(repeating: "a", count: 5_000)
    let choices: [TimelineChoice] = [
      .source(.mastodonHome), .source(.mastodonList(id: "1"), title: long),
      .source(.mastodonList(id: "2"), title: "Swift"),
    ]
    let lines = SourcesPlain.lines(choices, language: .en).map(\.string)
    #expect(lines == ["home        Home", "list \(long)  \(long)", "list Swift  Swift"])
    let people = [Person(id: "1", name: "Mira", username: "mira"), Person(id: "2", name: "Long", username: long)]
    #expect(
      PeoplePlain.lines(PeopleContents(people: people), language: .en).map(\.string)
        == ["@mira  Mira", "@\(long)  Long"])
  }

  @Test func `PeoplePlain prints people with their usernames and names`() {
    let people = [
      Person(id: "1", name: "Mira Okafor", username: "mira"),
      Person(id: "2", name: "Hanae", username: "hanae@b.example"),
    ]
    let rows = ["@mira             Mira Okafor", "@hanae@b.example  Hanae"]
    #expect(PeoplePlain.lines(PeopleContents(people: people), language: .en).map(\.string) == rows)
    let truncated = PeopleContents(people: people, failure: .foreignLink)
    #expect(
      PeoplePlain.lines(truncated, language: .zhHans).map(\.string) == rows + ["服务器给出的下一页链接无法使用，列表到此为止。"])
    let long = PeopleContents(people: people, failure: .listTooLong)
    #expect(
      PeoplePlain.lines(long, language: .en).map(\.string)
        == rows + ["The list is too long to be loaded completely, so it ends here."])
  }
}
