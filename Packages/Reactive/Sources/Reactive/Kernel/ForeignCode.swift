/// A check of the rule that no lock of the library is held while foreign code runs. Debug builds trap if the rule
/// is violated.
@usableFromInline enum ForeignCode {
  /// Traps in debug builds if the current thread holds a lock of the library. Call this method before running
  /// observers, sources and dispose actions of clients.
  @inlinable static func willRun() {
    #if DEBUG
      assertNoLockIsHeld()
    #endif
  }

  #if DEBUG
    @usableFromInline static func assertNoLockIsHeld() {
      precondition(Trampoline.current.heldLocks == 0, "foreign code would run while a lock of Reactive is held")
    }
  #endif
}
