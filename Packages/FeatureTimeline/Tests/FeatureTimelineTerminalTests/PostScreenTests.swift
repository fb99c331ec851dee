import FeatureTimeline
import FeatureTimelineTerminal
import Foundation
import Presentation
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct PostScreenTests {
  private final class Preview: PostViewModel {
    let source = TimelineSource.mastodonTag("swift")
    let relay: BehaviorRelay<Post?>
    var calls: [String] = []

    init(_ post: Post?) { relay = BehaviorRelay(value: post) }

    var post: Driver<Post?> { relay.asDriver() }
    var intents: Signal<TimelineIntent> { .never() }
    func showAuthor() { calls.append("author") }
    func browse() { calls.append("browse") }
  }

  private func driver(_ viewModel: Preview, rows: Int = 10, language: Language = .en) throws -> ScreenDriver {
    let driver = try ScreenDriver(size: Size(columns: 50, rows: rows))
    driver.application.screens.push(
      PostScreen(
        viewModel: viewModel, host: driver.application, language: language,
        timeZone: try #require(TimeZone(identifier: "UTC"))))
    driver.settle()
    return driver
  }

  @Test("shows the whole post and its address, and leads to its author and its page")
  func post() throws {
    let viewModel = Preview(.sample(7, "Hello"))
    let driver = try driver(viewModel)
    #expect(
      driver.lines.prefix(6) == [
        " Post", "Mira Okafor @mira_okafor          2018-12-08 08:42", "", "Hello", "", "https://stub.example/7",
      ])
    driver.press("a", "o", "y")
    #expect(viewModel.calls == ["author", "browse"])
    #expect(driver.text.contains("Link copied"))
  }

  @Test("moves over a long text, and stops at its ends")
  func scrolling() throws {
    let text = (1...30).map { "line \($0)." }.joined(separator: "\n")
    let driver = try driver(Preview(.sample(7, text)))
    #expect(driver.text.contains("line 6."))
    driver.press("j", "j")
    #expect(driver.lines[1] == "line 1.")
    driver.press("G")
    #expect(driver.lines[8] == "https://stub.example/7")
    driver.press("j", "k")
    #expect(driver.lines[7] == "https://stub.example/7" || driver.lines[8] == "")
    driver.press("g", "k")
    #expect(driver.lines[1].hasPrefix("Mira Okafor"))
  }

  @Test(
    "says when the post is not kept any more",
    arguments: [
      (Language.en, "This post is not kept any more"), (.zhHans, "本机已不再保存这条内容"),
    ])
  func gone(language: Language, words: String) throws {
    #expect(try driver(Preview(nil), language: language).text.contains(words))
  }
}
