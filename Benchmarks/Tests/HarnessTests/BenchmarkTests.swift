import Synchronization
import Testing

@testable import Harness

@Suite
struct BenchmarkTests {
  @Test
  func `A benchmark warms up its contenders, alternates between them, and prepares each before every run`() async {
    let log = Mutex<[String]>([])
    let write: @Sendable (String) -> Void = { entry in log.withLock { $0.append(entry) } }
    let benchmark = Benchmark(
      "x", operations: 1,
      [
        Contender("a", prepare: { write("make a") }) { _ in write("run a") },
        Contender("b") { write("run b") },
      ])
    let measurements = await benchmark.measure(samples: 2)
    let turns: [[String]] = Array(repeating: ["make a", "run a", "run b"], count: 4)
    #expect(log.withLock { $0 } == Array(turns.joined()))
    #expect(measurements.map(\.contender) == ["a", "b"])
  }

  @Test
  func `A benchmark runs if its name contains the filter, ignoring case`() async throws {
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

// Each test runs in a separate process, because allocations of other tests would be counted, too.
@Suite
struct AllocationsTests {
  @Test
  func `Allocations that violate a benchmark's guarantee are reported, and other allocations are ignored`() async {
    await #expect(processExitsWith: .success) {
      let keeping = Benchmark("keeps", operations: 1_000, [Contender("x") { for _ in 0..<1_000 { consume(1) } }])
      let breaking = Benchmark(
        "breaks", operations: 1_000,
        [Contender("x") { for _ in 0..<1_000 { consume([Int](repeating: 1, count: 9)) } }])
      let suite = BenchmarkSuite([keeping.guaranteeingNoAllocation, breaking.guaranteeingNoAllocation, breaking])
      let broken = await suite.violatedGuarantees()
      #if canImport(Glibc)
        #expect(broken?.count == 1)
        #expect(broken?.first?.hasPrefix("breaks: ") == true)
        #expect(broken?.first?.hasSuffix(" allocations per operation, but it must not allocate.") == true)
      #else
        #expect(broken == nil)
      #endif
    }
  }

  #if canImport(Glibc)
    @Test
    func `A footprint reports the bytes that an object keeps in use`() async {
      await #expect(processExitsWith: .success) {
        let line = await Footprint("an array") { [UInt8](repeating: 1, count: 1_000) }.measure()
        let bytes = (line?.dropFirst("an array: ".count).prefix { $0.isNumber }).flatMap { Int($0) }
        #expect((1_000...2_000).contains(bytes ?? 0))
      }
    }
  #endif
}

@Suite
struct OptionsTests {
  @Test
  func `An empty command line of the benchmarks selects the default options`() throws {
    #expect(try Options(arguments: []) == Options())
  }

  @Test
  func `Every option of the benchmarks' command line is parsed`() throws {
    let options = try Options(arguments: [
      "--list", "--filter", "map", "--contender", "ours", "--samples", "3", "--processor-time", "--check-allocations",
      "--chart", "a.svg",
    ])
    #expect(options.listsOnly && options.filter == "map" && options.samples == 3)
    #expect(options.contender == "ours" && options.clock == .processor && options.checksAllocations)
    #expect(options.chart == "a.svg")
  }

  @Test(arguments: [
    ["--chart"]: "--chart needs the name of a file.", ["--filter"]: "--filter needs part of a benchmark's name.",
    ["--contender"]: "--contender needs the name of a contender.",
    ["--samples"]: "--samples needs a number above zero.",
    ["--samples", "0"]: "--samples needs a number above zero.", ["map"]: "map is not a valid option.",
  ])
  func `An invalid command line of the benchmarks is reported with the problem and the usage`(
    arguments: [String], problem: String
  ) {
    let error = #expect(throws: UsageError.self) { try Options(arguments: arguments) }
    #expect(
      error?.description == """
        \(problem)
        Usage: benchmarks [--filter <part of a name>] [--contender <name>] [--samples <number>] [--list]
                          [--processor-time] [--check-allocations] [--chart <file.svg>]
        """)
  }
}
