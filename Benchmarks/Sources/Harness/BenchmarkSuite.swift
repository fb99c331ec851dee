import Foundation

/// Benchmarks that are run and reported together.
public struct BenchmarkSuite: Sendable {
  public let benchmarks: [Benchmark]

  public init(_ benchmarks: [Benchmark]) { self.benchmarks = benchmarks }

  /// Runs what `options` choose, one after the other, and reports in the end.
  ///
  /// - parameter progress: is told the name of each benchmark before it runs.
  public func run(_ options: Options, progress: (String) -> Void = { _ in }) async -> Report {
    var report = Report()
    for benchmark in benchmarks where options.includes(benchmark) {
      progress(benchmark.name)
      report.add(benchmark.name, await benchmark.measure(samples: options.samples))
    }
    return report
  }

  /// The whole of a benchmark program: reads the command line, prints where it runs and what it measured.
  ///
  /// Ends with status 64 for a command line that it does not understand and with 1 in a debug build, of which the figures
  /// would mean nothing.
  public func main() async {
    do {
      let options = try Options(arguments: Array(CommandLine.arguments.dropFirst()))
      guard !options.listsOnly else {
        return print(benchmarks.map(\.name).joined(separator: "\n"))
      }
      #if DEBUG
        writeError("This is a debug build, and its figures would mean nothing: run it with `-c release`.")
        exit(1)
      #else
        let report = await run(options) { writeError($0) }
        print("\(environment), \(options.samples) samples each\n\n\(report.table)")
      #endif
    } catch {
      writeError(error.description)
      exit(64)
    }
  }
}

private func writeError(_ line: String) {
  FileHandle.standardError.write(Data("\(line)\n".utf8))
}

/// Without it no figure can be compared to another day's.
private var environment: String {
  let cpu = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?
    .split(separator: "\n").first { $0.hasPrefix("model name") }?
    .split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
  let process = ProcessInfo.processInfo
  return "\(cpu ?? "unknown processor"), \(process.activeProcessorCount) cores, \(process.operatingSystemVersionString)"
}
