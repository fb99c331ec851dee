internal import AllocationCounter

/// What a piece of work allocated on the heap, on all threads.
public struct Allocations: Sendable, Equatable {
  /// How many blocks were allocated.
  public let blocks: Int
  /// How many bytes more were in use after the work than before.
  public let bytes: Int

  /// Does `work` and counts. `nil` where nothing can be counted: on anything but Linux with glibc.
  ///
  /// One count at a time, and nothing else should run meanwhile: it would be counted, too.
  public static func counted(during work: () async -> Void) async -> Allocations? {
    guard allocation_counter_is_available() else {
      await work()
      return nil
    }
    allocation_counter_begin()
    await work()
    let count = allocation_counter_end()
    return Allocations(blocks: Int(count.blocks), bytes: Int(count.bytes))
  }
}
