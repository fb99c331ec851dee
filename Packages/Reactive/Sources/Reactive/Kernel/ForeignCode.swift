/// The rule that no lock of the library is held while foreign code runs. Debug builds trap where it is broken.
@usableFromInline enum ForeignCode {
  /// Called where observers, sources and dispose actions of others are about to run.
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
