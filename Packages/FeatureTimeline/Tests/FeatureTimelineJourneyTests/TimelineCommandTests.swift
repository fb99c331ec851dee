import DemoServer
import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .builtProgram, .timeLimit(.minutes(15))) struct TimelineCommandTests {
  private let program = BuiltProgram()

  @Test
  func `The timeline command prints the reading position that the mark command has stored`() async throws {
    let server = try await DemoServer.start()
    let address = ["--server", server.baseURL.appending(path: "mastodon").absoluteString]
    struct Document: Decodable {
      struct Timeline: Decodable {
        struct Post: Decodable { let id: String }
        let posts: [Post]
      }
      let timeline: Timeline
      let place: String?
    }
    func read() throws -> Document {
      try JSONDecoder().decode(Document.self, from: program.run(["timeline", "--json"] + address).output)
    }
    let first = try read()
    #expect(first.place == nil)
    let id = first.timeline.posts[2].id
    let marked = try program.run(["mark", "timeline", id] + address)
    #expect(marked.code == 0 && marked.text == "#swift  \(id)\n", "\(marked.errorText)")
    #expect(try read().place == id)
    #expect(try program.run(["mark", "timeline", "newest"] + address).code == 0)
    #expect(try read().place == nil)
    #expect(try program.run(["mark", "timeline", "1"] + address).code == 1)
    #expect(try program.run(["mark", "timeline", id]).code == 64)
    await server.stop()
  }

  @Test
  func `Twitter's timelines come from their own server, with a token that is requested with a key`() async throws {
    let own = try program.run(["timeline", "twitter:icanzilb/RxSwift", "--json"])
    #expect(own.code == 0 && own.text.contains("tessera.timeline/2"), "\(own.errorText)")
    let server = try await DemoServer.start()
    let address = ["--server", "twitter=" + server.baseURL.appending(path: "twitter").absoluteString]
    let command = ["timeline", "twitter:@mira_okafor", "--once"] + address
    let missing = try program.run(command)
    #expect(missing.code == 77)
    #expect(
      missing.errorText.hasSuffix(
        ": The server requires a key. Set TESSERA_TWITTER_KEY and TESSERA_TWITTER_SECRET.\n"), "\(missing.errorText)")
    let key = [
      "TESSERA_TWITTER_KEY": DemoServer.Accounts.twitterKey,
      "TESSERA_TWITTER_SECRET": DemoServer.Accounts.twitterSecret,
    ]
    let rejected = try program.run(command, variables: key.mapValues { $0 + "0" })
    #expect(rejected.code == 77 && rejected.errorText.contains("The server rejected the key or the secret."))
    for server in [address[1], String(address[1].dropFirst("twitter=".count))] {
      let result = try program.run(command.dropLast() + [server], variables: key)
      #expect(result.code == 0 && result.text.contains("@mira_okafor"), "\(result.errorText)")
    }
    let half = try program.run(command, variables: key.filter { $0.key == "TESSERA_TWITTER_KEY" })
    #expect(half.text.hasPrefix("Not up to date: The key is incomplete. Set TESSERA_TWITTER_SECRET"), "\(half.text)")
    let stale = try program.run(command, variables: key.mapValues { $0 + "0" })
    #expect(stale.text.hasPrefix("Not up to date: The server rejected the key or the secret."), "\(stale.text)")
    await server.stop()
  }

  @Test func `An edited post is printed with its earlier versions`() throws {
    struct Document: Decodable {
      struct Timeline: Decodable {
        struct Post: Decodable {
          let id: String
          let edited: String?
          let text: String
        }
        let posts: [Post]
      }
      struct Version: Decodable { let text: String }
      let timeline: Timeline
      let versions: [Version]?
    }
    func read(_ command: [String]) throws -> Document {
      let result = try program.run(command + ["--json"])
      return try JSONDecoder().decode(Document.self, from: result.output)
    }
    let posts = try read(["timeline", "local", "--pages", "6"]).timeline.posts
    let edited = try #require(posts.first { $0.edited != nil })
    let versions = try #require(try read(["post", edited.id, "local"]).versions)
    #expect(versions.count == 1 && versions.allSatisfy { !$0.text.isEmpty && $0.text != edited.text })
    let other = try #require(posts.first { $0.edited == nil })
    #expect(try read(["post", other.id, "local"]).versions == nil)
    let text = try program.run(["post", edited.id, "local", "--once", "--lang", "zh-Hans"])
    #expect(text.code == 0 && text.text.contains("\n-- 编辑历史 --\n"), "\(text.errorText)")
  }

  @Test(.builtProgram(with: "login")) func `Threads, profiles and search results are printed as text`() throws {
    let thread = try program.run(["thread", "112350000001000000", "--once"])
    #expect(
      thread.code == 0 && thread.text.contains("↩ ") && thread.text.contains("-- Requested post --\n"),
      "\(thread.errorText)")
    let profile = try program.run(["profile", "@mira_okafor", "--once"])
    #expect(profile.code == 0 && profile.text.hasPrefix("Mira Okafor @mira_okafor\n"), "\(profile.errorText)")
    #expect(profile.text.contains("Web: mira.example") && profile.text.contains("-- Pinned --"))
    let search = try program.run(["search", "#rx", "--once"])
    // The demo user is logged in, so posts are found, too.
    #expect(search.code == 0 && search.text.hasPrefix("#rxswift\n\n"), "\(search.errorText)")
    #expect(search.text.contains("#RxSwift\n"), "\(search.text)")
    #expect(try program.run(["thread", "1", "--once"]).code == 1)
    #expect(try program.run(["profile", "a,b", "--once"]).code == 64)
    #expect(try program.run(["search", " ", "--once"]).code == 64)
  }

  @Test func `An empty or invalid post ID is rejected with a sentence in the user's language`() throws {
    let english = try program.run(["post", ""])
    #expect(english.code == 64)
    #expect(
      english.errorText == "tessera: The ID is empty. Enter the ID of a post, which `tessera timeline --json` prints.\n"
    )
    let invalid = try program.run(["thread", ".."])
    #expect(invalid.code == 1)
    #expect(invalid.errorText == "tessera: demo server: “..” is not a valid ID or name. Check your input.\n")
    let chinese = try program.run(["post", "", "--lang", "zh-Hans"])
    #expect(chinese.code == 64 && chinese.errorText == "tessera: ID 为空。请输入嘟文的 ID，可由 `tessera timeline --json` 得到。\n")
  }

  @Test func `The accounts in the help of the timeline command exist on the demo server`() throws {
    let help = try program.run(["timeline", "--help"])
    #expect(help.text.contains("@mira_okafor,@hanae_sato"), "\(help.text)")
    let result = try program.run(["timeline", "@mira_okafor,@hanae_sato", "--once"])
    #expect(result.code == 0 && result.text.contains("@hanae_sato"), "\(result.errorText)")
  }

  @Test func `A command for a post that the server does not have exits with a failure and a message`() async throws {
    let server = try await DemoServer.start()
    let result = try program.run(["post", "1", "#swift", "--server", server.baseURL.absoluteString])
    #expect(result.code == 1 && result.text.isEmpty)
    #expect(
      result.errorText == "tessera: 127.0.0.1:\(server.port): The post 1 does not exist or was deleted. Check the ID.\n"
    )
    let hostile = try program.run(["thread", "1\u{1B}[31m", "--server", server.baseURL.absoluteString])
    #expect(hostile.code == 1 && hostile.errorText.contains("The post 1") && !hostile.errorText.contains("\u{1B}"))
    let person = try program.run(
      ["profile", "nobody", "--lang", "zh-Hans", "--server", server.baseURL.absoluteString])
    #expect(person.code == 1 && person.errorText == "tessera: 127.0.0.1:\(server.port)：服务器上没有用户 @nobody。请检查用户名。\n")
    await server.stop()
  }

  @Test func `The timeline and people commands accept the URL that the serve command prints`() async throws {
    try await program.expectAddressIsTaken(by: [
      ["timeline", "#swift", "--once"], ["people", "@mira_okafor", "--once"],
    ])
  }

  @Test func `The doctor command accepts a timeline's server, and rejects a server of another kind`() async throws {
    try await program.expectDoctorKnows(["timeline", "twitter"])
  }

  @Test func `A rate limit of the timeline's server is reported in one sentence`() async throws {
    try await program.expectRateLimitIsReported(by: [["timeline", "#swift", "--once"]])
  }

  @Test func `The option --server sets the server of the timeline command`() async throws {
    let server = try await DemoServer.start()
    let result = try program.run([
      "timeline", "#swift", "--json", "--server", server.baseURL.appending(path: "mastodon").absoluteString,
    ])
    #expect(result.text.contains(#""server" : "127.0.0.1:\#(server.port)""#), "\(result.errorText)")
    await server.stop()
  }

  @Test func `Errors about a timeline are in the user's language`() throws {
    for (arguments, sentence) in [(["timeline", "nothing"], "不是时间线"), (["mark", "timeline", "1"], "演示服务器")] {
      let result = try program.run(arguments + ["--lang", "zh-Hans"])
      #expect(result.code != 0 && result.errorText.contains(sentence), "\(result.errorText)")
    }
  }
}
