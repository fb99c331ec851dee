import Foundation
import Testing

/// Runs only for `make asan`, which first makes sure that AddressSanitizer reports a use of freed memory that is there.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SEEDED_USE_AFTER_FREE"] != nil))
struct SeededUseAfterFreeTests {
  @Test func `AddressSanitizer reports a read of freed memory`() {
    let bytes = UnsafeMutablePointer<Int>.allocate(capacity: 8)
    bytes.initialize(repeating: 1, count: 8)
    bytes.deallocate()
    #expect(bytes[3] != 0)
  }
}
