import FeatureTimeline
import FeatureTimelineTerminal
import Foundation
import Posts
import Presentation
import PresentationTerminal
import TerminalUI
import TerminalUITest
import Testing

extension PostScreenTests {
  @Test(arguments: [(false, false, 1), (true, false, 0), (true, true, 1), (false, true, 0)])
  func `The post screen shows the images that are loaded below its text, but none that are folded or sensitive`(
    hasWarning: Bool, isSensitive: Bool, count: Int
  ) throws {
    var post = Post.sample(7, "Hello")
    post.media = ["a", "b"].map { PostMedia(.image, url: URL(string: "https://files.example/\($0).png")) }
    post.isSensitive = isSensitive
    post.warning = hasWarning ? "lakes" : nil
    let image = PixelImage(width: 4, height: 2, pixels: Array(repeating: RGB(1, 2, 3), count: 8), description: "a lake")
    let driver = try ScreenDriver(size: Size(columns: 50, rows: 60), images: .kitty)
    let context = ScreenContext(
      host: driver.application, language: .en, image: { $0.lastPathComponent == "b.png" ? image : nil })
    driver.application.screens.push(PostScreen(viewModel: Preview(.post(post)), context: context))
    driver.settle()
    // What a content warning hides is visible after x, also if it is sensitive.
    if hasWarning, isSensitive { driver.press("x") }
    #expect(driver.terminal.emulator.images.count == count)
    #expect(driver.terminal.emulator.images.allSatisfy { $0.rect.origin.column == 0 && $0.rect.origin.row > 6 })
  }
}
