import DemoServer
import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .builtProgram, .timeLimit(.minutes(15))) struct RankingCommandTests {
  private let program = BuiltProgram()

  @Test
  func `A slow command shows colored progress on a terminal, even if standard output is a file`() throws {
    let terminal = try program.start(shell: "$PROGRAM rank --once >$HOME/out; echo done")
    #expect(terminal.wait(seconds: 30) { $0.text.contains("done") }, "\(terminal.emulator.text)")
    let shown = String(decoding: terminal.output, as: UTF8.self)
    #expect(shown.contains("Ranking [") && shown.contains("\u{1B}["), "\(shown)")
    // The progress disappears at the end of the command.
    #expect(!terminal.emulator.text.contains("Ranking"), "\(terminal.emulator.text)")
    let text = try program.read("out")
    #expect(text.split(separator: "\n").count == 242 && !text.contains("\u{1B}") && !text.contains("\r"))
  }

  @Test
  func `Progress is not written to a file, and has no escape sequences with NO_COLOR`() throws {
    let terminal = try program.start(
      shell: "$PROGRAM rank --once 2>$HOME/err; NO_COLOR=1 $PROGRAM rank --once >$HOME/out; echo done")
    #expect(terminal.wait(seconds: 30) { $0.text.contains("done") }, "\(terminal.emulator.text)")
    #expect(try program.read("err").isEmpty)
    let shown = String(decoding: terminal.output, as: UTF8.self)
    #expect(shown.contains("Ranking [") && !shown.contains("\u{1B}"), "\(shown)")
  }

  @Test
  func `A file that is not a database is left unchanged, and the program works in memory with a warning`() async throws
  {
    let server = try await DemoServer.start()
    let address = ["--server", server.baseURL.appending(path: "wanandroid").absoluteString]
    try program.write(
      "this is no database, and long enough to be taken for one", to: ".local/share/tessera/store.sqlite")
    let result = try program.run(["rank", "--pages", "1"] + address)
    #expect(result.code == 0 && result.text.contains("Rank"), "\(result.errorText)")
    #expect(result.errorText.contains("Data is not stored in this session."), "\(result.errorText)")
    #expect(try program.read(".local/share/tessera/store.sqlite").hasPrefix("this is no database"))
    await server.stop()
  }

  @Test
  func `A damaged database is left unchanged, and the program works in memory with a warning`() async throws {
    let server = try await DemoServer.start()
    let command = ["rank", "--once", "--server", server.baseURL.absoluteString]
    #expect(try program.run(command).code == 0)
    let store = URL(filePath: program.home).appending(path: ".local/share/tessera/store.sqlite")
    // The first pages contain the schema, so the store opens. The damage is found when rows are read.
    var damaged = try Data(contentsOf: store)
    #expect(damaged.count > 4096 * 12)
    for index in 4096 * 11..<damaged.count { damaged[index] = 0xA5 }
    try damaged.write(to: store)
    let doctor = try program.run(["doctor"])
    #expect(doctor.code == 1 && doctor.text.contains("\(store.path) is damaged or not a database"), "\(doctor.text)")
    let result = try program.run(command)
    #expect(result.code == 0 && result.text.split(separator: "\n").count == 242, "\(result.errorText)")
    #expect(
      result.errorText.contains("Data is not stored in this session. \(store.path) is damaged"), "\(result.errorText)")
    #expect(try Data(contentsOf: store).dropFirst(4096 * 11).prefix(4096) == damaged.dropFirst(4096 * 11).prefix(4096))
    await server.stop()
  }

  @Test(arguments: [["rank"], ["rank", "--once"]])
  func `The whole ranking is printed without escape sequences`(_ arguments: [String]) throws {
    let result = try program.run(arguments)
    #expect(result.code == 0, "\(result.errorText)")
    #expect(!result.output.contains(0x1B))
    let lines = result.text.split(separator: "\n")
    // A line of titles, 240 users, and the demo account.
    #expect(lines.count == 242)
    #expect(lines.first?.hasPrefix("  Rank  Name") == true)
  }

  @Test
  func `The JSON document of the ranking has a version and the rows of the requested pages`() throws {
    struct Document: Decodable {
      struct Row: Decodable { var id: Int, rank: String, name: String, coins: Int }
      var schema: String, server: String
      var rows: [Row]
    }
    let result = try program.run(["rank", "--json", "--pages", "2"])
    let document = try JSONDecoder().decode(Document.self, from: result.output)
    #expect(document.schema == "tessera.rank/1" && document.server == "demo server")
    let ranks: [String] = (1...60).map { String($0) }
    #expect(document.rows.map(\.rank) == ranks)
  }

  @Test
  func `A server that cannot be reached causes an error message on standard error and no standard output`() async throws
  {
    let server = try await DemoServer.start()
    await server.stop()
    let address = server.baseURL.appending(path: "wanandroid").absoluteString
    let message =
      "127.0.0.1:\(server.port): The server cannot be reached: the connection was refused. Check the server's address, or try again later."
    let plain = try program.run(["rank", "--server", address])
    #expect(plain.code == 69 && plain.output.isEmpty)
    #expect(plain.errorText == "tessera: \(message)\n")
    let json = try program.run(["rank", "--json", "--server", address])
    #expect(json.code == 69 && json.output.isEmpty)
    struct Document: Decodable, Equatable { var schema, message: String, code: Int }
    #expect(
      try JSONDecoder().decode(Document.self, from: json.error)
        == Document(schema: "tessera.error/1", message: message, code: 69))
  }

  @Test
  func `Control characters in names are escaped in text and JSON`() async throws {
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

  @Test
  func `A command with invalid options exits with 64`() throws {
    #expect(try program.run(["rank", "--server", "ftp://example.com"]).code == 64)
    #expect(try program.run(["rank", "--pages", "0"]).code == 64)
  }

  @Test
  func `cache lists and clears stored responses, and doctor checks them`() async throws {
    let server = try await DemoServer.start()
    let address = server.baseURL.appending(path: "wanandroid").absoluteString
    #expect(try program.run(["rank", "--pages", "1", "--server", address]).code == 0)
    #expect(try program.run(["cache"]).text.contains("store.sqlite"))
    #expect(try program.run(["doctor"]).text.contains("intact"))
    #expect(try program.run(["cache", "clear"]).code == 0)
    #expect(try program.run(["cache"]).text.isEmpty)
    try program.write(
      "this is no database, and long enough to be taken for one", to: ".local/share/tessera/store.sqlite")
    let doctor = try program.run(["doctor"])
    #expect(doctor.code == 1 && doctor.text.contains("!!  store"), "\(doctor.text)")
    await server.stop()
  }
}
