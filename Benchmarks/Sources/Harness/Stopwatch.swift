#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What time is measured with.
public enum Stopwatch: Sendable {
  /// The time that passes.
  case wall
  /// The time that processors spend on this process, all threads together. On a busy machine it is the better measure, of work that does
  /// not wait.
  case processor

  var now: Duration {
    var time = timespec()
    clock_gettime(self == .wall ? CLOCK_MONOTONIC : CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
