import FeatureTimeline
import FeatureTimelineTerminal
import Foundation
import Posts
import Presentation
import PresentationTerminal
import TerminalUI
import TerminalUITest
import Testing

/// The selection among the links of a post that is longer than the screen.
@MainActor @Suite struct PostLinkTests {
  private let viewModel: PostScreenTests.Preview
  private let driver: ScreenDriver

  init() throws {
    let lines = (1...20).map { "line \($0)" }.joined(separator: "\n")
    var post = Post.sample(7, lines)
    post.media = (1...3).map {
      PostMedia(.video, url: URL(string: "https://files.example/\($0).mp4"), description: "Film \($0)")
    }
    viewModel = PostScreenTests.Preview(.post(post))
    driver = try .post(viewModel, Size(columns: 60, rows: 8), language: .en)
  }

  @Test func `The selected link is scrolled into view`() {
    #expect(!driver.text.contains("[1] Film 1"))
    driver.press("]")
    #expect(driver.text.contains("[1] Film 1"))
    driver.press("g")
    #expect(!driver.text.contains("[1] Film 1"))
    driver.press("]", "]")
    #expect(driver.text.contains("[3] Film 3"))
  }

  @Test func `The link before the selected one is the next that a key selects`() {
    driver.press("]", "]", "]", "[", .enter)
    #expect(viewModel.calls.last == "link https://files.example/2.mp4")
  }
}
