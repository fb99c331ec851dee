import FeatureTimeline
import FeatureTimelineTerminal
import Foundation
import Posts
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct PostRepliesScreenTests {
  private func post(replies: Int) throws -> Post {
    var post = Post.sample(7, "Hello")
    post.counts = try JSONDecoder().decode(PostCounts.self, from: Data(#"{"replies": \#(replies)}"#.utf8))
    return post
  }

  private func replies(_ count: Int) -> PostReplies {
    .loaded((1...count).map { ThreadRow(.sample(10 + $0, "Reply \($0)"), depth: $0 == 2 ? 2 : 1) })
  }

  private func driver(
    _ viewModel: PostScreenTests.Preview, language: Language = .en, presentation: TerminalPresentation = .screens
  ) throws -> ScreenDriver {
    let driver = try ScreenDriver(size: Size(columns: 60, rows: 40), presentation: presentation)
    driver.application.screens.push(
      PostScreen(viewModel: viewModel, context: ScreenContext(host: driver.application, language: language)))
    driver.settle()
    return driver
  }

  @Test func `The number of replies is shown before they arrive, and nothing above them moves when they do`() throws {
    let viewModel = PostScreenTests.Preview(.post(try post(replies: 2)))
    let driver = try driver(viewModel)
    let before = driver.lines
    let heading = try #require(before.firstIndex { $0.hasPrefix("── 2 replies ──") })
    viewModel.repliesRelay.accept(replies(2))
    #expect(driver.lines.prefix(heading + 1) == before.prefix(heading + 1))
    #expect(driver.lines[heading + 1].hasPrefix("│ Mira Okafor @mira_okafor"))
    #expect(driver.lines[heading + 2] == "│ Reply 1")
    #expect(driver.text.contains("│ │ Reply 2") && !driver.text.contains("more repl"))
  }

  @Test(arguments: [
    (Language.en, "── 7 replies ──", "2 more replies · t Thread"), (.zhHans, "── 7 条回复 ──", "另有 2 条回复 · t 对话"),
  ])
  func `Of many replies, the first five are shown, and a key leads to the others`(
    language: Language, heading: String, more: String
  ) throws {
    let viewModel = PostScreenTests.Preview(.post(try post(replies: 3)))
    viewModel.repliesRelay.accept(replies(7))
    let driver = try driver(viewModel, language: language)
    #expect(driver.text.contains(heading) && driver.text.contains("Reply 5") && !driver.text.contains("Reply 6"))
    #expect(driver.text.contains(more), "\(driver.text)")
    driver.press("t")
    #expect(viewModel.calls.last == "thread 7")
  }

  @Test func `A post without replies has no heading for them, and a failure is explained below the heading`() throws {
    #expect(try !driver(PostScreenTests.Preview(.post(try post(replies: 0)))).text.contains("── "))
    let viewModel = PostScreenTests.Preview(.post(try post(replies: 1)))
    viewModel.repliesRelay.accept(.failed(.offline))
    let text = try driver(viewModel).text
    #expect(text.contains("── 1 reply ──") && text.contains(LoadFailure.offline.message(in: .en)))
  }

  @Test func `For screen readers, the replies are read without lines and signs`() throws {
    let viewModel = PostScreenTests.Preview(.post(try post(replies: 2)))
    viewModel.repliesRelay.accept(replies(2))
    let lines = try driver(viewModel, presentation: .lines).newLines()
    #expect(lines.contains("2 replies") && lines.contains("Reply 2"), "\(lines)")
    #expect(!lines.contains { $0.contains("│") || $0.contains("──") })
  }

  @Test func `The space of an image is reserved before it arrives, so that the replies do not move`() throws {
    @MainActor final class Loaded { var image: PixelImage? }
    var post = try post(replies: 1)
    post.media = [PostMedia(.image, url: URL(string: "https://img.test/a.png"), width: 640, height: 320)]
    let (loaded, driver) = (Loaded(), try ScreenDriver(size: Size(columns: 60, rows: 40)))
    let viewModel = PostScreenTests.Preview(.post(post))
    viewModel.repliesRelay.accept(replies(1))
    driver.application.screens.push(
      PostScreen(
        viewModel: viewModel,
        context: ScreenContext(host: driver.application, language: .en, image: { _ in loaded.image })))
    let before = driver.lines.firstIndex { $0.hasPrefix("── 1 reply") }
    loaded.image = PixelImage(width: 2, height: 1, pixels: [RGB(1, 2, 3), RGB(1, 2, 3)], description: "")
    driver.resize(columns: 60, rows: 39)
    #expect(before != nil && driver.text.contains("▄▄▄▄"))
    #expect(driver.lines.firstIndex { $0.hasPrefix("── 1 reply") } == before)
  }
}
