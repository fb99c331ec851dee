import DemoServer
import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .builtProgram(with: "login", "timeline"), .timeLimit(.minutes(15))) struct ComposeJourneyTests {
  private let program = BuiltProgram()

  @Test func `A user writes a post over several lines, leaves, comes back to the draft and publishes it`() async throws
  {
    let server = try await DemoServer.start()
    let base = server.baseURL.appending(path: "mastodon")
    try await program.logInAtMastodon(base)
    let terminal = try program.start(["compose"])
    terminal.wait(for: " left ──")
    terminal.type("First line")
    terminal.press(.enter)
    terminal.type("second line")
    terminal.wait(for: "478 left")
    terminal.press(.control("c"))
    #expect(terminal.waitForExit() == 0)
    #expect(try program.run(["compose"]).text == "First line\nsecond line\n")
    let next = try program.start(["compose"])
    next.wait(for: "Draft restored")
    next.press(.control("s"))
    next.wait(for: "Published")
    next.press(.control("c"))
    #expect(next.waitForExit() == 0)
    #expect(try program.run(["compose"]).text == "There is no draft\n")
    #expect(try program.run(["timeline", "@mira_okafor", "--pages", "1"]).text.contains("second line"))
    await server.stop()
  }

  @Test func `The text of a deleted post is found in the list of drafts after the program was killed`() async throws {
    let server = try await DemoServer.start()
    try await program.logInAtMastodon(server.baseURL.appending(path: "mastodon"))
    #expect(try program.run(["publish", "Gone but not lost"]).code == 0)
    let first = try program.start(["timeline", "@mira_okafor"])
    first.wait(for: "Gone but not lost")
    first.type("d")
    first.wait(for: "Delete this post?")
    first.type("2")
    first.wait(for: " left ──")
    first.type(" at all")
    var isStored = false
    for _ in 0..<20 where !isStored { isStored = try program.run(["drafts"]).text.contains("not lost at all") }
    first.signal(SIGKILL)
    _ = first.waitForExit()
    #expect(try program.run(["drafts"]).text == "Write again  Gone but not lost at all\n")
    let second = try program.start(["drafts"])
    second.wait(for: "Write again")
    second.press(.enter)
    second.wait(for: " left ──")
    second.press(.control("s"))
    second.wait(for: "No drafts")
    second.press(.control("c"))
    #expect(second.waitForExit() == 0)
    #expect(try program.run(["timeline", "@mira_okafor", "--pages", "1"]).text.contains("Gone but not lost at all"))
    await server.stop()
  }

  @Test func `Of two running copies with one draft, the second publishes it only after a message`() async throws {
    let server = try await DemoServer.start()
    try await program.logInAtMastodon(server.baseURL.appending(path: "mastodon"))
    let first = try program.start(["compose"])
    first.wait(for: " left ──")
    first.type("Once only")
    first.wait(for: "491 left")
    var isStored = false
    for _ in 0..<20 where !isStored { isStored = try program.run(["compose"]).text == "Once only\n" }
    let second = try program.start(["compose"])
    second.wait(for: "Draft restored")
    first.press(.control("s"))
    first.wait(for: "Published")
    second.press(.control("s"))
    second.wait(for: "published or discarded in another window")
    for terminal in [first, second] {
      terminal.press(.control("c"))
      #expect(terminal.waitForExit() == 0)
    }
    let printed = try program.run(["timeline", "@mira_okafor", "--pages", "1"]).text
    #expect(printed.components(separatedBy: "Once only").count == 2, "\(printed)")
    #expect(try program.run(["compose"]).text == "There is no draft\n")
    await server.stop()
  }

  @Test func `On a post, r opens the editor of a reply, and c that of a new post`() async throws {
    let server = try await DemoServer.start()
    try await program.logInAtMastodon(server.baseURL.appending(path: "mastodon"))
    let terminal = try program.start(["timeline", "@mira_okafor"])
    terminal.wait(for: "Mira Okafor")
    terminal.press("r")
    terminal.wait(for: "Reply to Mira Okafor")
    terminal.press(.escape)
    terminal.wait(for: "Mira Okafor")
    terminal.press("c")
    terminal.wait(for: "What is new?")
    terminal.press(.control("c"))
    #expect(terminal.waitForExit() == 0)
    await server.stop()
  }

  @Test func `Without the server, a user replies to a post and quotes it; both are sent in order when it is back`()
    async throws
  {
    let server = try await DemoServer.start()
    try await program.logInAtMastodon(server.baseURL.appending(path: "mastodon"))
    #expect(try program.run(["publish", "A question"]).code == 0)
    let terminal = try program.start(["timeline", "@mira_okafor"])
    terminal.wait(for: "A question")
    await server.stop()
    for (key, head, text) in [("r" as Key, "Reply to Mira Okafor", "An answer"), ("\"", "Quote", "A quote")] {
      terminal.press(key)
      terminal.wait(for: head)
      terminal.wait(for: "A question")
      terminal.type(text)
      terminal.wait(for: text)
      terminal.press(.control("s"))
      terminal.wait(for: "outbox")
      // A key that is pressed before the timeline is shown again belongs to the editor.
      terminal.wait(for: "r Reply")
    }
    terminal.wait(for: "outbox 2")
    try await server.restart()
    // What the server accepts first shows that it is reachable again.
    var isShown = false
    for _ in 0..<20 where !isShown {
      terminal.press("R")
      isShown = terminal.wait(seconds: 10) { $0.text.contains("An answer") && $0.text.contains("A quote") }
    }
    #expect(isShown, "\(terminal.emulator.text)")
    terminal.press(.control("c"))
    #expect(terminal.waitForExit() == 0)
    let printed = try program.run(["timeline", "@mira_okafor", "--pages", "1"]).text
    let quote = try #require(printed.range(of: "A quote"), "\(printed)")
    let answer = try #require(printed.range(of: "An answer"), "\(printed)")
    #expect(quote.lowerBound < answer.lowerBound, "\(printed)")
    await server.stop()
  }

  @Test func `A user edits a post, which then has the new text, and deletes it to write it again`() async throws {
    let server = try await DemoServer.start()
    try await program.logInAtMastodon(server.baseURL.appending(path: "mastodon"))
    #expect(try program.run(["publish", "First thoughts"]).code == 0)
    let terminal = try program.start(["timeline", "@mira_okafor"])
    terminal.wait(for: "First thoughts")
    terminal.press("e")
    terminal.wait(for: "Edit post")
    terminal.wait(for: " left ──")
    terminal.press(Key(.end))
    terminal.type(" and second")
    terminal.press(.control("s"))
    terminal.wait(for: "Post changed")
    terminal.wait(for: "First thoughts and second")
    terminal.press("d")
    terminal.wait(for: "Delete this post?")
    terminal.press("2")
    terminal.wait(for: "Write again")
    terminal.wait(for: "First thoughts and second")
    terminal.type(" Third.")
    terminal.press(.control("s"))
    terminal.wait(for: "Published")
    terminal.press(.control("c"))
    #expect(terminal.waitForExit() == 0)
    let printed = try program.run(["timeline", "@mira_okafor", "--pages", "1"]).text
    #expect(printed.contains("First thoughts and second Third."), "\(printed)")
    #expect(printed.components(separatedBy: "First thoughts").count == 2, "\(printed)")
    await server.stop()
  }

  @Test func `The routes of the feature equal their golden file`() async throws {
    try await Golden(
      name: "routes", arguments: ["routes"], hasServers: false,
      entries: ["compose", "drafts", "reply", "quote", "edit", "redraft"]
    ).check()
  }

  @Test func `The document of a draft equals its golden file`() async throws {
    try await Golden(name: "compose", arguments: ["compose"]).check()
  }
}
