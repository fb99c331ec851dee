import Composition
import Testing
import WebApp
import WebAppTest

@MainActor @Suite(.timeLimit(.minutes(15))) struct AboutPageTests {
  /// A module with the destination of the page about the app.
  private struct AboutModule: WebModule {
    let destinations = [Destination(.about, title: AboutDocument.title)]
    let pages = [WebScene.about(name: "tessera", version: "1.2 <beta>")]

    func register(in container: inout Container) {}
  }

  @Test func `The page about the app shows its version and its store`() async throws {
    let app = try await PageApp(AboutModule()) { _ in }
    defer { app.server.stop() }
    let body = await app.enter().get("/about").body
    #expect(body.contains(#"<p class="strong">tessera 1.2 &lt;beta&gt;</p>"#))
    #expect(body.contains("<th>store</th><td>in memory</td>"))
    #expect(body.contains(#"<a href="/about" data-key="i" aria-current="page">About</a>"#))
  }
}
