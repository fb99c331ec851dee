import DemoServer
import Foundation
import TerminalUI
import TerminalUITest
import Testing

@Suite("Outside a terminal", .serialized, .timeLimit(.minutes(5))) struct PlainOutputTests {
  private let program = Program()

  @Test("the ranking is printed to its end, without an escape byte", arguments: [["rank"], ["rank", "--once"]])
  func text(_ arguments: [String]) throws {
    let result = try program.run(arguments)
    #expect(result.code == 0, "\(result.errorText)")
    #expect(!result.output.contains(0x1B))
    let lines = result.text.split(separator: "\n")
    // A line of titles, 240 users and the demo account.
    #expect(lines.count == 242)
    #expect(lines.first?.hasPrefix("  Rank  Name") == true)
  }

  @Test("JSON is versioned and has as many rows as pages were asked for")
  func json() throws {
    struct Document: Decodable {
      struct Row: Decodable { var id: Int, rank: String, name: String, coins: Int }
      var schema: String, server: String
      var rows: [Row]
    }
    let result = try program.run(["rank", "--json", "--pages", "2"])
    let document = try JSONDecoder().decode(Document.self, from: result.output)
    #expect(document.schema == "tessera.rank/1" && document.server == "demo server")
    #expect(document.rows.map(\.rank) == (1...60).map(String.init))
  }

  @Test("a server that cannot be reached is one sentence on standard error, and nothing on standard output")
  func unreachable() async throws {
    let server = try await DemoServer.start()
    await server.stop()
    let address = server.baseURL.appending(path: "wanandroid").absoluteString
    let plain = try program.run(["rank", "--server", address])
    #expect(plain.code == 69 && plain.output.isEmpty)
    #expect(
      plain.errorText
        == "tessera: 127.0.0.1:\(server.port): The server cannot be reached: the connection was refused.\n")
    let json = try program.run(["rank", "--json", "--server", address])
    #expect(json.code == 69 && json.output.isEmpty)
    struct Document: Decodable, Equatable { var schema, message: String, code: Int }
    let message = "127.0.0.1:\(server.port): The server cannot be reached: the connection was refused."
    #expect(
      try JSONDecoder().decode(Document.self, from: json.error)
        == Document(schema: "tessera.error/1", message: message, code: 69))
  }

  @Test("hostile names reach neither text nor JSON as they are")
  func hostile() async throws {
    var configuration = DemoServer.Configuration()
    configuration.hasHostileTexts = true
    let server = try await DemoServer.start(configuration: configuration)
    for arguments in [["--once"], ["--json"]] {
      let result = try program.run(
        ["rank", "--server", server.baseURL.appending(path: "wanandroid").absoluteString] + arguments)
      #expect(result.code == 0, "\(result.errorText)")
      #expect(!result.text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    }
  }

  @Test("--server is the server of the command's service, and of all services where that is not one")
  func servers() async throws {
    let server = try await DemoServer.start()
    let base = server.baseURL
    for (arguments, path) in [
      (["rank", "--pages", "1"], "wanandroid"), (["timeline", "#swift"], "mastodon"), (["moments"], ""),
    ] {
      let address = path.isEmpty ? base : base.appending(path: path)
      let result = try program.run(arguments + ["--json", "--server", address.absoluteString])
      #expect(result.text.contains(#""server" : "127.0.0.1:\#(server.port)""#), "\(result.errorText)")
    }
    let opened = try program.run([
      "open", "tessera://ranking", "--pages", "1", "--json", "--server", base.absoluteString,
    ])
    #expect(opened.text.contains(#""server" : "127.0.0.1:\#(server.port)""#), "\(opened.errorText)")
    // A URL with the name of its server is nearer.
    let both = try program.run([
      "rank", "--pages", "1", "--json", "--server", "http://127.0.0.1:1", "--server",
      "ranking=" + base.appending(path: "wanandroid").absoluteString,
    ])
    #expect(both.text.contains(#""server" : "127.0.0.1:\#(server.port)""#), "\(both.errorText)")
    await server.stop()
  }

  @Test("wrong settings end with 64")
  func usage() throws {
    #expect(try program.run(["rank", "--server", "ftp://example.com"]).code == 64)
    #expect(try program.run(["rank", "--pages", "0"]).code == 64)
  }

  @Test("what is wrong is said in the user's language")
  func language() throws {
    for (arguments, sentence) in [
      (["open", "tessera://nowhere"], "没有对应的界面"), (["timeline", "nothing"], "不是时间线"), (["coins"], "登录"),
      (["mark", "timeline", "1"], "演示服务器"), (["login", "mastodon"], "请指定服务器"),
    ] {
      let result = try program.run(arguments + ["--lang", "zh-Hans"])
      #expect(result.code != 0 && result.errorText.contains(sentence), "\(result.errorText)")
    }
  }

  @Test("the doctor finds the app in order")
  func doctor() throws {
    let result = try program.run(["doctor"])
    #expect(result.code == 0)
    for line in ["ok  terminal", "ok  store", "ok  timeline", "ok  moments", "ok  ranking", "ok  login", "ok  graph"] {
      #expect(result.text.contains("\n\(line)"), "\(result.text)")
    }
  }

  @Test("what can be set up is printed for people, too: routes, the manual, settings with keys")
  func setUp() throws {
    #expect(try program.run(["routes"]).text.contains("tessera://about"))
    #expect(try program.run(["man"]).text.hasPrefix(".Dd"))
    try program.write(#"{"keys": {"list.down": ["j", "Ctrl-n"]}}"#, to: ".config/tessera/config.json")
    let settings = try program.run(["config"])
    #expect(settings.text.contains("keys.list.down"), "\(settings.errorText)")
    #expect(settings.text.contains("j Ctrl-n"))
  }

  @Test("what is kept of a server's answers is told, checked and cleared; settings stay")
  func cache() async throws {
    let server = try await DemoServer.start()
    let address = server.baseURL.appending(path: "wanandroid").absoluteString
    #expect(try program.run(["rank", "--pages", "1", "--server", address]).code == 0)
    #expect(try program.run(["cache"]).text.contains("store.sqlite"))
    #expect(try program.run(["doctor"]).text.contains("whole"))
    #expect(try program.run(["cache", "clear"]).code == 0)
    #expect(try program.run(["cache"]).text.isEmpty)
    try program.write(
      "this is no database, and long enough to be taken for one", to: ".local/share/tessera/store.sqlite")
    let doctor = try program.run(["doctor"])
    #expect(doctor.code == 1 && doctor.text.contains("!!  store"), "\(doctor.text)")
    await server.stop()
  }

  @Test("the demo server alone tells its address, and serves until it is interrupted")
  func serve() throws {
    let terminal = try program.start(["serve", "--port", "0"])
    #expect(terminal.wait(seconds: 20) { $0.text.contains("http://127.0.0.1:") }, "\(terminal.emulator.text)")
    terminal.press(.control("c"))
    #expect(terminal.waitForExit(seconds: 20) != nil)
  }
}
