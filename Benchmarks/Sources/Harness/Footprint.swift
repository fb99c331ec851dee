/// How much memory something takes that is kept.
public struct Footprint: Sendable {
  public let name: String
  private let make: @Sendable () -> Any

  /// - Parameter make: Makes one of it; how much that leaves in use is counted while what it returned is kept.
  public init(_ name: String, make: @escaping @Sendable () -> Any) {
    self.name = name
    self.make = make
  }

  /// Makes a thousand, after one that warms up, and states what each takes; `nil` where nothing can be counted.
  public func measure() async -> String? {
    var kept: [Any] = []
    kept.reserveCapacity(1001)
    kept.append(make())
    let allocations = await Allocations.counted { for _ in 0..<1000 { kept.append(make()) } }
    consume(kept)
    return allocations.map { "\(name): \(Int((Double($0.bytes) / 1000).rounded())) bytes" }
  }
}
