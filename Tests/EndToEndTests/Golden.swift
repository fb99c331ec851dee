import DemoServer
import Foundation
import Testing

/// A document that the program prints and other programs rely on. A change of its file is a change of a schema, which
/// the feature's README or `Documentation/JSON.md` must describe. `TESSERA_WRITE_GOLDEN=1` writes the files.
struct Golden: Sendable, CustomTestStringConvertible {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
  static let folder = root.appending(path: "Tests/EndToEndTests/Golden")

  /// The feature that prints the document, or `nil` for the app. If two features are required, their names are joined
  /// by `+`. The file is in the folder of this name.
  let feature: String?
  let name: String
  let arguments: [String]
  /// A closure that prepares the program, for example logs it in, or `nil` for none.
  let prepare: (@Sendable (Program, DemoServer) throws -> Void)?
  let isUnreachable: Bool
  /// The exit code of the program. Documents of failures are printed to standard error.
  let code: Int32
  /// Whether the command uses the servers of the test. `false` for commands that use no
  /// server or that must fail for one.
  let hasServers: Bool

  init(
    of feature: String? = nil, name: String, arguments: [String], isUnreachable: Bool = false, code: Int32 = 0,
    hasServers: Bool = true, prepare: (@Sendable (Program, DemoServer) throws -> Void)? = nil
  ) {
    (self.feature, self.name, self.arguments) = (feature, name, arguments)
    (self.isUnreachable, self.code, self.hasServers, self.prepare) = (isUnreachable, code, hasServers, prepare)
  }

  var testDescription: String { name }

  /// Runs the command with a demo server. Fails the test unless it prints exactly the document, byte for byte.
  func check() async throws {
    // The clock is fixed, and so late that the server's cookies do not expire.
    var configuration = DemoServer.Configuration()
    configuration.now = { Date(timeIntervalSince1970: 2_208_988_800) }
    configuration.rankedUsers = 3
    configuration.moments = 3
    let server = try await DemoServer.start(configuration: configuration)
    let program = Program()
    try prepare?(program, server)
    if isUnreachable { await server.stop() }
    let result = try program.run(arguments + ["--json"] + servers(server))
    #expect(result.code == code, "\(result.errorText)")
    #expect((code == 0 ? result.error : result.output).isEmpty, "\(result.text)\(result.errorText)")
    let text = (code == 0 ? result.text : result.errorText)
      .replacing("127.0.0.1:\(server.port)", with: "127.0.0.1:PORT")
      .replacing(program.home, with: "/HOME")
      .replacing(/"updated" : "[^"]+"/, with: #""updated" : "NOW""#)
      .replacing(/in \d+ ms/, with: "in N ms")
    let file = Self.folder.appending(path: "\(feature ?? "")/\(name).json").standardizedFileURL
    if ProcessInfo.processInfo.environment["TESSERA_WRITE_GOLDEN"] != nil {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    #expect(try text == String(contentsOf: file, encoding: .utf8))
    await server.stop()
  }

  private func servers(_ server: DemoServer) -> [String] {
    hasServers ? ["--server", server.baseURL.absoluteString] : []
  }
}
