import FeatureTimeline
import FeatureTimelineTerminal
import Posts
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI
import TerminalUITest
import Testing

extension TimelineScreenTests {
  @Test func `The selected post is previewed in a wide window, a gap removes the preview, and nothing is opened`()
    throws
  {
    let driver = try ScreenDriver(size: Size(columns: 120, rows: 24))
    driver.application.columnsForTwo = 100
    let gap = TimelineGap(below: "7")
    let viewModel = PreviewTimeline(content([.post(.sample(7)), .gap(gap), .post(.sample(3))]), source: .mastodonHome)
    var intents: [TimelineIntent] = []
    let subscription = viewModel.intents.asSignal().emit(onNext: { intents.append($0) })
    driver.application.screens.push(
      TimelineScreen(viewModel: viewModel, context: ScreenContext(host: driver.application, language: .en)))
    for _ in 0..<3 {
      driver.advance(by: .milliseconds(300))
      driver.press("j")
    }
    #expect(
      intents == [
        .preview(.post("7", in: .mastodonHome)), .preview(nil), .preview(.post("3", in: .mastodonHome)),
      ])
    subscription.dispose()
  }
}
