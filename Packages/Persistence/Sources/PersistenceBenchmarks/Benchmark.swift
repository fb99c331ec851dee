import Foundation

/// A benchmark that measures two implementations alternately, so that other load on the machine affects both.
struct Benchmark {
  let name: String
  let rounds: Int

  /// Runs both implementations in each round, and prints their median durations and the ratio of the two.
  func compare(_ ours: () throws -> Duration, with bare: () throws -> Duration, named peer: String) rethrows {
    var (our, their): ([Duration], [Duration]) = ([], [])
    for _ in 0..<rounds {
      our.append(try ours())
      their.append(try bare())
    }
    let (ourMedian, theirMedian) = (our.median, their.median)
    print(
      "\(name): \(ourMedian.milliseconds) ms, \(peer) \(theirMedian.milliseconds) ms, ratio "
        + String(format: "%.2f", ourMedian / theirMedian))
  }
}

extension [Duration] {
  var median: Duration { sorted()[count / 2] }

  func percentile(_ fraction: Double) -> Duration { sorted()[Int(Double(count - 1) * fraction)] }
}

extension Duration {
  var milliseconds: String { String(format: "%.3f", self / .milliseconds(1)) }
}

/// Runs `body` with the URL of a file that does not exist, and removes the file afterward.
func withFile<T>(_ body: (URL) throws -> T) throws -> T {
  let directory = FileManager.default.temporaryDirectory.appending(path: "persistence-bench-\(UUID())")
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: directory) }
  return try body(directory.appending(path: "store.sqlite"))
}

func ratio(_ ours: Duration, _ theirs: Duration) -> String { String(format: "%.2f", ours / theirs) }
