import DemoServer
import Foundation
import Networking
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .builtProgram(with: "login"), .timeLimit(.minutes(15))) struct MastodonLoginTests {
  private let program = BuiltProgram()

  @Test
  func `A login to Mastodon with a pasted code lasts until the server revokes the token`() async throws {
    let server = try await DemoServer.start()
    let base = server.baseURL.appending(path: "mastodon")
    let terminal = try program.start(
      ["login", "mastodon", "--server", base.absoluteString, "--no-browser", "--insecure-storage"],
      size: Size(columns: 600, rows: 24), variables: ["PATH": "/nowhere"])
    #expect(terminal.wait(seconds: 20) { $0.text.contains("press Enter:") }, "\(terminal.emulator.text)")
    terminal.type("not a code\n")
    #expect(terminal.wait(seconds: 20) { $0.text.contains("Enter the code") }, "\(terminal.emulator.text)")
    let line = try #require(terminal.emulator.lines.first { $0.contains("oauth/authorize") })
    let address = try #require(URLComponents(string: line.trimmingCharacters(in: .whitespaces)))
    #expect(address.queryItems?.contains { $0.value == "urn:ietf:wg:oauth:2.0:oob" } == true)
    var query: Parameters = [:]
    for item in address.queryItems ?? [] { query.add(item.name, item.value ?? "") }
    let page = try await APIClient(baseURL: base, transport: CurlTransport())
      .send(Endpoint<String>(.get, "/oauth/authorize", query: query, decoding: .text))
    let code = try #require(page.firstMatch(of: /<code>([^<]+)<\/code>/)?.1)
    terminal.type("\(code)\n")
    #expect(terminal.waitForExit(seconds: 20) == 0, "\(terminal.emulator.text)")
    let status = try program.run(["auth", "status", "--server", "timeline=" + base.absoluteString])
    #expect(status.code == 0 && status.text.contains("127.0.0.1:\(server.port)/mastodon"), "\(status.text)")
    let list = ["timeline", "list:12249", "--once", "--server", "timeline=" + base.absoluteString]
    #expect(try program.run(list).code == 0)
    // A refusal by another server does not end this login.
    let other = ["timeline", "twitter:@mira_okafor", "--once", "--server", "timeline=" + base.absoluteString]
    let refused = try program.run(
      other + ["--server", "twitter=" + server.baseURL.appending(path: "twitter").absoluteString],
      variables: ["TESSERA_TWITTER_KEY": "wrong", "TESSERA_TWITTER_SECRET": "wrong"])
    #expect(refused.code == 77, "\(refused.errorText)")
    #expect(try program.run(["auth", "status", "--server", "timeline=" + base.absoluteString]).code == 0)
    // The restarted server has no tokens, so the login has expired.
    let posts = try program.run(list).text
    server.reset()
    for _ in 1...2 {
      for arguments in [list, ["timeline", "list:12249"]] {
        let expired = try program.run(arguments)
        #expect(expired.code == 77 && expired.errorText.contains("tessera login mastodon \(base.absoluteString)"))
        #expect(expired.text.hasPrefix("Not up to date: ") && expired.text.hasSuffix(posts), "\(expired.text)")
      }
    }
    let first = try program.run(["timeline"])
    #expect(first.code == 77 && first.text.isEmpty, "\(first.text)")
    let expired = try program.run(["auth", "status", "--server", "timeline=" + base.absoluteString])
    #expect(expired.code == 77 && expired.text.contains("expired: log in again"), "\(expired.text)")
    // A new login replaces the expired one.
    try await program.logInAtMastodon(base)
    #expect(try program.run(list).code == 0)
    let renewed = try program.run(["auth", "status"])
    #expect(renewed.code == 0 && !renewed.text.contains("expired"), "\(renewed.text)")
    await server.stop()
  }

  @Test func `config, doctor and the screens name the server of the account if --server is not given`() async throws {
    let server = try await DemoServer.start()
    let base = server.baseURL.appending(path: "mastodon")
    try await program.logInAtMastodon(base)
    let settings = try program.run(["config"])
    let words = settings.text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(words.contains(["timeline-server", base.absoluteString, "account"]), "\(settings.text)")
    #expect(words.contains(["timeline", "home", "account"]), "\(settings.text)")
    let chosen = try program.run(["config", "--set", "timeline=local"]).text
    #expect(chosen.contains(/timeline +local +command line/), "\(chosen)")
    let chinese = try program.run(["config", "--lang", "zh-Hans"])
    #expect(chinese.text.contains("账号"), "\(chinese.text)")
    let doctor = try program.run(["doctor"])
    #expect(doctor.text.contains("127.0.0.1:\(server.port) responds in"), "\(doctor.text)")
    let about = try program.run(["open", "tessera://about"])
    #expect(about.text.contains("timeline  127.0.0.1:\(server.port)"), "\(about.text)")
    let terminal = try program.start()
    terminal.wait(for: "Home · @mira_okafor")
    #expect(terminal.emulator.lines.first?.contains("demo server") == false, "\(terminal.emulator.text)")
    terminal.press("q")
    #expect(terminal.waitForExit() == 0)
    await server.stop()
  }

  @Test func `The stored posts of an account are deleted when the user logs out`() async throws {
    let server = try await DemoServer.start()
    let base = server.baseURL.appending(path: "mastodon")
    let list = ["timeline", "list:12249", "--once", "--server", "timeline=" + base.absoluteString]
    try await program.logInAtMastodon(base)
    #expect(try program.run(list).code == 0)
    #expect(try program.run(["logout", "--server", "timeline=" + base.absoluteString]).code == 0)
    try await program.logInAtMastodon(base)
    await server.stop()
    let offline = try program.run(list)
    #expect(offline.code == 69 && offline.text.isEmpty, "\(offline.text)")
  }

  @Test func `A logout keeps the account if its stored posts cannot be deleted, and completes after cache clear`()
    async throws
  {
    let server = try await DemoServer.start()
    let base = server.baseURL.appending(path: "mastodon")
    try await program.logInAtMastodon(base)
    #expect(try program.run(["timeline", "list:12249", "--once"]).code == 0)
    try program.write("damaged", to: ".local/share/tessera/store.sqlite")
    let logout = try program.run(["logout"])
    #expect(logout.code == 1 && logout.errorText.contains("is not logged out"), "\(logout.errorText)")
    #expect(logout.errorText.contains("`cache clear` deletes it. Then log out again."), "\(logout.errorText)")
    #expect(try program.run(["auth", "status"]).text.contains("mira_okafor"))
    #expect(try program.run(["cache", "clear"]).code == 0)
    #expect(try program.run(["logout"]).code == 0)
    #expect(try program.run(["auth", "status"]).code == 77)
    await server.stop()
  }

  @Test func `The error for a timeline that requires a login contains the command that logs in`() async throws {
    let server = try await DemoServer.start()
    let result = try program.run(["timeline", "list:12249", "--once", "--server", server.baseURL.absoluteString])
    #expect(result.code == 77)
    let url = server.baseURL.absoluteString
    #expect(result.errorText.hasSuffix(": You are not logged in. Log in with `tessera login mastodon \(url)`.\n"))
    await server.stop()
  }

  @Test func `Logging out reports a token that was not revoked`() async throws {
    let server = try await DemoServer.start()
    let base = server.baseURL.appending(path: "mastodon")
    try await program.logInAtMastodon(base)
    let revoked = try program.run(["logout"])
    #expect(revoked.code == 0 && revoked.errorText.isEmpty, "\(revoked.errorText)")
    try await program.logInAtMastodon(base)
    await server.stop()
    let offline = try program.run(["logout", "--lang", "zh-Hans"])
    #expect(offline.code == 0 && offline.text.isEmpty, "\(offline.text)")
    #expect(
      offline.errorText.hasSuffix(
        "但令牌未在 127.0.0.1:\(server.port) 上撤销，在那里仍然有效。若要撤销，请在 \(base.absoluteString) 的账号设置中移除已授权的应用 Tessera。\n"),
      "\(offline.errorText)")
  }

  @Test func `A name that two accounts have logs out of neither, and the URL of a server logs out of one`()
    async throws
  {
    let server = try await DemoServer.start()
    let bases = [server.baseURL, server.baseURL.appending(path: "mastodon")]
    for base in bases { try await program.logInAtMastodon(base) }
    let both = try program.run(["logout", "mira_okafor@127.0.0.1:\(server.port)"])
    #expect(both.code == 64, "\(both.errorText)")
    for base in bases { #expect(both.errorText.contains(base.absoluteString), "\(both.errorText)") }
    #expect(try program.run(["logout", bases[1].absoluteString]).code == 0)
    let rest = try program.run(["auth", "status"])
    #expect(rest.text.hasPrefix(bases[0].absoluteString + "  mira_okafor"), "\(rest.text)")
    #expect(!rest.text.contains(bases[1].absoluteString), "\(rest.text)")
    await server.stop()
  }

  @Test func `A running app shows the home timeline of an account until another process logs out`() async throws {
    let server = try await DemoServer.start()
    let base = server.baseURL.appending(path: "mastodon")
    let terminal = try program.start(["open", "tessera://timeline", "--server", "timeline=" + base.absoluteString])
    terminal.wait(for: "#swift")
    try await program.logInAtMastodon(base)
    #expect(terminal.wait(seconds: 20) { $0.text.contains("Home · @mira_okafor") }, "\(terminal.emulator.text)")
    #expect(terminal.emulator.text.contains("You are now logged in as @mira_okafor"))
    #expect(terminal.wait(seconds: 20) { $0.text.contains("⟲ ") }, "\(terminal.emulator.text)")
    #expect(try program.run(["logout"]).code == 0)
    #expect(terminal.wait(seconds: 20) { $0.text.contains("#swift") }, "\(terminal.emulator.text)")
    #expect(terminal.wait(seconds: 20) { $0.text.contains("You are now logged out") }, "\(terminal.emulator.text)")
    terminal.press("q")
    #expect(terminal.waitForExit(seconds: 20) == 0)
    await server.stop()
  }
}
