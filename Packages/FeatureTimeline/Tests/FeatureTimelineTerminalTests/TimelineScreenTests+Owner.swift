import FeatureTimeline
import Presentation
import TerminalUITest
import Testing

extension TimelineScreenTests {
  @Test(arguments: [(Language.en, "Home · @mira@stub.example"), (.zhHans, "主页 · @mira@stub.example")])
  func `The line above the rows names the owner of the timeline, also on the first screen of a tab`(
    language: Language, line: String
  ) throws {
    let viewModel = PreviewTimeline(content([.post(.sample(7))]), source: .mastodonHome)
    viewModel.owner = "@mira@stub.example"
    #expect(try driver(viewModel, language: language).lines[1] == line)
    let anonymous = PreviewTimeline(content([.post(.sample(7))]), source: .mastodonTag("swift"))
    #expect(try driver(anonymous, language: language).lines[1] == "")
  }
}
