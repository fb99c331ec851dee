import Foundation

/// A list of benchmarks that are run and reported together.
public struct BenchmarkSuite: Sendable {
  public let benchmarks: [Benchmark]
  /// The memory measurements that follow the benchmarks.
  public let footprints: [Footprint]

  public init(_ benchmarks: [Benchmark], footprints: [Footprint] = []) {
    (self.benchmarks, self.footprints) = (benchmarks, footprints)
  }

  /// Runs the benchmarks that `options` select, one after another, and returns the report.
  ///
  /// - Parameter progress: A closure that receives the name of each benchmark before it runs.
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

  /// Checks the benchmarks that guarantee not to allocate.
  ///
  /// - Returns: One sentence for each benchmark that allocates at least once per thousand operations; `nil` if
  ///   allocations cannot be counted.
  public func violatedGuarantees(_ options: Options = Options()) async -> [String]? {
    var broken: [String] = []
    for benchmark in benchmarks where benchmark.allocatesNothing && options.includes(benchmark) {
      guard let allocations = await benchmark.allocations() else { return nil }
      if allocations >= 0.001 {
        broken.append("\(benchmark.name): \(allocations.short) allocations per operation, but it must not allocate.")
      }
    }
    return broken
  }

  /// Runs a complete benchmark program: parses the command line, and prints the machine and the measurements or, with
  /// `--list`, the names of the benchmarks.
  ///
  /// Exits with status 64 for an invalid command line. Without `--list`, exits with 1 in a debug build, whose
  /// measurements would be meaningless. With `--check-allocations`, also exits with 1 if a guarantee is violated, and
  /// with 69 if allocations cannot be counted. With `--chart`, exits with 74 if the chart cannot be written.
  public func main() async {
    let options: Options
    do {
      options = try Options(arguments: Array(CommandLine.arguments.dropFirst()))
    } catch {
      writeError(error.description)
      exit(64)
    }
    guard !options.listsOnly else {
      return print(benchmarks.map(\.name).joined(separator: "\n"))
    }
    #if DEBUG
      writeError("This is a debug build, whose measurements are meaningless. Run it with `-c release`.")
      exit(1)
    #else
      if options.checksAllocations { return await checkAllocations(options) }
      let report = await run(options) { writeError($0) }
      print("\(environment), \(options.samples) samples each\n\n\(report.table)")
      if let file = options.chart { draw(report, in: file) }
    #endif
  }
}

extension BenchmarkSuite {
  /// Writes the chart of a report to a file. Exits with status 74 if the file cannot be written.
  private func draw(_ report: Report, in file: String) {
    guard let chart = Chart(of: report, peer: "OpenCombine", machine: environment) else {
      return writeError("None of the benchmarks includes OpenCombine, so no chart was written.")
    }
    do {
      try chart.svg.write(toFile: file, atomically: true, encoding: .utf8)
    } catch {
      writeError("The chart cannot be written: \(error)")
      exit(74)
    }
  }

  /// Checks the guarantees on allocations. Exits with status 1 if one is violated, and with 69 if allocations cannot be
  /// counted.
  private func checkAllocations(_ options: Options) async {
    guard let broken = await violatedGuarantees(options) else {
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

/// A description of the machine, without which figures from different days cannot be compared.
private var environment: String {
  let cpu = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?
    .split(separator: "\n").first { $0.hasPrefix("model name") }?
    .split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
  let process = ProcessInfo.processInfo
  return "\(cpu ?? "unknown processor"), \(process.activeProcessorCount) cores, \(process.operatingSystemVersionString)"
}
