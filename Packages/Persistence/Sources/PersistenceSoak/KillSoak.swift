import Foundation
import Persistence

/// A soak test that kills a writing process at random moments. After each kill, the file must be intact and contain
/// every batch that was reported as committed, and no incomplete batch.
struct KillSoak {
  let runs: Int

  private static let batch: Int64 = 20

  func run() throws {
    try withTemporaryDirectory { directory in
      let file = directory.appending(path: "store.sqlite")
      var reported: Int64 = 0
      var silent = 0
      for run in 1...runs {
        let output = Pipe()
        let process = try child("write-until-killed", file.path, output: output)
        // The child prints after its first commit. Every tenth child may be killed before that, perhaps while it opens
        // the file.
        var text = run % 10 == 0 ? Data() : output.fileHandleForReading.availableData
        usleep(UInt32.random(in: 0...40_000))
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        text += output.fileHandleForReading.readDataToEndOfFile()
        let lines = String(decoding: text, as: UTF8.self)
          .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        if lines.isEmpty { silent += 1 }
        reported = lines.last.flatMap { Int64($0) } ?? reported

        let store = try Line.open(file)
        try store.checkIntegrity()
        let count = try store.read { try Int64($0.count(Line.all)) }
        guard count >= reported, count.isMultiple(of: Self.batch) else {
          fail("run \(run): \(reported) rows were committed, but the store contains \(count)")
        }
        reported = count
      }
      print("\(runs) kills (\(silent) before the first commit): \(reported) rows, all batches complete, integrity ok")
    }
  }

  /// Does the work of the child process: commits batches until the process is killed, and prints the number of rows
  /// after each batch.
  static func write(to file: URL) throws {
    let store = try Line.open(file)
    var count = try store.read { try Int64($0.count(Line.all)) }
    while true {
      try store.write {
        try $0.add((count..<count + batch).map { Line(author: 0, number: $0, text: "line \($0) of many") })
      }
      count += batch
      FileHandle.standardOutput.write(Data("\(count)\n".utf8))
    }
  }
}
