#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A clock for measurements.
public enum BenchmarkClock: Sendable {
  /// Elapsed time.
  case wall
  /// The processor time of this process, for all threads. On a busy machine, it is more accurate than elapsed time for
  /// work that never waits.
  case processor

  var now: Duration {
    var time = timespec()
    clock_gettime(self == .wall ? CLOCK_MONOTONIC : CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
