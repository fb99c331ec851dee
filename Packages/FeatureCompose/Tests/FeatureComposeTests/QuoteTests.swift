import FeatureCompose
import Foundation
import Networking
import NetworkingTest
import Posts
import Presentation
import Reactive
import Testing

@MainActor @Suite struct QuoteTests {
  private static let post = ScriptedReply.json(ComposeBench.status(#", "spoiler_text": "drinks""#)).on(
    "GET /api/v1/statuses/7")

  private func bench(version: Int?, _ replies: [ScriptedReply] = []) throws -> ComposeBench {
    let versions = version.map { #", "api_versions": {"mastodon": \#($0)}"# } ?? ""
    return try ComposeBench(
      replies + [.json(#"{"domain": "compose.test"\#(versions)}"#).on("GET /api/v2/instance").repeated()])
  }

  @Test func `A quote shows the post, and is published with its ID`() throws {
    let posted = ScriptedReply.json(ComposeBench.status()).on("POST /api/v1/statuses")
    let bench = try bench(version: 7, [Self.post.repeated(), posted])
    let editor = WatchedEditor(bench.feature.makeComposeViewModel(.quote("7")))
    #expect(editor.state.target?.author == "Ada" && editor.state.draft.warning == "drinks")
    editor.write("Still true")
    editor.viewModel.disappear.accept(())
    #expect(WatchedEditor(bench.feature.makeComposeViewModel()).shown.text.isEmpty)
    let next = WatchedEditor(bench.feature.makeComposeViewModel(.quote("7")))
    #expect(next.shown.text == "Still true" && next.state.draft.quote == "7")
    next.viewModel.publish.accept(())
    bench.advance(seconds: 5)
    #expect(next.outcomes == [.published])
    let form = bench.published.last?.form ?? ""
    #expect(form.contains("quoted_status_id=7") && !form.contains("in_reply_to_id"), "\(form)")
  }

  @Test(arguments: [nil, 6])
  func `A server without quotes says so before anything is written`(version: Int?) async throws {
    let bench = try bench(version: version)
    let editor = WatchedEditor(bench.feature.makeComposeViewModel(.quote("7")))
    guard case .failed(let failure) = editor.state.phase else {
      Issue.record("\(editor.state.phase)")
      return
    }
    #expect(
      failure.message(in: .en).hasPrefix("This server cannot publish quotes, which Mastodon can since version 4.5."))
    await #expect(throws: failure) { try await bench.feature.draft(of: .quote("7")) }
    #expect(bench.published.isEmpty)
  }
}
