import NetworkingTest
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct GoldenScreenTests {
  private struct State {
    var reply: ScriptedReply?
    var account: String? = "mira"
    var text = ""
    var publishes = false
    var tabs = 0
  }

  @Test func `The editor of a post looks as in its golden file`() throws {
    let post = "GET /api/v1/statuses/7"
    let refusal = ScriptedReply.json(#"{"error": "No tea"}"#, status: 422).on("POST /api/v1/statuses")
    let states: [(name: String, value: State)] = [
      ("text", State(text: "Hello")), ("fields", State(text: "Hello", tabs: 1)), ("empty", State()),
      ("full", State(text: "Twenty characters OK")), ("too long", State(text: "One, two, three, four")),
      ("reply", State(reply: .json(ComposeScreenTests.status).on(post))),
      ("missing post", State(reply: .status(404).on(post))),
      ("refused", State(reply: refusal, text: "Hello", publishes: true)),
      ("not logged in", State(account: nil, text: "Hello", publishes: true)),
    ]
    try GoldenScreens.check("compose", states) { state, look in
      let bench = try ComposeScreenTests.Bench(
        state.reply.map { [$0] } ?? [], replyTo: state.reply != nil && !state.publishes ? "7" : nil,
        account: state.account, language: look.language, size: look.size)
      bench.driver.type(state.text)
      for _ in 0..<state.tabs { bench.driver.press(.tab) }
      if state.publishes { bench.publish() }
      return bench.driver
    }
  }
}
