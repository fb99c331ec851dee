public import Foundation
public import TerminalUI
public import TerminalUITest

/// The built app, next to the tests or named by `TESSERA_PROGRAM`, with its own home directory.
public final class BuiltProgram: Sendable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "tessera-\(UUID())")

  /// Creates a home directory. Starts nothing.
  public init() {}

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The path of its home directory.
  public var home: String { folder.path(percentEncoded: false) }

  /// The environment variable with which the program measures code coverage if the tests do.
  private static let coverage = ProcessInfo.processInfo.environment.filter { $0.key == "LLVM_PROFILE_FILE" }

  private var environment: [String: String] {
    PseudoTerminal.plainEnvironment.merging(["HOME": home]) { $1 }.merging(Self.coverage) { $1 }
  }

  /// The path of its executable file, or `nil` if it is not built.
  ///
  /// `PACKAGE` narrows a build to the tests of one package, next to which only an old program can be.
  public static var path: String? {
    if let program = ProcessInfo.processInfo.environment["TESSERA_PROGRAM"] { return program }
    guard ProcessInfo.processInfo.environment["PACKAGE"] == nil else { return nil }
    let arguments = ProcessInfo.processInfo.arguments
    let bundle = arguments.first { $0.contains(".xctest") } ?? arguments[0]
    var folder = URL(filePath: bundle)
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let program = folder.appending(path: "tessera").path(percentEncoded: false)
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: program, isDirectory: &isFolder), !isFolder.boolValue { return program }
    }
    return nil
  }

  private static var executable: String { path ?? "tessera" }

  /// Starts the program on a pseudo-terminal.
  public func start(
    _ arguments: [String] = [], size: Size = Size(columns: 80, rows: 24), variables: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      [Self.executable] + arguments, environment: environment.merging(variables) { $1 }, size: size)
  }

  /// Starts the program from a shell script, in which `$PROGRAM` is its path.
  public func start(shell script: String) throws -> PseudoTerminal {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try PseudoTerminal(
      ["/bin/sh", "-c", script], environment: environment.merging(["PROGRAM": Self.executable]) { $1 },
      size: Size(columns: 80, rows: 24))
  }

  /// Writes a file in the program's home directory.
  public func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Reads a file in the program's home directory.
  public func read(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// The result of a finished program.
  public struct Result {
    /// The exit code.
    public let code: Int32
    /// The standard output.
    public let output: Data
    /// The standard error.
    public let error: Data
    /// The standard output as text.
    public var text: String { String(decoding: output, as: UTF8.self) }
    /// The standard error as text.
    public var errorText: String { String(decoding: error, as: UTF8.self) }
  }

  /// Runs the program without a terminal, and redirects its output to files.
  public func run(_ arguments: [String], variables: [String: String] = [:]) throws -> Result {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (output, error) = (folder.appending(path: "out"), folder.appending(path: "err"))
    for file in [output, error] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: Self.executable)
    process.arguments = arguments
    // Without programs on its path, the program finds no keyring that a test could write to.
    process.environment = environment.merging(["PATH": "/nowhere"].merging(variables) { $1 }) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: error)
    try process.run()
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus, output: try Data(contentsOf: output), error: try Data(contentsOf: error))
  }
}
