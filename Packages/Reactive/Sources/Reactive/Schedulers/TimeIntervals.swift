package import Dispatch

extension DispatchTimeInterval {
  /// The length in seconds; infinite for `.never`.
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

  /// `seconds` to the nanosecond; what is longer than the type can tell, about 292 years, is `.never`.
  package static func seconds(precisely seconds: Double) -> DispatchTimeInterval {
    Int(exactly: (seconds * 1_000_000_000).rounded()).map { .nanoseconds($0) } ?? .never
  }
}
