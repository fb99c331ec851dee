public import Foundation

/// A namespace for functions that run other programs.
public enum Tool {
  /// An error that contains the result of a program that failed.
  public struct Failure: Error, CustomStringConvertible {
    /// The program and its arguments.
    public let command: [String]
    /// The exit status.
    public let status: Int32
    /// The program's standard output.
    public let output: String
    /// The program's output on standard error.
    public let errors: String

    public var description: String {
      "`\(command.joined(separator: " "))` ended with status \(status). \(errors)"
    }
  }

  /// Runs a program and returns its standard output without the last line break.
  ///
  /// - Parameter input: The program's standard input.
  /// - Throws: ``Failure``, or a system error if the program cannot be started.
  public static func output(of command: [String], in folder: URL, input: String = "") throws -> String {
    let output = Pipe()
    // Uses files instead of more pipes, because no thread would read or write the others while one is read.
    let streams = FileManager.default.temporaryDirectory.appending(path: "tessera-tools-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: streams) }
    let errors = streams.appending(path: "errors")
    let inputs = streams.appending(path: "input")
    try Data().write(to: errors)
    try Data(input.utf8).write(to: inputs)
    let process = process(command, in: folder)
    process.standardInput = try FileHandle(forReadingFrom: inputs)
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let text = try String(contentsOf: errors, encoding: .utf8)
      throw Failure(
        command: command, status: process.terminationStatus, output: String(decoding: data, as: UTF8.self), errors: text
      )
    }
    let text = String(decoding: data, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Runs a program with the input and output of this process.
  ///
  /// - Returns: The exit status of the program.
  public static func run(_ command: [String], in folder: URL) throws -> Int32 {
    let process = process(command, in: folder)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private static func process(_ command: [String], in folder: URL) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    return process
  }
}
