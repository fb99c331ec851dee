import ArgumentParser
import FeatureCompose
import FeatureComposeModule
import Foundation
import Networking
import NetworkingTest
import Persistence
import Posts
import Presentation
import TerminalAppTest
import Testing

@testable import FeatureComposeTerminal

@Suite(.app(of: ComposeModule())) struct PublishOptionsTests {
  @Test func `A poll of a command is open for a day and has one choice, unless the options say otherwise`() throws {
    var draft = ComposeDraft()
    let poll = ["--poll", "Tea", "--poll", "Coffee"]
    try PublishOptions<NewPostDefaults>.parse(poll).apply(to: &draft)
    #expect(draft.poll == DraftPoll(["Tea", "Coffee"], duration: 86_400, isMultiple: false))
    try PublishOptions<NewPostDefaults>.parse(poll + ["--poll-duration", "30m", "--poll-multiple"]).apply(to: &draft)
    #expect(draft.poll == DraftPoll(["Tea", "Coffee"], duration: 1_800, isMultiple: true))
    try PublishOptions<NewPostDefaults>.parse(["--visibility", "followers"]).apply(to: &draft)
    #expect(draft.visibility == .followers && draft.poll != nil, "An option changes only its own part.")
  }

  @Test(arguments: [("1m", 60), ("12h", 43_200), ("7d", 604_800), ("999999m", 59_999_940)])
  func `The time of a poll is a number of minutes, hours or days`(text: String, seconds: Int) throws {
    #expect(try PollDuration(text).seconds == seconds)
  }

  @Test(arguments: ["", "m", "0d", "-1h", "1w", "12", "1000000m", "99999999999999999999d"])
  func `Any other time of a poll is refused`(text: String) {
    #expect(throws: ValidationError.self) { try PollDuration(text) }
  }

  @Test func `Images have the descriptions of the options, in order, and none beyond`() throws {
    let options = try PublishOptions<NewPostDefaults>.parse(["--image", "a.png", "--image", "b.png", "--alt", "A cup"])
    #expect(options.images.map(\.file) == [.path("a.png"), .path("b.png")])
    #expect(options.images.map(\.description) == ["A cup", ""])
    #expect(throws: (any Error).self) { try PublishOptions<NewPostDefaults>.parse(["--alt", "A cup"]) }
  }

  @Test func `A reply has its text after the mentions, and an edit replaces the text`() async throws {
    let status =
      #"{"id": "7", "uri": "u", "content": "<p>Tea</p>", "account": {"id": "2", "username": "mira", "acct": "mira"}, "mentions": [{"id": "3", "username": "bo", "acct": "bo"}]}"#
    let transport = ScriptedTransport([
      .json(status).on("GET /api/v1/statuses/7").repeated(), .json(status).on("POST /api/v1/statuses"),
      .json(#"{"id": "7", "text": "Tea", "spoiler_text": ""}"#).on("GET /api/v1/statuses/7/source"),
      .json(status).on("PUT /api/v1/statuses/7"),
    ]) { Testing.Issue.record($0) }
    let client = APIClient(baseURL: try #require(URL(string: "http://compose.test")), transport: transport)
    let feature = ComposeFeature(
      dependencies: ComposeDependencies(
        client: client, account: "mira",
        store: try .inMemory(schemas: [ComposeFeature.schema, UserActions.schema, OutboxStorage.schema])))
    #expect(try await ReplyCommand.parse(["7", "Agreed"]).perform(feature, .en)?.id == "7")
    #expect(try await EditCommand.parse(["7", "Coffee"]).perform(feature, .en)?.id == "7")
    let forms = transport.requests.filter { $0.method != .get }.map { request in
      request.body.segments.map { if case .data(let data) = $0 { String(decoding: data, as: UTF8.self) } else { "" } }
        .joined()
    }
    #expect(forms.map { $0.prefix { $0 != "&" } } == ["status=%40bo%20Agreed", "status=Coffee"])
  }
}
