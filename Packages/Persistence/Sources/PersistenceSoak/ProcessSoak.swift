import Foundation
import Persistence

/// A soak test that reads and writes one file from two processes. Neither may report an error, and every row must
/// exist.
struct ProcessSoak {
  let seconds: Int

  func run() throws {
    try withTemporaryDirectory { directory in
      let file = directory.appending(path: "store.sqlite")
      let outputs = [Pipe(), Pipe()]
      let children = try outputs.enumerated().map { author, output in
        try child("read-and-write", file.path, "\(seconds)", "\(author)", output: output)
      }
      for process in children { process.waitUntilExit() }
      guard children.allSatisfy({ $0.terminationStatus == 0 }) else { fail("a process failed: see above") }
      let written = outputs.map {
        Int(
          String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n").last
            ?? "")
          ?? 0
      }
      let store = try Line.open(file)
      try store.checkIntegrity()
      let counts = try (0..<2).map { author in try store.read { try $0.count(Line.filter(\.author == Int64(author))) } }
      guard counts == written, counts.allSatisfy({ $0 > 0 }) else { fail("written \(written), found \(counts)") }
      print("\(seconds) seconds, two processes: \(written[0]) and \(written[1]) transactions, no error, integrity ok")
    }
  }

  /// Does the work of a child process: writes rows one by one, reads in between, and finally prints the number of rows
  /// that it wrote.
  static func work(on file: URL, seconds: Int, author: Int64) throws {
    let store = try Line.open(file)
    let end = ContinuousClock.now + .seconds(seconds)
    var count: Int64 = 0
    var slowest: Duration = .zero
    while ContinuousClock.now < end {
      let time = try ContinuousClock().measure {
        _ = try store.write { try $0.add(Line(author: author, number: count, text: "line \(count)")) }
      }
      slowest = max(slowest, time)
      count += 1
      if count % 10 == 0 {
        let own = try store.read { try $0.count(Line.filter(\.author == author && \.number >= count - 100)) }
        guard own == min(count, 100) else { fail("process \(author) found only \(own) of its last rows") }
      }
    }
    FileHandle.standardError.write(Data("process \(author): slowest write \(slowest)\n".utf8))
    print(count)
  }
}
