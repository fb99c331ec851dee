/// A measurement of the memory that an object takes while it is retained.
public struct Footprint: Sendable {
  public let name: String
  private let make: @Sendable () -> Any

  /// Creates a measurement.
  ///
  /// - Parameter make: A closure that creates one object. The memory is counted while the object is retained.
  public init(_ name: String, make: @escaping @Sendable () -> Any) {
    self.name = name
    self.make = make
  }

  /// Creates a thousand objects, after one warm-up object, and returns a line with the average memory per object, or
  /// `nil` if memory cannot be counted.
  ///
  /// The method is isolated to the main actor, because on other threads a driver subscribes to its source only after
  /// the memory has been counted.
  @MainActor public func measure() async -> String? {
    var kept: [Any] = []
    kept.reserveCapacity(1001)
    kept.append(make())
    let allocations = await Allocations.counted { for _ in 0..<1000 { kept.append(make()) } }
    consume(kept)
    return allocations.map { "\(name): \(Int((Double($0.bytes) / 1000).rounded())) bytes" }
  }
}
