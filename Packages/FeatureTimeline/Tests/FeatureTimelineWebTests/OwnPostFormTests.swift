import FeatureTimelineTest
import Foundation
import Reactive
import Testing
import WebApp
import WebAppTest

@MainActor @Suite(.timeLimit(.minutes(15))) struct OwnPostFormTests {
  private let bench = PageBench()

  @Test func `The form that deletes a post is behind its question, and only on the user's own posts`() async throws {
    bench.server.publish("Theirs", by: 1)
    bench.server.publish("Mine", by: 0)
    let app = try await bench.start(account: "mira_okafor")
    defer { app.server.stop() }
    let (body, send) = try await bench.visit("/timeline", with: await app.enter())
    let folds = body.matches(of: /<details><summary data-key="d">Delete<\/summary>(.*?)<\/details>/).map {
      String($0.1)
    }
    #expect(
      folds.count == 1 && folds.first?.hasPrefix("<p>Delete this post? Its replies, boosts and favorites are") == true)
    #expect(folds.first?.contains(">Delete</button>") == true)
    #expect(folds.first?.contains(">Delete and write again</button>") == true)
    let after = await send("delete", [:])
    #expect(after.contains("Post deleted") && !after.contains("Mine") && after.contains("Theirs"), "\(after)")
    bench.wait()
    #expect(bench.server.texts() == ["Theirs"])
  }

  @Test func `A post that the server does not delete appears again, and the page says why`() async throws {
    bench.server.publish("Mine", by: 0)
    let app = try await bench.start(account: "mira_okafor")
    defer { app.server.stop() }
    let client = await app.enter()
    let (_, send) = try await bench.visit("/timeline", with: client)
    bench.server.refusal = (403, "No <tea>")
    #expect(await !send("delete", [:]).contains("Mine"))
    bench.wait()
    let page = await client.get("/timeline").body
    #expect(page.contains("Mine") && page.contains("The server refused: “No &lt;tea&gt;”"), "\(page)")
  }

  @Test func `A post is deleted and its source is kept when the user writes it again`() async throws {
    bench.server.publish("Mine", by: 0)
    let app = try await bench.start(account: "mira_okafor")
    defer { app.server.stop() }
    let (_, send) = try await bench.visit("/timeline", with: await app.enter())
    _ = bench.server.takeRequests()
    _ = await send("redraft", [:])
    bench.wait()
    let requests = bench.server.takeRequests().filter { $0.contains("/statuses/907") }
    #expect(requests == ["/api/v1/statuses/907", "/api/v1/statuses/907/source", "/api/v1/statuses/907"], "\(requests)")
    #expect(bench.server.texts().isEmpty)
  }
}
