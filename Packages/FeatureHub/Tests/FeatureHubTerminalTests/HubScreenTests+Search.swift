import FeatureHub
import FeatureHubTerminal
import NetworkingTest
import Presentation
import PresentationTerminal
import Reactive
import ReactiveTest
import TerminalUI
import TerminalUITest
import Testing

extension HubScreenTests {
  @Test(arguments: [57, 7])
  func `The selected row is previewed beside the list, unless few requests are left`(remaining: Int) throws {
    let intent = HubIntent.preview(remaining == 57 ? .issue(7, in: name) : nil)
    let feature = try feature(Self.issues(remaining: remaining))
    let viewModel = feature.makeIssuesViewModel(of: name)
    var intents: [HubIntent] = []
    let subscription = viewModel.intents.asSignal().emit(onNext: { intents.append($0) })
    let driver = try show { IssuesScreen(viewModel: viewModel, context: ScreenContext(host: $0, language: .en)) }
    driver.application.columnsForTwo = 50
    driver.advance(by: .milliseconds(300))
    #expect(intents == [intent] && driver.text.contains("7 of 60") == (remaining == 7))
    subscription.dispose()
  }

  // Without rows, `/` searches on the server instead of in the rows.
  @Test(arguments: ["S", "/"] as [Key])
  func `A search without results names the text, and differs from the screen before the first search`(
    key: Key
  ) throws {
    let viewModel = try feature(.json(#"{"items": []}"#)).makeSearchViewModel()
    let driver = try show { SearchScreen(viewModel: viewModel, context: ScreenContext(host: $0, language: .en)) }
    #expect(driver.text.contains("Search for repositories") && driver.text.contains("S Search"))
    driver.press(key, "r", "s")
    clock.advanceTo(600)
    driver.settle()
    #expect(driver.text.contains("No repository matches “rs”"))
  }

  @Test func `The search screen shows when a delayed search will be sent`() throws {
    let feature = try feature(.json(#"{"items": [{"id": 1, "full_name": "a/rs"}]}"#).repeated())
    let viewModel = feature.makeSearchViewModel()
    let driver = try show { SearchScreen(viewModel: viewModel, context: ScreenContext(host: $0, language: .en)) }
    for index in 1...10 {
      viewModel.type.accept("text \(index)")
      clock.advanceTo(index * 1000)
    }
    driver.settle()
    let row = try #require(driver.lines.firstIndex { $0.contains("a/rs") })
    viewModel.input.refresh.accept(())
    driver.settle()
    #expect(driver.lines[2].hasPrefix("Too many searches this minute. Your search will be sent"))
    #expect(driver.lines.firstIndex { $0.contains("a/rs") } == row + 1, "\(driver.text)")
  }
}
