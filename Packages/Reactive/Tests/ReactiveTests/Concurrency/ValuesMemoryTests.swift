import Foundation
import Reactive
import Testing

#if os(Linux) && !TSAN
  @Suite struct ValuesMemoryTests {
    @Test(
      .contract(.s9), .timeLimit(.minutes(15)),
      // AddressSanitizer keeps freed memory.
      .enabled(if: ProcessInfo.processInfo.environment["ASAN_OPTIONS"] == nil))
    func `With a blocking buffer, a million elements for a slower task take less than 5 MB`() async {
      await #expect(processExitsWith: .success) {
        let before = try residentBytes()
        var (count, peak) = (0, before)
        let source = Observable.range(start: 0, count: 1_000_000).map { [$0] }
        for try await element in source.values(buffering: .blocking(100)) {
          precondition(element == [count])
          count += 1
          if count.isMultiple(of: 50) { await Task.yield() }
          if count.isMultiple(of: 10_000) { peak = max(peak, try residentBytes()) }
        }
        precondition(count == 1_000_000)
        precondition(peak - before < 5_000_000, "\(peak - before) bytes")
      }
    }
  }

  /// Returns the resident memory of the process, in bytes.
  private func residentBytes() throws -> Int {
    let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")[1]
    return (Int(pages) ?? 0) * sysconf(Int32(_SC_PAGESIZE))
  }
#endif
