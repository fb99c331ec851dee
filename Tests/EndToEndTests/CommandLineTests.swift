import DemoServer
import Foundation
import Networking
import TerminalUI
import TerminalUITest
import Testing

@Suite("On the command line", .serialized, .timeLimit(.minutes(5))) struct CommandLineTests {
  private let program = Program()

  @Test("long work shows how far it has come on a terminal, in colours of its own, whatever standard output is")
  func progress() throws {
    let terminal = try program.start(shell: "$PROGRAM rank --once >$HOME/out; echo done")
    #expect(terminal.wait(seconds: 30) { $0.text.contains("done") }, "\(terminal.emulator.text)")
    let shown = String(decoding: terminal.output, as: UTF8.self)
    #expect(shown.contains("Ranking [") && shown.contains("\u{1B}["), "\(shown)")
    // It is gone when the work is over.
    #expect(!terminal.emulator.text.contains("Ranking"), "\(terminal.emulator.text)")
    let text = try program.read("out")
    #expect(text.split(separator: "\n").count == 242 && !text.contains("\u{1B}") && !text.contains("\r"))
  }

  @Test("into a file nothing of that is written, and without colours no escape byte on the terminal either")
  func noProgress() throws {
    let terminal = try program.start(
      shell: "$PROGRAM rank --once 2>$HOME/err; NO_COLOR=1 $PROGRAM rank --once >$HOME/out; echo done")
    #expect(terminal.wait(seconds: 30) { $0.text.contains("done") }, "\(terminal.emulator.text)")
    #expect(try program.read("err").isEmpty)
    let shown = String(decoding: terminal.output, as: UTF8.self)
    #expect(shown.contains("Ranking [") && !shown.contains("\u{1B}"), "\(shown)")
  }

  @Test("bash completes commands by the script that it is given", .enabled(if: Bash.isThere, "There is no bash here"))
  func completions() throws {
    for shell in ["bash", "zsh", "fish"] {
      let script = try program.run(["completions", shell])
      #expect(script.code == 0 && script.text.contains("tessera") && script.text.contains("timeline"))
    }
    try program.write(program.run(["completions", "bash"]).text, to: "completions.bash")
    let terminal = try program.start(
      shell: #"""
        /bin/bash -n $HOME/completions.bash && /bin/bash -c '. $HOME/completions.bash
        COMP_LINE="tessera mo"; COMP_POINT=10; COMP_WORDS=(tessera mo); COMP_CWORD=1
        $(complete -p tessera | sed "s/.*-F \([^ ]*\).*/\1/") tessera mo tessera
        echo "completed: ${COMPREPLY[*]}"'; echo done
        """#)
    #expect(terminal.wait(seconds: 20) { $0.text.contains("done") }, "\(terminal.emulator.text)")
    #expect(terminal.emulator.text.contains("completed: moments"), "\(terminal.emulator.text)")
  }

  @Test("a timeline is marked, and tells the place from then on")
  func mark() async throws {
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

  @Test("a login that the server does not take any more is forgotten when it says so")
  func expiry() async throws {
    let server = try await DemoServer.start()
    let address = ["--server", server.baseURL.appending(path: "wanandroid").absoluteString]
    let login = try program.run(
      ["login", "wanandroid", DemoServer.Accounts.username, "--insecure-storage"] + address,
      variables: ["TESSERA_PASSWORD": DemoServer.Accounts.password])
    #expect(login.code == 0, "\(login.errorText)")
    let status = ["auth", "status", "--server", "ranking=" + address[1]]
    #expect(try program.run(["coins"] + address).code == 0)
    #expect(try program.run(status).code == 0)
    server.reset()
    #expect(try program.run(["coins"] + address).code == 77)
    #expect(try program.run(status).code == 77)
    await server.stop()
  }

  @Test("a login that the server does not take any more is forgotten at the next start, and the user is told")
  func checkAtStart() async throws {
    let server = try await DemoServer.start()
    let address = server.baseURL.appending(path: "wanandroid").absoluteString
    let login = try program.run(
      ["login", "wanandroid", DemoServer.Accounts.username, "--insecure-storage", "--server", address],
      variables: ["TESSERA_PASSWORD": DemoServer.Accounts.password])
    #expect(login.code == 0, "\(login.errorText)")
    server.reset()
    let terminal = try program.start(["open", "tessera://account", "--server", "ranking=" + address])
    #expect(
      terminal.wait(seconds: 20) {
        $0.text.contains("Play Android") && !$0.text.contains(DemoServer.Accounts.username)
          && $0.text.contains("Your login at wanandroid has expired. Log in again.")
      }, "\(terminal.emulator.text)")
    terminal.press("q")
    #expect(terminal.waitForExit() == 0)
    #expect(try program.run(["auth", "status", "--server", "ranking=" + address]).code == 77)
    await server.stop()
  }

  @Test(
    "one logs in at Mastodon without a browser, by an address and a pasted code, until the server forgets it")
  func mastodon() async throws {
    let server = try await DemoServer.start()
    let base = server.baseURL.appending(path: "mastodon")
    let terminal = try program.start(
      ["login", "mastodon", "--server", base.absoluteString, "--no-browser", "--insecure-storage"],
      size: Size(columns: 400, rows: 24), variables: ["PATH": "/nowhere"])
    #expect(terminal.wait(seconds: 20) { $0.text.contains("press Enter:") }, "\(terminal.emulator.text)")
    terminal.type("not a code\n")
    #expect(terminal.wait(seconds: 20) { $0.text.contains("belongs to another login") }, "\(terminal.emulator.text)")
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
    // Another server's refusal is not this one's.
    let other = ["timeline", "twitter:@mira_okafor", "--once", "--server", "timeline=" + base.absoluteString]
    let refused = try program.run(
      other + ["--server", "twitter=" + server.baseURL.appending(path: "twitter").absoluteString],
      variables: ["TESSERA_TWITTER_KEY": "wrong", "TESSERA_TWITTER_SECRET": "wrong"])
    #expect(refused.code == 77, "\(refused.errorText)")
    #expect(try program.run(["auth", "status", "--server", "timeline=" + base.absoluteString]).code == 0)
    // The server forgets whom it knew, and so the program does.
    server.reset()
    _ = try program.run(list)
    #expect(try program.run(["auth", "status", "--server", "timeline=" + base.absoluteString]).code == 77)
    await server.stop()
  }

  /// Logs in with a code that the demo server shows.
  private func logInAtMastodon(_ base: URL) async throws {
    let terminal = try program.start(
      ["login", "mastodon", base.absoluteString, "--no-browser", "--insecure-storage"],
      size: Size(columns: 400, rows: 24), variables: ["PATH": "/nowhere"])
    #expect(terminal.wait(seconds: 20) { $0.text.contains("press Enter:") }, "\(terminal.emulator.text)")
    let line = try #require(terminal.emulator.lines.first { $0.contains("oauth/authorize") })
    let address = try #require(URLComponents(string: line.trimmingCharacters(in: .whitespaces)))
    var query: Parameters = [:]
    for item in address.queryItems ?? [] { query.add(item.name, item.value ?? "") }
    let page = try await APIClient(baseURL: base, transport: CurlTransport())
      .send(Endpoint<String>(.get, "/oauth/authorize", query: query, decoding: .text))
    terminal.type("wrong\n")
    #expect(terminal.wait(seconds: 20) { $0.text.contains("invalid") }, "\(terminal.emulator.text)")
    terminal.type("\(try #require(page.firstMatch(of: /<code>([^<]+)<\/code>/)?.1))\n")
    #expect(terminal.waitForExit(seconds: 20) == 0, "\(terminal.emulator.text)")
  }

  @Test func `What an account was shown is deleted when it logs out`() async throws {
    let server = try await DemoServer.start()
    let base = server.baseURL.appending(path: "mastodon")
    let list = ["timeline", "list:12249", "--once", "--server", "timeline=" + base.absoluteString]
    try await logInAtMastodon(base)
    #expect(try program.run(list).code == 0)
    #expect(try program.run(["logout", "--server", "timeline=" + base.absoluteString]).code == 0)
    try await logInAtMastodon(base)
    await server.stop()
    let offline = try program.run(list)
    #expect(offline.code == 69 && offline.text.isEmpty, "\(offline.text)")
  }

  @Test("timelines of Twitter's API come from a server of their own, by a key that is exchanged for a token")
  func twitter() async throws {
    let own = try program.run(["timeline", "twitter:icanzilb/RxSwift", "--json"])
    #expect(own.code == 0 && own.text.contains("tessera.timeline/1"), "\(own.errorText)")
    let server = try await DemoServer.start()
    let address = ["--server", "twitter=" + server.baseURL.appending(path: "twitter").absoluteString]
    let command = ["timeline", "twitter:@mira_okafor", "--once"] + address
    #expect(try program.run(command).errorText.hasSuffix(": Bad Authentication data.\n"))
    let key = [
      "TESSERA_TWITTER_KEY": DemoServer.Accounts.twitterKey,
      "TESSERA_TWITTER_SECRET": DemoServer.Accounts.twitterSecret,
    ]
    let result = try program.run(command, variables: key)
    #expect(result.code == 0 && result.text.contains("@mira_okafor"), "\(result.errorText)")
    await server.stop()
  }

  @Test("what is tracked goes to the file that --trace names, readable by its user alone")
  func trace() throws {
    let terminal = try program.start(shell: "$PROGRAM moments --trace $HOME/trace")
    #expect(terminal.wait(seconds: 30) { $0.text.contains("Tobias Lind") }, "\(terminal.emulator.text)")
    terminal.press("q")
    #expect(terminal.waitForExit() == 0)
    #expect(try program.read("trace").contains(#""kind":"screenview""#))
    let refused = try program.run(["moments", "--trace", "/nowhere/trace"])
    #expect(refused.code == 64 && refused.errorText.contains("/nowhere/trace cannot be written to"))
  }

  @Test("a store that cannot be read is left as it is, and the program works without it and says so")
  func damagedStore() async throws {
    let server = try await DemoServer.start()
    let address = ["--server", server.baseURL.appending(path: "wanandroid").absoluteString]
    try program.write(
      "this is no database, and long enough to be taken for one", to: ".local/share/tessera/store.sqlite")
    let result = try program.run(["rank", "--pages", "1"] + address)
    #expect(result.code == 0 && result.text.contains("Rank"), "\(result.errorText)")
    #expect(result.errorText.contains("Nothing is kept this time."), "\(result.errorText)")
    #expect(try program.read(".local/share/tessera/store.sqlite").hasPrefix("this is no database"))
    await server.stop()
  }

  @Test func `A store that turns out damaged is left as it is, and the program works without it and says so`()
    async throws
  {
    let server = try await DemoServer.start()
    let command = ["rank", "--once", "--server", server.baseURL.absoluteString]
    #expect(try program.run(command).code == 0)
    let store = URL(filePath: program.home).appending(path: ".local/share/tessera/store.sqlite")
    // The first pages hold the schema, so the store opens. What is damaged is found when rows are read.
    var damaged = try Data(contentsOf: store)
    #expect(damaged.count > 4096 * 12)
    for index in 4096 * 11..<damaged.count { damaged[index] = 0xA5 }
    try damaged.write(to: store)
    let doctor = try program.run(["doctor"])
    #expect(doctor.code == 1 && doctor.text.contains("\(store.path) is damaged or not a database"), "\(doctor.text)")
    let result = try program.run(command)
    #expect(result.code == 0 && result.text.split(separator: "\n").count == 242, "\(result.errorText)")
    #expect(
      result.errorText.contains("Nothing is kept this time. \(store.path) is damaged"), "\(result.errorText)")
    #expect(try Data(contentsOf: store).dropFirst(4096 * 11).prefix(4096) == damaged.dropFirst(4096 * 11).prefix(4096))
    await server.stop()
  }

  @Test("a login at Mastodon ends when its input does, and asks for the server if it has none")
  func mastodonWithoutInput() async throws {
    let server = try await DemoServer.start()
    let address = server.baseURL.appending(path: "mastodon").absoluteString
    let result = try program.run(["login", "mastodon", address, "--no-browser"])
    #expect(result.code == 64 && result.errorText.contains("Standard input ended without a code."))
    #expect(try program.run(["login", "mastodon"]).errorText.contains("Which server?"))
    await server.stop()
  }

  @Test("every tab is as it was left in the session before")
  func tabs() throws {
    let terminal = try program.start(["rank"])
    #expect(terminal.wait(seconds: 30) { $0.text.contains("149348") }, "\(terminal.emulator.text)")
    terminal.press("C")
    #expect(terminal.wait(seconds: 20) { $0.text.contains("My coins") }, "\(terminal.emulator.text)")
    terminal.press("1")
    #expect(terminal.wait(seconds: 30) { $0.text.contains("@mira_okafor") }, "\(terminal.emulator.text)")
    terminal.press(.control("c"))
    #expect(terminal.waitForExit() == 0)
    let second = try program.start()
    #expect(second.wait(seconds: 30) { $0.text.contains("@mira_okafor") }, "\(second.emulator.text)")
    second.press("3")
    #expect(second.wait(seconds: 20) { $0.text.contains("My coins") }, "\(second.emulator.text)")
    second.press("q")
    #expect(second.wait(seconds: 20) { $0.text.contains("149348") }, "\(second.emulator.text)")
  }
}

private enum Bash {
  static let isThere = FileManager.default.isExecutableFile(atPath: "/bin/bash")
}
