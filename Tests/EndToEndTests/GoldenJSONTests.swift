import DemoServer
import Foundation
import Testing

/// What programs rely on: a change of these files is a change of a schema, to be told in `Documentation/JSON.md`.
@Suite("With --json", .serialized, .timeLimit(.minutes(5))) struct GoldenJSONTests {
  private let program = Program()

  @Test("each read and action prints the document of its schema, byte for byte", arguments: Golden.documents)
  fileprivate func document(_ golden: Golden) async throws {
    let server = try await start()
    if golden.needsLogin {
      for arguments in [["wanandroid", DemoServer.Accounts.username], ["phone", DemoServer.Accounts.phoneNumber]] {
        let login = try program.run(
          ["login"] + arguments + ["--insecure-storage"] + golden.servers(server),
          variables: ["TESSERA_PASSWORD": DemoServer.Accounts.password])
        #expect(login.code == 0, "\(login.errorText)")
      }
    }
    let result = try program.run(golden.arguments + ["--json"] + golden.servers(server))
    #expect(result.code == 0 && result.error.isEmpty, "\(result.errorText)")
    try expect(result.text, golden, server)
    await server.stop()
  }

  @Test("each failure is a document on standard error, and nothing is on standard output", arguments: Golden.failures)
  fileprivate func failure(_ golden: Golden) async throws {
    let server = try await start()
    if golden.isUnreachable { await server.stop() }
    let result = try program.run(golden.arguments + ["--json"] + golden.servers(server))
    #expect(result.code == golden.code && result.output.isEmpty, "\(result.code)\n\(result.text)")
    try expect(result.errorText, golden, server)
    await server.stop()
  }

  @Test("every schema is described in the documentation")
  func documentation() throws {
    let text = try String(contentsOf: Golden.root.appending(path: "Documentation/JSON.md"), encoding: .utf8)
    let files = try FileManager.default.contentsOfDirectory(at: Golden.folder, includingPropertiesForKeys: nil)
    #expect(files.count == Golden.documents.count + Golden.failures.count)
    for file in files {
      struct Document: Decodable { let schema: String }
      let schema = try JSONDecoder().decode(Document.self, from: Data(contentsOf: file)).schema
      #expect(text.contains("`\(schema)`"), "\(schema) of \(file.lastPathComponent)")
    }
  }

  /// A world that stands still, late enough that no cookie of it has expired.
  private func start() async throws -> DemoServer {
    var configuration = DemoServer.Configuration()
    configuration.now = { Date(timeIntervalSince1970: 2_208_988_800) }
    configuration.rankedUsers = 3
    configuration.moments = 3
    return try await DemoServer.start(configuration: configuration)
  }

  private func expect(_ text: String, _ golden: Golden, _ server: DemoServer) throws {
    let text = text.replacing("127.0.0.1:\(server.port)", with: "127.0.0.1:PORT")
      .replacing(program.home, with: "/HOME")
      .replacing(/"updated" : "[^"]+"/, with: #""updated" : "NOW""#)
      .replacing(/in \d+ ms/, with: "in N ms")
    let file = Golden.folder.appending(path: "\(golden.name).json")
    if ProcessInfo.processInfo.environment["TESSERA_WRITE_GOLDEN"] != nil {
      try FileManager.default.createDirectory(at: Golden.folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    #expect(try text == String(contentsOf: file, encoding: .utf8))
  }
}

private struct Golden: Sendable, CustomTestStringConvertible {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
  static let folder = root.appending(path: "Tests/EndToEndTests/Golden")

  let name: String
  let arguments: [String]
  var needsLogin = false
  var isUnreachable = false
  var code: Int32 = 0
  /// Whether the servers are those of the test; not for what knows no server, or is to fail for one.
  var hasServers = true

  var testDescription: String { name }

  func servers(_ server: DemoServer) -> [String] {
    guard hasServers else { return [] }
    let base = server.baseURL.absoluteString
    return [
      "--server", "timeline=\(base)/mastodon", "--server", "ranking=\(base)/wanandroid", "--server", "moments=\(base)",
      "--server", "login=\(base)",
    ]
  }

  static let documents = [
    Golden(name: "timeline", arguments: ["timeline", "@mira_okafor"]),
    Golden(name: "people", arguments: ["people", "@mira_okafor,@anya_v"]),
    Golden(name: "post", arguments: ["post", "112350000213000000", "@mira_okafor"]),
    Golden(name: "mark", arguments: ["mark", "timeline", "112350000213000000", "@mira_okafor"]),
    Golden(name: "moments", arguments: ["moments"]),
    Golden(name: "like", arguments: ["like", "1"]),
    Golden(name: "rank", arguments: ["rank"]),
    Golden(name: "coins", arguments: ["coins"], needsLogin: true),
    Golden(name: "auth", arguments: ["auth", "status"], needsLogin: true),
    Golden(name: "about", arguments: ["open", "tessera://about"]),
    Golden(name: "config", arguments: ["config"]),
    Golden(name: "cache", arguments: ["cache"], hasServers: false),
    Golden(name: "doctor", arguments: ["doctor"]),
    Golden(name: "routes", arguments: ["routes"], hasServers: false),
  ]

  static let failures = [
    Golden(name: "error-unreachable", arguments: ["rank"], isUnreachable: true, code: 69),
    Golden(name: "error-not-signed-in", arguments: ["coins"], code: 77),
    Golden(name: "error-unknown-post", arguments: ["post", "1", "@mira_okafor"], code: 1),
    Golden(name: "error-address", arguments: ["open", "tessera://nowhere"], code: 64),
    Golden(name: "error-setting", arguments: ["rank", "--server", "ftp://example.com"], code: 64, hasServers: false),
    Golden(name: "error-usage", arguments: ["rank", "--pages", "0"], code: 64, hasServers: false),
  ]
}
