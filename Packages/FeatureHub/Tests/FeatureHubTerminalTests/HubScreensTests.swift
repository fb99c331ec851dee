import FeatureHub
import FeatureHubTerminal
import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import PresentationTerminal
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct HubScreensTests {
  @Test func `Each Hub screen has the title of its query, and the search screen has its own title`() throws {
    let driver = try ScreenDriver(size: Size(columns: 40, rows: 8))
    let url = try #require(URL(string: "http://hub.test"))
    let transport = ScriptedTransport([]) { Testing.Issue.record($0) }
    let feature = HubFeature(
      dependencies: HubDependencies(
        client: APIClient(baseURL: url, transport: transport), store: try .inMemory(schemas: [HubFeature.schema])))
    let name = try #require(RepositoryName("a/b"))
    let screens = HubScreens(feature, context: ScreenContext(host: driver.application, language: .en))
    let scenes = [
      screens.search(""), screens.repository(name), screens.issues(of: name), screens.list(of: .branches(of: name)),
    ]
    #expect(scenes.map(\.screen.title.string) == ["Hub", "Repository", "Issues", "Branches"])
  }
}
