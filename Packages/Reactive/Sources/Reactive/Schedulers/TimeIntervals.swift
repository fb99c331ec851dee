import Dispatch

extension DispatchTimeInterval {
  /// The length in seconds; infinite for `.never`.
  var seconds: Double {
    switch self {
    case .seconds(let value): Double(value)
    case .milliseconds(let value): Double(value) / 1_000
    case .microseconds(let value): Double(value) / 1_000_000
    case .nanoseconds(let value): Double(value) / 1_000_000_000
    case .never: .infinity
    @unknown default: .infinity
    }
  }

  /// `seconds` to the nanosecond.
  static func seconds(precisely seconds: Double) -> DispatchTimeInterval {
    .nanoseconds(Int((seconds * 1_000_000_000).rounded()))
  }
}
