import Foundation

/// What one contender achieved in one round.
struct Measurement {
  var requestsPerSecond: Double
  /// Of the whole process, the server's part included, by each request.
  var processorMicroseconds: Double
  var latencies: [Duration]

  /// Sends `requests` requests, `concurrency` at a time.
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

/// The rounds of one contender.
struct Measurements {
  var rounds: [Measurement] = []

  var requestsPerSecond: Double { rounds.map(\.requestsPerSecond).median }
  var processorMicroseconds: Double { rounds.map(\.processorMicroseconds).median }
  var microseconds: Double { rounds.map(\.medianMicroseconds).median }

  /// How much more time than another contender it took, round by round: both had the same moment of the machine.
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
