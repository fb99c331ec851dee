import Synchronization
import Testing

@testable import Harness

@Suite("A benchmark")
struct BenchmarkTests {
  @Test("lets its contenders take turns, warms each up once, and makes their subjects anew")
  func turns() async {
    let log = Mutex<[String]>([])
    let write: @Sendable (String) -> Void = { entry in log.withLock { $0.append(entry) } }
    let benchmark = Benchmark(
      "x", operations: 1,
      [
        Contender("a", prepare: { write("make a") }) { _ in write("run a") },
        Contender("b") { write("run b") },
      ])
    let measurements = await benchmark.measure(samples: 2)
    #expect(log.withLock { $0 } == Array(repeating: ["make a", "run a", "run b"], count: 3).flatMap(\.self))
    #expect(measurements.map(\.contender) == ["a", "b"])
  }

  @Test("runs where its name contains the filter, whatever the case")
  func filter() async throws {
    let ran = Mutex<[String]>([])
    let suite = BenchmarkSuite(
      ["Map", "flatMap", "Zip"].map { name in
        Benchmark(name, operations: 1, [Contender("x") { ran.withLock { if $0.last != name { $0.append(name) } } }])
      })
    var announced: [String] = []
    let report = await suite.run(try Options(arguments: ["--filter", "mAp", "--samples", "1"])) { announced.append($0) }
    #expect(ran.withLock { $0 } == ["Map", "flatMap"])
    #expect(announced == ["Map", "flatMap"])
    #expect(report.rows.map(\.benchmark) == announced)
  }
}

@Suite("The command line")
struct OptionsTests {
  @Test("has defaults")
  func defaults() throws {
    #expect(try Options(arguments: []) == Options())
  }

  @Test("reads every option")
  func all() throws {
    let options = try Options(arguments: ["--list", "--filter", "map", "--samples", "3"])
    #expect(options.listsOnly && options.filter == "map" && options.samples == 3)
  }

  @Test(
    "says what is wrong, and how it is used",
    arguments: [
      ["--filter"]: "--filter needs a part of a name.", ["--samples"]: "--samples needs a number above zero.",
      ["--samples", "0"]: "--samples needs a number above zero.", ["map"]: "map is not an option here.",
    ])
  func mistakes(arguments: [String], problem: String) {
    let error = #expect(throws: UsageError.self) { try Options(arguments: arguments) }
    #expect(
      error?.description == "\(problem)\nUsage: benchmarks [--filter <part of a name>] [--samples <number>] [--list]")
  }
}
