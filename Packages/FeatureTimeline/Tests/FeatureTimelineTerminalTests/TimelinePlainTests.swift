import FeatureTimeline
import FeatureTimelineTerminal
import Foundation
import Posts
import Presentation
import TerminalUI
import Testing

@Suite struct TimelinePlainTests {
  private let now = Date(timeIntervalSince1970: 1_544_258_835)

  private func lines(_ contents: TimelineContents, _ language: Language = .en) throws -> [String] {
    try TimelinePlain.lines(contents, language: language, now: now, timeZone: #require(TimeZone(identifier: "UTC")))
      .map(\.string)
  }

  @Test
  func `TimelinePlain returns each post below its author and date, and a message where posts may be missing`() throws {
    let contents = TimelineContents(
      source: .mastodonTag("swift"), posts: [.sample(9, "one\n\nthree\u{7}"), .sample(2, "older")], gaps: ["9"],
      updated: now)
    #expect(
      try lines(contents) == [
        "Mira Okafor @mira_okafor  2018-12-08 08:42", "  one", "", "  three␇", "", "-- Posts may be missing here --",
        "",
        "Mira Okafor @mira_okafor  2018-12-08 08:42", "  older",
      ])
    #expect(try lines(contents, .zhHans)[5] == "-- 此处可能缺少嘟文 --")
  }

  @Test func `TimelinePlain adds the details of a post that is shown alone`() throws {
    var post = Post.sample(9, "one")
    post.language = "en"
    let contents = TimelineContents(source: .mastodonTag("swift"), posts: [post], updated: now)
    let zone = try #require(TimeZone(identifier: "UTC"))
    let details = TimelinePlain.lines(contents, showsDetails: true, language: .en, timeZone: zone).map(\.string)
    #expect(details.suffix(3) == ["  en", "", "  https://stub.example/9"])
    #expect(try lines(contents) == Array(details.dropLast(3)))
  }

  @Test
  func `TimelinePlain reports stale posts with their time and the reason`() throws {
    let contents = TimelineContents(
      source: .mastodonTag("swift"), posts: [.sample(2)], updated: now - 86_400, failure: .offline)
    #expect(
      try lines(contents)[0]
        == "Not up to date: The Internet connection appears to be offline · Updated 12-07 08:47")
    #expect(try lines(contents, .zhHans)[0] == "内容未更新：似乎已断开与互联网的连接 · 更新于 12-07 08:47")
  }

  @Test func `TimelinePlain explains why a list ends at a link to another server, and does not report stale posts`()
    throws
  {
    let contents = TimelineContents(
      source: .mastodonBookmarks, posts: [.sample(2, "older")], updated: now, failure: .foreignLink)
    #expect(
      try lines(contents) == [
        "Mira Okafor @mira_okafor  2018-12-08 08:42", "  older", "",
        "The server's link to the next page cannot be used, so the list ends here.",
      ])
    #expect(try lines(contents, .zhHans).last == "服务器给出的下一页链接无法使用，列表到此为止。")
  }

  @Test
  func `TimelinePlain returns a message if there are no posts`() throws {
    let contents = TimelineContents(source: .mastodonTag("swift"), posts: [], updated: now)
    #expect(try lines(contents) == ["None found"])
    #expect(try lines(contents, .zhHans) == ["暂无内容"])
  }
}
