/// The command-line options of a benchmark program.
public struct Options: Sendable, Equatable {
  /// The text that the names of the selected benchmarks contain, ignoring case; `nil` for all benchmarks.
  public var filter: String?
  /// The number of samples of each contender.
  public var samples = 15
  public var listsOnly = false
  public var clock = BenchmarkClock.wall
  /// The name of the only contender to run; `nil` for all contenders.
  public var contender: String?
  /// A Boolean value that indicates whether to check the guarantees on allocations instead of measuring times.
  public var checksAllocations = false

  /// The file for the chart of the ratios to OpenCombine; `nil` for no chart.
  public var chart: String?

  public static let usage = """
    Usage: benchmarks [--filter <part of a name>] [--contender <name>] [--samples <number>] [--list]
                      [--processor-time] [--check-allocations] [--chart <file.svg>]
    """

  public init() {}

  /// Parses a command line.
  ///
  /// - Throws: ``UsageError`` for anything that ``usage`` does not list.
  public init(arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--list":
        listsOnly = true
      case "--processor-time":
        clock = .processor
      case "--check-allocations":
        checksAllocations = true
      case "--chart":
        guard let file = rest.popFirst() else { throw UsageError("--chart needs the name of a file.") }
        chart = file
      case "--contender":
        guard let name = rest.popFirst() else { throw UsageError("--contender needs the name of a contender.") }
        contender = name
      case "--filter":
        guard let part = rest.popFirst() else { throw UsageError("--filter needs part of a benchmark's name.") }
        filter = part
      case "--samples":
        guard let number = rest.popFirst().flatMap(Int.init), number > 0 else {
          throw UsageError("--samples needs a number above zero.")
        }
        samples = number
      default:
        throw UsageError("\(option) is not a valid option.")
      }
    }
  }

  func includes(_ benchmark: Benchmark) -> Bool {
    filter.map { benchmark.name.lowercased().contains($0.lowercased()) } ?? true
  }
}

/// An error for an invalid command line.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(_ problem: String) { description = "\(problem)\n\(Options.usage)" }
}
