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

extension TimelineScreenTests {
  @Test(arguments: [
    (Language.en, "↑ 2 new"), (.zhHans, "↑ 2 条新内容"),
  ])
  func `The timeline screen counts new posts above the visible rows, and the selection stays on its post`(
    language: Language, label: String
  ) throws {
    let known = (1...20).reversed().map { TimelineRow.post(.sample($0, "text \($0)")) }
    let viewModel = PreviewTimeline(content(known))
    let driver = try driver(viewModel, language: language)
    driver.press("j", "j", "j", "j", "j", "j")
    #expect(driver.text.contains("> [MO]"))
    let before = try #require(driver.lines.firstIndex { $0.hasPrefix("> ") })
    #expect(driver.lines[before + 1].contains("text 14"))
    viewModel.show(content([.post(.sample(22)), .post(.sample(21))] + known, inserted: [0, 1]))
    let after = try #require(driver.lines.firstIndex { $0.hasPrefix("> ") })
    #expect(driver.lines[after + 1].contains("text 14"))
    #expect(driver.text.contains(label))
    let top = try #require(driver.lines.first { $0.contains(label) })
    #expect(top.drop { $0 == " " } == "\(label) · g", "the label covers no text: \(top)")
  }

  @Test
  func `The timeline screen loads more posts near the end, and does not retry after a failure`() throws {
    let rows = (1...20).reversed().map { TimelineRow.post(.sample($0)) }
    let viewModel = PreviewTimeline(content(rows, footer: .idle))
    let driver = try driver(viewModel)
    #expect(viewModel.calls == ["appeared"])
    driver.press("G")
    #expect(viewModel.calls == ["appeared", "more"])
    viewModel.show(content(rows, footer: .loadMoreFailed(.offline)))
    driver.press("j", "k", "j")
    #expect(viewModel.calls == ["appeared", "more"])
  }

  @Test
  func `The timeline screen begins at the reading position, and updates the position when the selection moves`() throws
  {
    let rows = (1...20).reversed().map { TimelineRow.post(.sample($0, "text \($0)")) }
    let viewModel = PreviewTimeline(.loading)
    viewModel.position = "11"
    let driver = try driver(viewModel)
    viewModel.show(content(rows))
    let selected = try #require(driver.lines.firstIndex { $0.hasPrefix("> ") })
    #expect(driver.lines[selected + 1].contains("text 11"))
    driver.press("j")
    #expect(viewModel.position == "10")
    driver.press("g")
    #expect(viewModel.position == nil)
  }

  @Test
  func `The timeline screen notifies its view model when the screen is covered, and when it is visible again`() throws {
    let viewModel = PreviewTimeline(content([.post(.sample(2))]))
    let driver = try driver(viewModel)
    driver.application.screens.push(
      TimelineScreen(
        viewModel: PreviewTimeline(.loading), context: ScreenContext(host: driver.application, language: .en)))
    driver.application.screens.pop()
    #expect(viewModel.calls == ["appeared", "covered", "appeared"])
  }

  @Test
  func `The ages of posts on the timeline screen advance without any other event`() throws {
    let clock = BehaviorRelay(value: Date(timeIntervalSince1970: 1_544_258_835))
    let driver = try ScreenDriver(size: Size(columns: 50, rows: 8))
    driver.application.screens.push(
      TimelineScreen(
        viewModel: PreviewTimeline(content([.post(.sample(2))])),
        context: ScreenContext(
          host: driver.application, language: .en,
          now: { clock.value })))
    #expect(driver.text.contains(" 5m"))
    clock.accept(clock.value + 60)
    driver.advance(by: .seconds(61))
    #expect(driver.text.contains(" 6m"))
  }
}
