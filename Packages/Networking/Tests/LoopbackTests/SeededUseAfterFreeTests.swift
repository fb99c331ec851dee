import Foundation
import Testing

/// A test that `make asan` runs first to verify that AddressSanitizer reports a use of freed memory.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SEEDED_USE_AFTER_FREE"] != nil))
struct SeededUseAfterFreeTests {
  @Test func `AddressSanitizer reports a read of freed memory`() {
    let bytes = UnsafeMutablePointer<Int>.allocate(capacity: 8)
    bytes.initialize(repeating: 1, count: 8)
    bytes.deallocate()
    #expect(bytes[3] != 0)
  }
}
