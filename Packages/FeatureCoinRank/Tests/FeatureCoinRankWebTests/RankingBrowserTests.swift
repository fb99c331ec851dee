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

/// The proof of `OneViewModelTests` with the script of the pages, in a real browser.
@MainActor
@Suite(
  .timeLimit(.minutes(15)),
  .enabled(if: PageBrowser.isAvailable, "needs BROWSER=1 and Chromium, such as Debian's chromium-headless-shell"))
struct RankingBrowserTests {
  @Test func `R in the terminal changes the page in a browser, and a click on “Load more” there changes the terminal`()
    async throws
  {
    let driver = try ScreenDriver(size: Size(columns: 50, rows: 12))
    let app = try await RankingApp(RankingApp.page(1, 1...60, of: 2), isEntered: false) { feature in
      let viewModel = feature.makeRankingViewModel()
      driver.application.screens.push(
        TitledListScreen(viewModel, .ranking, context: ScreenContext(host: driver.application, language: .en)))
      return WebScene(.ranking, list: .ranking) { _ in viewModel }
    }
    defer { app.server.stop() }
    driver.settle()
    let browser = try PageBrowser()
    defer { browser.close() }
    try await browser.open(app.address)
    try await browser.wait(until: "document.getElementById('row-60')")

    app.transport.script(RankingApp.page(1, 0...59, of: 2))
    driver.press("R")
    try await browser.wait(until: "document.getElementById('row-0') && !document.getElementById('row-60')")

    app.transport.script(RankingApp.page(2, 60...75, of: 2))
    try await browser.click("#more button")
    try await browser.wait(until: "document.getElementById('row-75')")
    driver.press("G")
    #expect(driver.text.contains("u75"))
    #expect(driver.text.contains("No more data"))
  }
}
