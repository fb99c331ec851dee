import DemoServer
import Foundation
import TerminalAppTest
import TerminalUITest
import Testing

@Suite(.serialized, .builtProgram(with: "login", "timeline"), .timeLimit(.minutes(15))) struct PublishCommandTests {
  private let program = BuiltProgram()
  private static let id = "112350000213000000"

  @Test func `Without the server, a post is stored and sent later, or not said to be stored if the store is unusable`()
    async throws
  {
    let server = try await DemoServer.start()
    try await program.logInAtMastodon(server.baseURL.appending(path: "mastodon"))
    await server.stop()
    let stored = try program.run(["publish", "Later"])
    #expect(stored.code == 69, "\(stored.errorText)")
    #expect(stored.errorText.contains("The action is stored and will be sent the next time the app is open."))
    try await server.restart()
    #expect(try program.run(["outbox", "retry"]).text == "Everything is sent\n")
    await server.stop()
    try program.write(
      "this is no database, and long enough to be taken for one", to: ".local/share/tessera/store.sqlite")
    let failed = try program.run(["publish", "Lost"])
    #expect(
      failed.code == 69 && failed.errorText.contains("Data is not stored in this session."), "\(failed.errorText)")
    #expect(!failed.errorText.contains("The action is stored"), "\(failed.errorText)")
  }

  @Test func `Commands publish and reply, and print documents that equal their golden files`() async throws {
    var configuration = DemoServer.Configuration()
    configuration.now = { Date(timeIntervalSince1970: 2_208_988_800) }
    let server = try await DemoServer.start(configuration: configuration)
    try await program.logInAtMastodon(server.baseURL.appending(path: "mastodon"))
    try check("publish", ["publish", "Tea & tests", "--json"], server)
    try check("reply", ["reply", Self.id, "Agreed", "--warning", "tea", "--visibility", "unlisted", "--json"], server)
    let poll = ["--poll", "Tea", "--poll", "Coffee", "--poll-duration", "12h", "--poll-multiple"]
    let asked = try program.run(["publish", "Which?", "--json"] + poll)
    #expect(asked.code == 0 && asked.text.contains("Coffee") && asked.text.contains("poll"), "\(asked.errorText)")
    try check("edit", ["edit", Self.id, "Second thoughts", "--warning", "tea", "--json"], server)
    try check("delete", ["delete", Self.id, "--json"], server)
    let input = try program.start(shell: #"printf 'From a pipe\nin two lines\n' | "$PROGRAM" publish - --lang zh-Hans"#)
    input.wait(for: "已发布")
    #expect(input.waitForExit() == 0)
    let printed = try program.run(["timeline", "@mira_okafor", "--pages", "1"]).text
    for text in ["Tea & tests", "From a pipe"] { #expect(printed.contains(text), "\(printed)") }
    await server.stop()
  }

  @Test
  func `Commands that publish exit with codes for a missing login, the demo server, missing text and unknown posts`()
    async throws
  {
    let server = try await DemoServer.start()
    let base = server.baseURL.appending(path: "mastodon")
    let option = ["--server", "timeline=" + base.absoluteString]
    #expect(try program.run(["publish", "a"] + option).code == 77)
    #expect(try program.run(["publish", "a"]).code == 64)
    try await program.logInAtMastodon(base)
    #expect(try program.run(["publish", " "] + option).code == 64)
    #expect(try program.run(["publish", "a", "--visibility", "nobody"] + option).code == 64)
    #expect(try program.run(["publish", "a", "--language", "xx"] + option).code == 64)
    let file = FileManager.default.temporaryDirectory.appending(path: "cup-\(UUID().uuidString).png")
    try Data("bytes".utf8).write(to: file)
    let image = try program.run(["publish", "Look", "--image", file.path, "--alt", "A cup", "--json"] + option)
    #expect(image.code == 0 && image.text.contains("\"A cup\""), "\(image.errorText)")
    let bare = try program.run(["publish", "Look", "--image", file.path] + option)
    #expect(bare.code == 0, "\(bare.errorText)")
    #expect(bare.errorText.contains("Published without a description of an image"), "\(bare.errorText)")
    #expect(try program.run(["publish", "Look", "--alt", "A cup"] + option).code == 64)
    #expect(try program.run(["publish", "Look", "--image", file.path + ".txt"] + option).code == 1)
    try FileManager.default.removeItem(at: file)
    for poll in [
      ["--poll", "a"], ["--poll-duration", "1d"], ["--poll", "a", "--poll", "b", "--poll-duration", "1w"],
    ] {
      #expect(try program.run(["publish", "a"] + poll + option).code == 64)
    }
    let published = try program.run(["publish", "True", "--json"] + option).text
    let quoted = try #require(published.firstMatch(of: #/@mira_okafor/(\d+)/#)?.1)
    let quote = try program.run(["quote", String(quoted), "Still true", "--json"] + option)
    #expect(quote.code == 0 && quote.text.contains("\"quote\""), "\(quote.text)\(quote.errorText)")
    #expect(try program.run(["quote", "", "a"] + option).code == 64)
    let unknown = try program.run(["reply", "1", "a"] + option)
    #expect(unknown.code == 1 && unknown.errorText.contains("does not exist"), "\(unknown.errorText)")
    let long = try program.run(["publish", String(repeating: "a", count: 501)] + option)
    let home = try program.run(["timeline", "home", "--json"] + option)
    let others = try JSONDecoder().decode(Home.self, from: home.output).timeline.posts
      .first { $0.author.username != "mira_okafor" }
    for arguments in [["edit", try #require(others).id, "a"], ["delete", try #require(others).id]] {
      let refused = try program.run(arguments + option)
      #expect(refused.code == 1 && refused.errorText.contains("Only your own posts"), "\(refused.errorText)")
    }
    #expect(try program.run(["delete", "1"] + option).errorText.contains("does not exist"))
    #expect(long.code == 1 && long.errorText.contains("Text character limit of 500 exceeded"), "\(long.errorText)")
    await server.stop()
  }

  private struct Home: Decodable {
    struct Timeline: Decodable { let posts: [Post] }
    struct Post: Decodable {
      struct Author: Decodable { let username: String }
      let id: String
      let author: Author
    }
    let timeline: Timeline
  }

  private func check(_ name: String, _ arguments: [String], _ server: DemoServer) throws {
    let result = try program.run(arguments)
    #expect(result.code == 0 && result.error.isEmpty, "\(result.errorText)")
    let text = result.text.replacing("127.0.0.1:\(server.port)", with: "127.0.0.1:PORT")
    try Golden.check(text, name: name)
  }
}
