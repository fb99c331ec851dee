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

  private struct Document: Decodable {
    struct Timeline: Decodable { let posts: [Post] }
    struct Post: Decodable {
      let id: String
      let text: String
      let reactions: [String]?
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
