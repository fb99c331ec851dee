import FeatureNotifications
import FeatureNotificationsTerminal
import Networking
import NetworkingTest
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct GoldenScreenTests {
  @MainActor private struct State {
    var replies = [NotificationsScreenTests.page, NotificationsScreenTests.markers]
    var isAuthorized = true
    var keys = ""
    var isCompact = false
  }

  @Test func `The notifications look as in their golden file`() throws {
    func replies(_ reply: ScriptedReply) -> State {
      State(replies: [reply.on("GET /api/v1/notifications").repeated(), NotificationsScreenTests.markers])
    }
    let end = ScriptedReply.json("[]").on("GET /api/v1/notifications").repeated()
    let states: [(name: String, value: State)] = [
      ("rows", State()), ("mentions", State(replies: State().replies + [end], keys: "s")),
      ("compact", State(isCompact: true)),
      ("loading", replies(.never)),
      ("empty", replies(.json("[]"))), ("failed", replies(.failure(.transport(.offline)))),
      ("not logged in", State(replies: [], isAuthorized: false)),
    ]
    try GoldenScreens.check("notifications", states) { state, look in
      let feature = try NotificationsScreenTests().feature(state.replies, isAuthorized: state.isAuthorized)
      let driver = try look.show { NotificationsScreen(viewModel: feature.makeNotificationsViewModel(), context: $0) }
      driver.application.isCompact = state.isCompact
      driver.settle()
      if !state.keys.isEmpty { driver.type(state.keys) }
      return driver
    }
  }
}
