import Foundation

/// The result of one contender in one round.
struct Measurement {
  var requestsPerSecond: Double
  /// The processor time per request of the whole process, including the server.
  var processorMicroseconds: Double
  var latencies: [Duration]

  /// Sends `requests` requests, `concurrency` at a time, and returns the measurement.
  static func of(_ contender: Contender, requests: Int, concurrency: Int) async throws -> Measurement {
    let clock = ContinuousClock()
    let (start, used) = (clock.now, processorTime)
    let latencies = try await withThrowingTaskGroup(of: [Duration].self) { group in
      for _ in 0..<concurrency {
        group.addTask {
          var latencies: [Duration] = []
          for page in 0..<requests / concurrency {
            let start = clock.now
            let ranking = try await contender.send(page % 100)
            latencies.append(clock.now - start)
            guard ranking.rows.count == 20 else { throw URLError(.cannotParseResponse) }
          }
          return latencies
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    return Measurement(
      requestsPerSecond: Double(latencies.count) / ((clock.now - start) / .seconds(1)),
      processorMicroseconds: (processorTime - used) / .microseconds(1) / Double(latencies.count), latencies: latencies)
  }

  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

/// The results of one contender, one per round.
struct Measurements {
  var rounds: [Measurement] = []

  var requestsPerSecond: Double { rounds.map(\.requestsPerSecond).median }
  var processorMicroseconds: Double { rounds.map(\.processorMicroseconds).median }
  var microseconds: Double { rounds.map(\.medianMicroseconds).median }

  /// Returns how much slower this contender is than another, as medians of fractions: 0.1 is 10%. The contenders are
  /// compared round by round, because both run under the same load in a round.
  func overhead(over other: Measurements) -> (throughput: Double, latency: Double) {
    let pairs = zip(rounds, other.rounds)
    return (
      pairs.map { $1.requestsPerSecond / $0.requestsPerSecond - 1 }.median,
      pairs.map { $0.medianMicroseconds / $1.medianMicroseconds - 1 }.median
    )
  }
}

extension Measurement {
  fileprivate var medianMicroseconds: Double { latencies.map { $0 / .microseconds(1) }.median }
}

extension [Double] {
  fileprivate var median: Double { isEmpty ? .nan : sorted()[count / 2] }
}
