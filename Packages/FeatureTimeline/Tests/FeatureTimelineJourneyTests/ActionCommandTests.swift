import DemoServer
import Foundation
import TerminalAppTest
import Testing

@Suite(.serialized, .builtProgram(with: "login"), .timeLimit(.minutes(15))) struct ActionCommandTests {
  private let program = BuiltProgram()
  private static let id = "112350000213000000"

  @Test func `Commands react to posts, and print documents that equal their golden files`() async throws {
    var configuration = DemoServer.Configuration()
    configuration.now = { Date(timeIntervalSince1970: 2_208_988_800) }
    let server = try await DemoServer.start(configuration: configuration)
    let base = server.baseURL.appending(path: "mastodon")
    try await program.logInAtMastodon(base)
    for name in ["favorite", "boost", "bookmark"] {
      try check(name, [name, Self.id, "--json"], server)
      #expect(try posts(server).contains { $0.id == Self.id && $0.reactions?.contains(name) == true })
      let undone = try program.run([name, Self.id, "--undo", "--lang", "zh-Hans"])
      #expect(undone.code == 0 && undone.text.contains(Self.id), "\(undone.errorText)")
      #expect(try posts(server).contains { $0.id == Self.id && $0.reactions?.contains(name) != true })
    }
    let url = "https://mastodon.example/@mira_okafor/\(Self.id)"
    let found = try program.run(["favorite", url])
    #expect(found.code == 0 && found.text.hasPrefix("Added to your favorites  \(Self.id)"), "\(found.errorText)")
    await server.stop()
  }

  @Test func `Commands that act exit with codes for a missing login, the demo server and unknown posts`() async throws {
    let server = try await DemoServer.start()
    let base = server.baseURL.appending(path: "mastodon")
    let option = ["--server", "timeline=" + base.absoluteString]
    #expect(try program.run(["favorite", Self.id] + option).code == 77)
    #expect(try program.run(["favorite", Self.id]).code == 64)
    try await program.logInAtMastodon(base)
    #expect(try program.run(["boost", "1"] + option).code == 1)
    await server.stop()
  }

  @Test func `A vote is counted once, and a post without a poll or a second vote is an error`() async throws {
    let server = try await DemoServer.start()
    try await program.logInAtMastodon(server.baseURL.appending(path: "mastodon"))
    let home = try JSONDecoder().decode(Document.self, from: program.run(["timeline", "home", "--json"]).output)
    func isOpen(_ post: Document.Post) -> Bool { post.poll.map { !$0.hasEnded && $0.hasVoted != true } ?? false }
    let open = try #require(home.timeline.posts.first(where: isOpen)?.id)
    let none = try #require(home.timeline.posts.first { $0.poll == nil }?.id)
    #expect(try program.run(["vote", none, "1"]).errorText.contains("This post has no poll."))
    #expect(try program.run(["vote", open, "99"]).errorText.contains("has no option “99”. The options are: 1 "))
    let voted = try program.run(["vote", open, "2", "--json"])
    #expect(voted.code == 0 && voted.text.contains(#""action" : "vote""#), "\(voted.errorText)")
    #expect(voted.text.contains(#""hasVoted" : true"#), "\(voted.text)")
    let again = try program.run(["vote", open, "1"])
    #expect(again.code == 1 && again.errorText.contains("You have already voted in this poll."), "\(again.errorText)")
    await server.stop()
  }

  @Test func `Without the server, reactions are stored with the same words and exit code, and sent later`()
    async throws
  {
    let server = try await DemoServer.start()
    try await program.logInAtMastodon(server.baseURL.appending(path: "mastodon"))
    await server.stop()
    for arguments in [["favorite", Self.id], ["mute-conversation", Self.id]] {
      let stored = try program.run(arguments)
      #expect(stored.code == 69, "\(stored.errorText)")
      #expect(stored.errorText.contains("The action is stored and will be sent the next time the app is open."))
    }
    for arguments in [["follow", "ada_b"], ["vote", Self.id, "1"], ["boost", "https://mastodon.example/@a/1"]] {
      let failed = try program.run(arguments)
      #expect(failed.code == 69 && !failed.errorText.contains("stored"), "\(failed.errorText)")
    }
    try await server.restart()
    #expect(try program.run(["outbox", "retry"]).text == "Everything is sent\n")
    #expect(try posts(server).contains { $0.id == Self.id && $0.reactions?.contains("favorite") == true })
    await server.stop()
  }

  @Test func `Without the server and with an unusable store, nothing is said to be stored`() async throws {
    let server = try await DemoServer.start()
    try await program.logInAtMastodon(server.baseURL.appending(path: "mastodon"))
    await server.stop()
    try program.write(
      "this is no database, and long enough to be taken for one", to: ".local/share/tessera/store.sqlite")
    let failed = try program.run(["favorite", Self.id])
    #expect(
      failed.code == 69 && failed.errorText.contains("Data is not stored in this session."), "\(failed.errorText)")
    #expect(failed.errorText.contains("the connection was refused. Check"), "\(failed.errorText)")
    #expect(!failed.errorText.contains("The action is stored"), "\(failed.errorText)")
  }

  @Test func `If the stored logins cannot be read, a command that acts does not blame the demo server`() throws {
    try program.write("damaged", to: ".local/share/tessera/secrets/accounts.secret")
    let damaged = try program.run(["favorite", Self.id])
    #expect(damaged.code == 77, "\(damaged.errorText)")
    #expect(damaged.errorText.contains("Your server is unknown, because the stored logins cannot be read."))
  }

  private struct Document: Decodable {
    struct Timeline: Decodable { let posts: [Post] }
    struct Post: Decodable {
      let id: String
      let text: String
      let reactions: [String]?
      let poll: Poll?
    }
    struct Poll: Decodable {
      let hasEnded: Bool
      let hasVoted: Bool?
    }
    let timeline: Timeline
  }

  private func posts(_ server: DemoServer) throws -> [Document.Post] {
    let printed = try program.run(["timeline", "@mira_okafor", "--json"])
    #expect(printed.code == 0, "\(printed.errorText)")
    return try JSONDecoder().decode(Document.self, from: printed.output).timeline.posts
  }

  private func check(_ name: String, _ arguments: [String], _ server: DemoServer) throws {
    let result = try program.run(arguments)
    #expect(result.code == 0 && result.error.isEmpty, "\(result.errorText)")
    let text = result.text.replacing("127.0.0.1:\(server.port)", with: "127.0.0.1:PORT")
    try Golden.check(text, name: name)
  }
}
