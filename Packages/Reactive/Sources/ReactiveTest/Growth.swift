#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Returns the factor by which the time of `run` grows when `count` doubles: 2 for linear time, 4 for quadratic time.
///
/// The function measures the CPU time of the current thread, and takes the minimum of several runs. Because other work
/// may still disturb a measurement, the function repeats the measurement up to 19 times while the factor exceeds 2.2,
/// and returns the smallest factor.
///
/// - Parameters:
///   - count: The smaller of the two counts that are compared.
///   - run: A closure that does the work for the given count.
public func growth(from count: Int, _ run: (Int) -> Void) -> Double {
  var least = Double.infinity
  for _ in 0..<20 where least > 2.2 {
    let times = [count, 2 * count].map { count in
      (0..<3).map { _ in
        let start = threadTime()
        run(count)
        return threadTime() - start
      }.min() ?? 0
    }
    least = min(least, times[1] / max(times[0], .leastNonzeroMagnitude))
  }
  return least
}

private func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
