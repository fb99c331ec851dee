import FeatureCompose
import Foundation
import Networking
import NetworkingTest
import Persistence
import Posts
import Testing

@MainActor @Suite struct Examples {
  @Test func `The example in the documentation compiles, and publishes a reply`() async throws {
    let status = #"{"id": "7", "uri": "u", "content": "Tea", "account": {"id": "2", "username": "ada", "acct": "ada"}}"#
    let transport = ScriptedTransport([.json(status).repeated()]) { Testing.Issue.record($0) }
    let dependencies = ComposeDependencies(
      client: APIClient(baseURL: try #require(URL(string: "http://compose.test")), transport: transport),
      account: "mira", store: try .inMemory(schemas: [ComposeFeature.schema, UserActions.schema, OutboxStorage.schema]))

    let feature = ComposeFeature(dependencies: dependencies)
    let viewModel = feature.makeComposeViewModel()

    var reply = try await feature.draft(of: .reply("112350000213000000"))  // without a screen
    reply.append("Agreed.")
    let post = try await feature.publish(reply)

    #expect(reply.text == "@ada Agreed." && post?.text == "Tea")
    withExtendedLifetime(viewModel) {}
  }
}
