import Composition
import FeatureCoinRank
import FeatureCoinRankModule
import FeatureCoinRankTerminal
import FeatureCoinRankWeb
import NetworkingTest
import Presentation
import PresentationTerminal
import TerminalUI
import TerminalUITest
import Testing
import WebApp
import WebAppTest

/// The proof that a view model does not depend on its user interface.
@MainActor @Suite(.timeLimit(.minutes(15))) struct OneViewModelTests {
  @Test func `A terminal and a browser show one view model, and each shows what the user does in the other`()
    async throws
  {
    let driver = try ScreenDriver(size: Size(columns: 50, rows: 12))
    let app = try await RankingApp(RankingApp.page(1, 1...30, of: 2)) { feature in
      let viewModel = feature.makeRankingViewModel()
      driver.application.screens.push(
        TitledListScreen(viewModel, .ranking, context: ScreenContext(host: driver.application, language: .en)))
      return WebScene(.ranking, list: .ranking) { _ in viewModel }
    }
    defer { app.server.stop() }
    driver.settle()
    #expect(driver.text.contains("u1 "))

    let page = await app.client.get("/ranking")
    #expect(page.body.contains("u30"))
    let state = try #require(page.body.firstMatch(of: /data-state="([0-9]+)"/).flatMap { Int($0.1) })
    var events = app.client.events("/ranking", state: state).makeAsyncIterator()
    _ = await events.next()

    // The key `r` in the terminal changes the page.
    app.transport.script(RankingApp.page(1, 0...29, of: 2))
    driver.press("r")
    var received = ""
    while !received.contains("row-0"), let piece = await events.next() { received += piece }
    #expect(received.contains(#"["remove","row-30"],["insert","<tr id=\"row-0\""#))

    // The button of the page changes the terminal.
    app.transport.script(RankingApp.page(2, 30...45, of: 2))
    let token = try #require(page.token)
    #expect(await app.client.post("/ranking", ["action": "more", "token": token], isScripted: true).status == 204)
    driver.press("G")
    #expect(driver.text.contains("u45"))
    #expect(driver.text.contains("No more data"))
    #expect(app.transport.requests.count == 3)
  }
}
