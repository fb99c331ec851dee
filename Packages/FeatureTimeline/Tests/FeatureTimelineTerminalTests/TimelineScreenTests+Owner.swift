import FeatureTimeline
import FeatureTimelineTerminal
import Presentation
import PresentationTerminal
import TerminalUI
import TerminalUITest
import Testing

extension TimelineScreenTests {
  /// Returns a driver of a window with tabs, whose header does not show the title of the first screen.
  private func tabbed(
    _ state: ListState<TimelineRow>, of source: TimelineSource, owner: String? = nil, language: Language = .en
  ) throws -> ScreenDriver {
    let driver = try ScreenDriver(size: Size(columns: 80, rows: 24))
    driver.application.header = TabBar([.init("Timeline")])
    push(state, of: source, owner: owner, language: language, on: driver)
    return driver
  }

  private func push(
    _ state: ListState<TimelineRow>, of source: TimelineSource, owner: String? = nil, language: Language = .en,
    on driver: ScreenDriver
  ) {
    let viewModel = PreviewTimeline(state, source: source)
    viewModel.owner = owner
    driver.application.screens.push(
      TimelineScreen(viewModel: viewModel, context: ScreenContext(host: driver.application, language: language)))
    driver.settle()
  }

  @Test(arguments: [(Language.en, "Home · @mira@stub.example"), (.zhHans, "主页 · @mira@stub.example")])
  func `The line above the rows names the owner of the timeline on the first screen of a tab`(
    language: Language, line: String
  ) throws {
    let posts = content([.post(.sample(7))])
    let home = try tabbed(posts, of: .mastodonHome, owner: "@mira@stub.example", language: language)
    #expect(home.lines[1] == line)
    #expect(try tabbed(posts, of: .mastodonTag("swift"), language: language).lines[1] == "#swift")
    #expect(try tabbed(posts, of: .mastodonAccounts(["bea"]), language: language).lines[1] == "@bea")
  }

  @Test func `A timeline that is not up to date still names its owner`() throws {
    let posts = content([.post(.sample(7))], header: .stale(.offline))
    let driver = try tabbed(posts, of: .mastodonHome, owner: "@mira@stub.example")
    #expect(driver.lines[1] == "Home · @mira@stub.example · Not up to date · R Retry")
  }

  @Test func `The window shows the title of a timeline once, even if the timeline is below or next to another screen`()
    throws
  {
    let posts = content([.post(.sample(7))])
    let driver = try tabbed(posts, of: .mastodonTag("swift"))
    push(posts, of: .mastodonTag("rust"), on: driver)
    #expect(driver.text.ranges(of: "#rust").count == 1 && driver.lines[1] == "")
    driver.application.columnsForTwo = 100
    driver.resize(columns: 120, rows: 24)
    driver.settle()
    let body = driver.lines.dropFirst().joined()
    #expect(body.ranges(of: "#swift").count == 1 && body.ranges(of: "#rust").count == 1)
  }
}
