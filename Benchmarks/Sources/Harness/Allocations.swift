internal import AllocationCounter

/// The heap allocations that a piece of work makes, on all threads.
public struct Allocations: Sendable, Equatable {
  /// The number of allocated blocks.
  public let blocks: Int
  /// The number of bytes in use after the work, minus the number before.
  public let bytes: Int

  /// Runs `work` and returns its allocations, or `nil` if they cannot be counted. They can be counted only on Linux
  /// with glibc.
  ///
  /// The work has the caller's isolation. The count includes the allocations of all other work in the process, so run
  /// nothing else meanwhile. Only one count can run at a time.
  public static func counted(
    isolation: isolated (any Actor)? = #isolation, during work: () async -> Void
  ) async -> Allocations? {
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
