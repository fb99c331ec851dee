import FeatureTimeline
import FeatureTimelineTerminal
import Foundation
import Networking
import NetworkingTest
import Persistence
import Posts
import Presentation
import PresentationTerminal
import Reactive
import ReactiveTest
import TerminalUI
import TerminalUITest
import Testing

/// Tests of the screen of an edited post with its view model and a scripted server.
@MainActor @Suite struct PostVersionsScreenTests {
  private static func post(_ more: String = #""edited_at": "2026-11-22T11:00:00.000Z""#) -> String {
    #"{"id": "4", "content": "<p>Now", "account": {"id": "1", "username": "ada"}, \#(more)}"#
  }

  private static let history = #"""
    [{"content": "<p>Draft\u001B[31m", "created_at": "2026-11-22T10:00:00.000Z"},
     {"content": "<p>Second", "spoiler_text": "the ending", "created_at": "2026-11-22T10:30:00.000Z",
      "media_attachments": [{"id": "2", "type": "image", "description": "a lake\u001B"}],
      "poll": {"options": [{"title": "tabs"}, {"title": "spaces\u001B"}]}},
     {"content": "<p>Now", "created_at": "2026-11-22T11:00:00.000Z"}]
    """#

  private func driver(_ replies: ScriptedReply..., language: Language = .en) throws -> ScreenDriver {
    let viewModel = try TimelineFeature.scripted(replies).makePostViewModel(for: "4", in: .mastodonTag("swift"))
    return try .post(viewModel, Size(columns: 60, rows: 24), language: language)
  }

  @Test
  func `A key shows and hides the earlier versions of an edited post, and versions with a content warning are folded`()
    throws
  {
    let driver = try driver(.json(Self.post()), .json(Self.history))
    #expect(driver.text.contains("edited") && !driver.text.contains("Draft"))
    driver.press("H")
    let lines = driver.lines.map { $0.trimmingCharacters(in: .whitespaces) }
    let start = try #require(lines.firstIndex(of: "Earlier versions"))
    #expect(
      lines[start...].prefix(5) == [
        "Earlier versions", "– 2026-11-22 10:30", "Content warning: the ending", "Hidden behind a content warning",
        "– 2026-11-22 10:00",
      ])
    #expect(driver.text.contains("Draft") && !driver.text.contains("Second") && !driver.text.contains("\u{1B}"))
    #expect(!driver.text.contains("a lake") && !driver.text.contains("tabs"))
    driver.press("x")
    #expect(
      ["Second", "[image] a lake␛", "○ tabs", "○ spaces␛"].filter { !driver.text.contains($0) } == [])
    driver.press("H")
    #expect(!driver.text.contains("Draft"))
  }

  @Test func `Earlier versions of a post with a content warning are folded together with the post`() throws {
    let post = Self.post(#""edited_at": "2026-11-22T11:00:00.000Z", "spoiler_text": "film""#)
    let driver = try driver(.json(post), .json(Self.history))
    driver.press("H")
    #expect(driver.text.contains("10:00") && !driver.text.contains("Draft") && !driver.text.contains("the ending"))
    driver.press("x")
    #expect(driver.text.contains("Draft") && driver.text.contains("Second") && driver.text.contains("the ending"))
  }

  @Test func `The post screen explains that a server has no earlier versions of a post or does not show them`() throws {
    let none = try driver(.json(Self.post()), .json(#"[{"content": "<p>Now"}]"#), language: .zhHans)
    none.press("H")
    #expect(none.text.contains("编辑历史") && none.text.contains("服务器上没有此嘟文的编辑历史。"))
    let missing = try driver(.json(Self.post()), .status(404))
    missing.press("H")
    #expect(missing.text.contains("This server does not show earlier versions of posts."))
  }

  @Test(arguments: [
    (
      Language.en,
      [
        "-- Earlier versions --", "", "2026-11-22 10:30", "  Content warning: the ending", "  Second",
        "  [image] a lake␛",
      ]
    ), (.zhHans, ["-- 编辑历史 --", "", "2026-11-22 10:30", "  内容警告：the ending", "  Second", "  [图片] a lake␛"]),
  ])
  func `The plain text of earlier versions has one heading, and the date, text, files and poll of each version`(
    language: Language, first: [String]
  ) async throws {
    let feature = try TimelineFeature.scripted([.json(Self.post()), .json(Self.history)])
    let contents = try await feature.contents(ofPost: "4", in: .mastodonTag("swift"))
    let versions = try await feature.earlierVersions(ofPostIn: contents)
    let zone = try #require(TimeZone(identifier: "UTC"))
    let lines = PostVersionsPlain.lines(versions, language: language, timeZone: zone).map(\.string)
    #expect(lines.dropLast() == [""] + first + ["  ○ tabs", "  ○ spaces␛", "", "2026-11-22 10:00"])
    #expect(lines.last?.hasPrefix("  Draft") == true && lines.last?.contains("\u{1B}") == false)
    #expect(PostVersionsPlain.lines(.loaded([]), language: language).isEmpty)
    let failure = PostVersionsPlain.lines(.failed(.offline), language: language).map(\.string)
    #expect(failure.count == 2 && failure[1].contains(LoadFailure.offline.message(in: language)))
  }

  @Test func `A post that was not edited offers no earlier versions`() throws {
    let driver = try driver(.json(Self.post(#""edited_at": null"#)))
    driver.press("H", "?")
    #expect(!driver.text.contains("Earlier versions"))
  }
}
