package import Dispatch

extension DispatchTimeInterval {
  /// The interval in seconds, or infinity for `.never`.
  package var seconds: Double {
    switch self {
    case .seconds(let value): Double(value)
    case .milliseconds(let value): Double(value) / 1_000
    case .microseconds(let value): Double(value) / 1_000_000
    case .nanoseconds(let value): Double(value) / 1_000_000_000
    case .never: .infinity
    @unknown default: .infinity
    }
  }

  /// Returns an interval of `seconds`, rounded to nanoseconds, or `.never` if it is longer than the type can represent,
  /// about 292 years.
  package static func seconds(precisely seconds: Double) -> DispatchTimeInterval {
    Int(exactly: (seconds * 1_000_000_000).rounded()).map { .nanoseconds($0) } ?? .never
  }
}
