import Foundation
import Persistence

/// The record that the soak tests write.
struct Line: Record {
  var author: Int64
  var number: Int64
  var text: String

  static let table = Table<Line>(
    "line", Column(key: "author", \.author), Column(key: "number", \.number), Column("text", \.text),
    indexes: [[\.number]], make: Line.init)

  static let schema = Schema("lines", tables: [table])

  static func open(_ file: URL) throws -> Store { try Store(file: file, schemas: [schema]) }
}

/// Starts this program again as a child process, and returns the process.
func child(_ arguments: String..., output: Pipe? = nil) throws -> Process {
  let process = Process()
  process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
  if !FileManager.default.isExecutableFile(atPath: process.executableURL?.path ?? "") {
    process.executableURL = URL(filePath: CommandLine.arguments[0])
  }
  process.arguments = arguments
  if let output { process.standardOutput = output }
  try process.run()
  return process
}

func withTemporaryDirectory(_ body: (URL) throws -> Void) throws {
  let directory = FileManager.default.temporaryDirectory.appending(path: "persistence-soak-\(UUID())")
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: directory) }
  try body(directory)
}
