/// What the command line asks for.
public struct Options: Sendable, Equatable {
  /// Only benchmarks whose name contains this, whatever its case; all where it is nil.
  public var filter: String?
  /// How many samples of each contender count.
  public var samples = 15
  public var listsOnly = false
  public var clock = Stopwatch.wall
  /// Only this contender; all where it is nil.
  public var contender: String?
  /// Instead of measuring times, check the promises to allocate nothing.
  public var checksAllocations = false

  public static let usage = """
    Usage: benchmarks [--filter <part of a name>] [--contender <name>] [--samples <number>] [--list]
                      [--processor-time] [--check-allocations]
    """

  public init() {}

  /// - Throws: ``UsageError`` for anything that ``usage`` does not name.
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
      case "--contender":
        guard let name = rest.popFirst() else { throw UsageError("--contender needs a name.") }
        contender = name
      case "--filter":
        guard let part = rest.popFirst() else { throw UsageError("--filter needs a part of a name.") }
        filter = part
      case "--samples":
        guard let number = rest.popFirst().flatMap(Int.init), number > 0 else {
          throw UsageError("--samples needs a number above zero.")
        }
        samples = number
      default:
        throw UsageError("\(option) is not an option here.")
      }
    }
  }

  func includes(_ benchmark: Benchmark) -> Bool {
    filter.map { benchmark.name.lowercased().contains($0.lowercased()) } ?? true
  }
}

/// A command line that ``Options`` does not understand.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(_ problem: String) { description = "\(problem)\n\(Options.usage)" }
}
