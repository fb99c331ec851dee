/// The measurements of one contender.
public struct Measurement: Sendable, Equatable {
  public let contender: String
  /// The median time of one operation, in nanoseconds.
  public let median: Double
  /// Half the interquartile range, as a fraction of the median: 0.1 means that half of the samples are within
  /// about ±10%.
  public let spread: Double
  /// The number of blocks of memory that one operation allocates; `nil` if allocations cannot be counted.
  public let allocations: Double?

  init(contender: String, operations: Int, samples: [Duration], allocations: Allocations? = nil) {
    let nanoseconds = samples.map { $0 / .nanoseconds(1) / Double(operations) }.sorted()
    self.contender = contender
    self.allocations = allocations.map { Double($0.blocks) / Double(operations) }
    median = Self.quantile(0.5, of: nanoseconds)
    spread = (Self.quantile(0.75, of: nanoseconds) - Self.quantile(0.25, of: nanoseconds)) / 2 / median
  }

  /// Returns the value below which the fraction `share` of the samples lies, interpolated linearly between the two
  /// nearest ranks.
  static func quantile(_ share: Double, of sorted: [Double]) -> Double {
    guard let last = sorted.indices.last else { return .nan }
    let rank = share * Double(last)
    let (low, high) = (Int(rank.rounded(.down)), Int(rank.rounded(.up)))
    return sorted[low] + (sorted[high] - sorted[low]) * (rank - Double(low))
  }
}
