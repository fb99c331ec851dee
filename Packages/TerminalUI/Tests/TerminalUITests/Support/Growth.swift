import Foundation

// The same as in ReactiveTest. This package depends on no other, so that it builds and is tested without them.

/// Returns the factor by which the time grows when the count doubles: 2 for linear time, 4 for quadratic time.
///
/// Measures the CPU time of this thread and takes the minimum of several runs. Repeats the measurement if other work
/// may have disturbed it.
func growth(from count: Int, _ run: (Int) -> Void) -> Double {
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
