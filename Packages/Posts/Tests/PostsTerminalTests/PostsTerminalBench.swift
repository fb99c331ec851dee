import Foundation
import Networking
import NetworkingTest
import Persistence
import Posts
import Reactive
import Testing

/// The actions of a user whose server is not reached.
@MainActor struct PostsTerminalBench {
  let user = Person(id: "1", name: "Mira", username: "mira")
  let actions: UserActions

  init() throws {
    let transport = ScriptedTransport { Issue.record($0) }
    actions = UserActions(
      of: user.username,
      APIClient(baseURL: try #require(URL(string: "https://social.example")), transport: transport),
      store: try .inMemory(schemas: [UserActions.schema, OutboxStorage.schema]),
      clock: HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 1_700_000_000)))
  }
}
