import Foundation

/// The durations of repeated runs of one operation.
struct Samples {
  private var durations: [Duration] = []

  mutating func add(_ duration: Duration) { durations.append(duration) }

  func percentile(_ fraction: Double) -> Duration { durations.sorted()[Int(Double(durations.count - 1) * fraction)] }

  var summary: String {
    "median \(percentile(0.5).milliseconds), p95 \(percentile(0.95).milliseconds), p99 "
      + "\(percentile(0.99).milliseconds), worst \(percentile(1).milliseconds) ms"
  }

  /// Measures `rounds` runs, each of which follows a preparation that is not measured.
  static func measure(_ rounds: Int, prepare: () -> Void = {}, _ body: () -> Void) -> Samples {
    var samples = Samples()
    let clock = ContinuousClock()
    for _ in 0..<rounds {
      prepare()
      samples.add(clock.measure(body))
    }
    return samples
  }
}

extension Duration {
  var milliseconds: String { String(format: "%.3f", self / .milliseconds(1)) }
}
