public import Foundation
import TerminalUI
import TerminalUITest
import Testing

/// The file to which `Scripts/measure` has the tests write their figures.
public enum Figures {
  /// The file, or `nil` if nothing is measured.
  public static let file = ProcessInfo.processInfo.environment["TESSERA_FIGURES"].map { URL(filePath: $0) }

  /// Adds a figure to the file.
  public static func add(_ name: String, _ figure: String) throws {
    let file = try #require(file)
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("\(name): \(figure)\n".utf8))
    try handle.close()
  }

  /// Returns the CPU time of a process, in seconds. `ps` exists on every system, but reports whole seconds on Linux,
  /// where the kernel is more precise.
  public static func processorSeconds(of process: Int32) throws -> Double {
    #if os(Linux)
      let stat = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      let fields = try #require(stat.split(separator: ")").last).split(separator: " ")
      return (try #require(Double(fields[11])) + #require(Double(fields[12]))) / Double(sysconf(Int32(_SC_CLK_TCK)))
    #else
      let parts = try ps("time", process).split(separator: ":").compactMap { Double($0) }
      return parts.reduce(0) { $0 * 60 + $1 }
    #endif
  }

  /// Returns the resident memory of a process, in megabytes.
  public static func memory(of process: Int32) throws -> Int { try #require(Int(ps("rss", process))) / 1024 }

  private static func ps(_ column: String, _ process: Int32) throws -> String {
    let (ps, pipe) = (Process(), Pipe())
    ps.executableURL = URL(filePath: "/bin/ps")
    ps.arguments = ["-o", "\(column)=", "-p", "\(process)"]
    ps.standardOutput = pipe
    try ps.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    ps.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension Duration {
  /// The duration as text, in milliseconds.
  public var milliseconds: String {
    "\((self / .milliseconds(1)).formatted(.number.precision(.fractionLength(1)))) ms"
  }
}

extension BuiltProgram {
  /// Measures the time until a command shows text from the store, without a server. Its limit is 100 ms.
  public func measureFirstFrame(_ command: String, showing text: String, arguments: [String]) throws {
    var times: [Duration] = []
    for _ in 0..<11 {
      let beginning = ContinuousClock.now
      let terminal = try start(arguments)
      #expect(terminal.wait(seconds: 20) { $0.text.contains(text) }, "\(terminal.emulator.text)")
      times.append(ContinuousClock.now - beginning)
      terminal.press(.control("c"))
      #expect(terminal.waitForExit() == 0)
    }
    let median = times.sorted()[5]
    try Figures.add("first frame of \(command) from the store", median.milliseconds)
    #expect(median < .milliseconds(100))
  }
}
