import ArgumentParser
import FeatureCompose
import FeatureComposeModule
import Foundation
import Networking
import NetworkingTest
import Persistence
import Posts
import Presentation
import TerminalApp
import TerminalAppTest
import Testing

@testable import FeatureComposeTerminal

/// Tests of commands that publish, with a scripted server. They read no text from the standard input.
@Suite(.app(of: ComposeModule())) struct PublishingCommandTests {
  private static let status =
    #"{"id": "7", "uri": "u", "content": "<p>Tea</p>", "account": {"id": "2", "username": "mira", "acct": "mira"}, "mentions": [{"id": "3", "username": "bo", "acct": "bo"}]}"#
  private static let loaded = ScriptedReply.json(status).on("GET /api/v1/statuses/7").repeated()
  private static let source = ScriptedReply.json(#"{"id": "7", "text": "Tea", "spoiler_text": ""}"#)
    .on("GET /api/v1/statuses/7/source")
  private static let posted = ScriptedReply.json(status).on("POST /api/v1/statuses")

  private func feature(_ replies: ScriptedReply...) throws -> (feature: ComposeFeature, transport: ScriptedTransport) {
    let transport = ScriptedTransport(replies) { Testing.Issue.record($0) }
    let client = APIClient(baseURL: try #require(URL(string: "http://compose.test")), transport: transport)
    let store = try Store.inMemory(schemas: [ComposeFeature.schema, UserActions.schema, OutboxStorage.schema])
    let dependencies = ComposeDependencies(client: client, account: "mira", store: store)
    return (ComposeFeature(dependencies: dependencies), transport)
  }

  /// The methods of the requests that changed something, with the first field of their forms.
  private func changes(_ transport: ScriptedTransport) -> [String] {
    transport.requests.filter { $0.method != .get }.map { request in
      let form = request.body.segments.map { segment in
        if case .data(let data) = segment { String(decoding: data, as: UTF8.self) } else { "" }
      }.joined()
      return "\(request.method.rawValue) \(form.prefix { $0 != "&" })"
    }
  }

  @Test func `A reply has its text after the mentions, an edit replaces the text, and a deletion is sent`() async throws
  {
    let (feature, transport) = try feature(
      Self.loaded, Self.posted, Self.source.repeated(), .json(Self.status).on("PUT /api/v1/statuses/7"),
      .json(Self.status).on("DELETE /api/v1/statuses/7"))
    #expect(try await ReplyCommand.parse(["7", "Agreed"]).perform(feature, .en)?.id == "7")
    #expect(try await EditCommand.parse(["7", "Coffee"]).perform(feature, .en)?.id == "7")
    #expect(try await DeleteCommand.parse(["7"]).perform(feature, .en)?.id == "7")
    #expect(changes(transport) == ["POST status=%40bo%20Agreed", "PUT status=Coffee", "DELETE "])
  }

  @Test func `A refused post of a command does not become a draft`() async throws {
    let (feature, _) = try feature(.json(#"{"error": "No tea"}"#, status: 422).on("POST /api/v1/statuses"))
    await #expect(throws: LoadFailure.self) { try await PublishCommand.parse(["Tea"]).perform(feature, .en) }
    #expect(try feature.storedDrafts().isEmpty)
  }

  @Test func `A text has at most 50,000 bytes`() async throws {
    let (feature, transport) = try feature(Self.posted)
    let text = String(repeating: "a", count: 50_000)
    #expect(try await PublishCommand.parse([text]).perform(feature, .en) != nil)
    let failure = await #expect(throws: Failure.self) {
      try await PublishCommand.parse([text + "b"]).perform(feature, .en)
    }
    #expect(failure?.description == "The text is too long. Shorten it." && failure?.code == .usage)
    #expect(changes(transport) == ["POST status=\(text)"])
  }
}
