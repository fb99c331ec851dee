import FeatureTimeline
import FeatureTimelineTerminal
import NetworkingTest
import Presentation
import PresentationTerminal
import TerminalUI
import TerminalUITest
import Testing

extension MastodonScreenTests {
  @Test func `The search says what can be found before anything is typed, and names the text that matches nothing`()
    throws
  {
    let nothing = #"{"accounts": [], "statuses": [], "hashtags": []}"#
    let viewModel = try TimelineFeature.scripted([.json(nothing)]).makeSearchViewModel(text: "zzz")
    let found = try driver {
      TimelineSearchScreen(viewModel: viewModel, context: ScreenContext(host: $0, language: .en))
    }
    #expect(found.text.contains("Nothing matches “zzz”"))
    let empty = try TimelineFeature.scripted([]).makeSearchViewModel()
    let other = try driver { TimelineSearchScreen(viewModel: empty, context: ScreenContext(host: $0, language: .en)) }
    #expect(other.text.contains("Type a name, a #hashtag, text") && !other.text.contains("Nothing matches"))
  }
}
