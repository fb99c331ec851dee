public import DemoServer
import Foundation
public import Testing

/// A document that the program prints and other programs rely on. A change of its file is a change of a schema, which
/// the feature's README or `Documentation/JSON.md` must describe. `TESSERA_WRITE_GOLDEN=1` writes the files.
public struct Golden: Sendable, CustomTestStringConvertible {
  /// The file, in the folder `Golden` next to the test.
  private let file: URL
  private let name: String
  private let arguments: [String]
  /// A closure that prepares the program, for example logs it in, or `nil` for none.
  private let prepare: (@Sendable (BuiltProgram, DemoServer) throws -> Void)?
  private let isUnreachable: Bool
  /// The exit code of the program. Documents of failures are printed to standard error.
  private let code: Int32
  /// Whether the command uses the servers of the test. `false` for commands that use no
  /// server or that must fail for one.
  private let hasServers: Bool

  /// Creates a document that a command prints.
  public init(
    name: String, arguments: [String], isUnreachable: Bool = false, code: Int32 = 0, hasServers: Bool = true,
    test: String = #filePath, prepare: (@Sendable (BuiltProgram, DemoServer) throws -> Void)? = nil
  ) {
    file = Self.file(name, test: test)
    (self.name, self.arguments) = (name, arguments)
    (self.isUnreachable, self.code, self.hasServers, self.prepare) = (isUnreachable, code, hasServers, prepare)
  }

  /// The name of the document.
  public var testDescription: String { name }

  /// Runs the command with a demo server. Fails the test unless it prints exactly the document, byte for byte.
  public func check() async throws {
    // The clock is fixed, and so late that the server's cookies do not expire.
    var configuration = DemoServer.Configuration()
    configuration.now = { Date(timeIntervalSince1970: 2_208_988_800) }
    configuration.rankedUsers = 3
    configuration.moments = 3
    let server = try await DemoServer.start(configuration: configuration)
    let program = BuiltProgram()
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
    try Self.compare(text, with: file)
    await server.stop()
  }

  private func servers(_ server: DemoServer) -> [String] {
    hasServers ? ["--server", server.baseURL.absoluteString] : []
  }

  /// Fails the test unless text equals the golden file with this name.
  public static func check(_ text: String, name: String, test: String = #filePath) throws {
    try compare(text, with: file(name, test: test))
  }

  private static func file(_ name: String, test: String) -> URL {
    URL(filePath: test).deletingLastPathComponent().appending(path: "Golden/\(name).json")
  }

  private static func compare(_ text: String, with file: URL) throws {
    if ProcessInfo.processInfo.environment["TESSERA_WRITE_GOLDEN"] != nil {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    #expect(try text == String(contentsOf: file, encoding: .utf8))
  }
}
