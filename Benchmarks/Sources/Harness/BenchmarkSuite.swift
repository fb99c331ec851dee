import Foundation

/// Benchmarks that are run and reported together.
public struct BenchmarkSuite: Sendable {
  public let benchmarks: [Benchmark]
  /// What is measured in memory, too.
  public let footprints: [Footprint]

  public init(_ benchmarks: [Benchmark], footprints: [Footprint] = []) {
    (self.benchmarks, self.footprints) = (benchmarks, footprints)
  }

  /// Runs what `options` choose, one after the other, and reports in the end.
  ///
  /// - parameter progress: is told the name of each benchmark before it runs.
  public func run(_ options: Options, progress: (String) -> Void = { _ in }) async -> Report {
    var report = Report()
    for benchmark in benchmarks where options.includes(benchmark) {
      progress(benchmark.name)
      report.add(
        benchmark.name, await benchmark.only(options.contender).measure(samples: options.samples, options.clock))
    }
    for footprint in footprints {
      if let line = await footprint.measure() { report.add(note: line) }
    }
    return report
  }

  /// Holds the benchmarks that promise to allocate nothing to it.
  ///
  /// - Returns: One sentence for each that allocates once in a thousand operations or more often. Nil if nothing can be counted here.
  public func brokenPromises(_ options: Options = Options()) async -> [String]? {
    var broken: [String] = []
    for benchmark in benchmarks where benchmark.allocatesNothing && options.includes(benchmark) {
      guard let allocations = await benchmark.allocations() else { return nil }
      if allocations >= 0.001 {
        broken.append("\(benchmark.name): \(allocations.short) allocations per operation, where there must be none.")
      }
    }
    return broken
  }

  /// The whole of a benchmark program: reads the command line, prints where it runs and what it measured.
  ///
  /// Ends with status 64 for a command line that it does not understand and with 1 in a debug build, of which the figures
  /// would mean nothing. With `--check-allocations` it ends with 1, too, if a promise is broken, and with 69 where nothing can be
  /// counted.
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
        if options.checksAllocations { return await checkAllocations(options) }
        let report = await run(options) { writeError($0) }
        print("\(environment), \(options.samples) samples each\n\n\(report.table)")
      #endif
    } catch {
      writeError(error.description)
      exit(64)
    }
  }
}

extension BenchmarkSuite {
  /// Ends with status 1 if a promise is broken, and with 69 where nothing can be counted.
  private func checkAllocations(_ options: Options) async {
    guard let broken = await brokenPromises(options) else {
      writeError("Allocations can be counted on Linux with glibc only.")
      exit(69)
    }
    let count = benchmarks.count { $0.allocatesNothing && options.includes($0) }
    print(broken.isEmpty ? "No allocation per operation in \(count) benchmarks." : broken.joined(separator: "\n"))
    if !broken.isEmpty { exit(1) }
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
