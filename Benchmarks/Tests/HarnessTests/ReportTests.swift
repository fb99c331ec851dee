import Testing

@testable import Harness

@Suite
struct ReportTests {
  private func measurement(_ contender: String, nanoseconds: Int) -> Measurement {
    Measurement(contender: contender, operations: 1, samples: [.nanoseconds(nanoseconds)])
  }

  @Test
  func `A report shows times, spreads and ratios to the first contender, and the geometric mean of each peer's ratios`()
  {
    var report = Report()
    report.add("map", [measurement("ours", nanoseconds: 10), measurement("theirs", nanoseconds: 20)])
    report.add("filter", [measurement("ours", nanoseconds: 1_000), measurement("theirs", nanoseconds: 8_000)])
    report.add("alone", [measurement("ours", nanoseconds: 5)])
    report.add(note: "a thing: 10 bytes")
    #expect(
      report.table == """
        benchmark  contender  ns/op  spread  ratio  allocations/op
        map        ours        10.0     ±0%      1               -
                   theirs      20.0     ±0%   2.00               -
        filter     ours        1000     ±0%      1               -
                   theirs      8000     ±0%   8.00               -
        alone      ours        5.00     ±0%      1               -

        theirs: 4.00 times the first contender's time, on the geometric mean of 2
        a thing: 10 bytes
        """)
  }

  @Test
  func `A report includes a peer only in the benchmarks in which the peer takes part`() {
    var report = Report()
    report.add("a", [measurement("ours", nanoseconds: 1), measurement("x", nanoseconds: 2)])
    report.add(
      "b", [measurement("ours", nanoseconds: 1), measurement("y", nanoseconds: 3), measurement("x", nanoseconds: 8)])
    let means = report.geometricMeans
    #expect(means.map(\.peer) == ["x", "y"])
    #expect(means.map(\.benchmarks) == [2, 1])
    #expect(abs(means[0].ratio - 4) < 1e-9 && abs(means[1].ratio - 3) < 1e-9)
  }

  @Test(arguments: [(0, "0"), (1, "0"), (2_500, "2.50")])
  func `A report shows allocations per operation, rounded to zero for a single allocation in a sample`(
    blocks: Int, text: String
  ) {
    var report = Report()
    report.add(
      "map",
      [
        Measurement(
          contender: "ours", operations: 1_001, samples: [.zero],
          allocations: Allocations(blocks: blocks * 1_001 / 1_000, bytes: 0))
      ])
    #expect(report.table.split(separator: " ").last.map(String.init) == text)
  }

  @Test
  func `A report without rows contains only the heading`() {
    #expect(Report().table == "benchmark  contender  ns/op  spread  ratio  allocations/op")
  }

  @Test
  func `A chart has a bar for each benchmark of the peer, the longest first, and escapes names`() throws {
    var report = Report()
    report.add("a < b", [measurement("ours", nanoseconds: 10), measurement("theirs", nanoseconds: 20)])
    report.add("slow", [measurement("ours", nanoseconds: 10), measurement("theirs", nanoseconds: 80)])
    report.add("alone", [measurement("ours", nanoseconds: 5)])
    let svg = try #require(Chart(of: report, peer: "theirs", machine: "A machine")?.svg)
    #expect(svg.contains("<title>theirs takes 4.00 times as long, as the geometric mean of 2 cases</title>"))
    let names = svg.split(separator: "\n").filter { $0.contains("class=\"name\"") }
    #expect(names.count == 2 && names[0].contains(">slow<") && names[1].contains(">a &lt; b<"))
    #expect(svg.contains(#"width="370.0""#) && svg.contains(#"width="92.5""#))
    #expect(Chart(of: report, peer: "others", machine: "A machine") == nil)
  }

  @Test(
    arguments: zip(
      [0, 0.001234, 0.1234, 1, 12.34, 999, 123_456_789, .nan],
      ["0", "0.00123", "0.123", "1.00", "12.3", "999", "123456789", "-"]))
  func `A report shows three significant digits of a number, or all its integer digits, and no exponent`(
    value: Double, text: String
  ) {
    #expect(value.short == text)
  }
}

@Suite
struct MeasurementTests {
  @Test
  func `A measurement is the median of its samples, divided by the number of operations per sample`() {
    let samples: [Duration] = [.microseconds(9), .microseconds(1), .microseconds(2)]
    #expect(Measurement(contender: "x", operations: 10, samples: samples).median == 200)
    let even = Measurement(contender: "x", operations: 1, samples: [.nanoseconds(1), .nanoseconds(4)])
    #expect(even.median == 2.5)
  }

  @Test
  func
    `The spread of a measurement is half the interquartile range divided by the median; one outlier does not affect it`()
  {
    let samples = [80, 90, 100, 110, 1_000_000].map { Duration.nanoseconds($0) }
    #expect(abs(Measurement(contender: "x", operations: 1, samples: samples).spread - 0.1) < 1e-9)
  }
}
