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
  /// The names of the entries to compare, or `nil` for the whole document.
  private let entries: Set<String>?

  /// Creates a document that a command prints.
  ///
  /// - Parameter entries: The names of the entries to compare in a document with entries of all features, such as the
  ///   list of routes, or `nil` for the whole document. An entry's name is its `name`, or its `address` without the
  ///   parameters.
  public init(
    name: String, arguments: [String], isUnreachable: Bool = false, code: Int32 = 0, hasServers: Bool = true,
    entries: Set<String>? = nil, test: String = #filePath,
    prepare: (@Sendable (BuiltProgram, DemoServer) throws -> Void)? = nil
  ) {
    self.entries = entries
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
    let document = code == 0 ? result.text : result.errorText
    let text = try (entries.map { try Self.part(of: document, named: $0) } ?? document)
      .replacing("127.0.0.1:\(server.port)", with: "127.0.0.1:PORT")
      .replacing(program.home, with: "/HOME")
      .replacing(/"updated" : "[^"]+"/, with: #""updated" : "NOW""#)
      .replacing(/in \d+ ms/, with: "in N ms")
    try Self.compare(text, with: file)
    await server.stop()
  }

  /// Returns a document with only the named entries of its lists.
  private static func part(of document: String, named names: Set<String>) throws -> String {
    let object = try #require(try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any])
    let part = object.mapValues { value -> Any in
      switch value {
      case let list as [[String: Any]]:
        list.filter { entry in
          let name = (entry["address"] as? String)?.split(separator: "?").first?.split(separator: "/").last.map(
            String.init)
          return names.contains(name ?? entry["name"] as? String ?? "")
        }
      case let list as [String: String]: list.filter { names.contains($0.key) }
      default: value
      }
    }
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try JSONSerialization.data(withJSONObject: part, options: options), as: UTF8.self) + "\n"
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
      print("Wrote \(file.path(percentEncoded: false))")  // allow(no-print): tests have no screen
    }
    if let difference = difference(of: text, from: file) { Issue.record(Comment(rawValue: difference)) }
  }

  /// Returns the path of a golden file, the first line that differs from it and how to write it, or `nil` if it equals text.
  static func difference(of text: String, from file: URL) -> String? {
    let advice = "`TESSERA_WRITE_GOLDEN=1` writes the file, if the change is intended."
    let path = file.path(percentEncoded: false)
    guard let golden = try? String(contentsOf: file, encoding: .utf8) else {
      return "\(path) cannot be read. \(advice)"
    }
    if golden == text { return nil }
    let (old, new) = (golden.components(separatedBy: "\n"), text.components(separatedBy: "\n"))
    let line = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    let shown = { (lines: [String]) in lines.indices.contains(line) ? lines[line] : "(end of the document)" }
    return
      "\(path):\(line + 1): The document differs from its golden file.\n- \(shown(old))\n+ \(shown(new))\n\(advice)"
  }
}
