import FeatureCompose
import FeatureComposeModule
import Presentation
import Testing
import WebApp
import WebAppTest

@MainActor @Suite(.timeLimit(.minutes(15))) struct DraftsPageTests {
  @Test func `The page lists the drafts with links to their editors, and discards one`() async throws {
    let bench = try await ComposePageTests.Bench()
    defer { bench.app.server.stop() }
    let editor = try await bench.send("/compose", ["action": "typed", "text": "Tea <b>or</b> coffee"])
    #expect(editor.contains(#"href="/drafts">Drafts</a>"#), "\(editor)")
    bench.advance()
    let page = await bench.client.get("/drafts").body
    #expect(page.contains(#"<a href="/compose">Tea &lt;b&gt;or&lt;/b&gt; coffee</a>"#), "\(page)")
    #expect(page.contains("Discard the draft? The draft is deleted from this machine."), "\(page)")
    let row = try #require(page.firstMatch(of: #/name="row" value="([^"]*)"/#)?.1)
    let rest = try await bench.send("/drafts", ["action": "discard", "row": String(row)])
    #expect(rest.contains("No drafts") && !rest.contains("coffee"), "\(rest)")
    #expect(try bench.feature.storedDrafts().isEmpty)
  }
}
