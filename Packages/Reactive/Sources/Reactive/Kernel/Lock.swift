#if TSAN
  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif
#else
  public import Synchronization
#endif

/// A value behind a mutex. The library's only lock: short, and never held while foreign code runs; see
/// `ForeignCode`.
///
/// Under `TSAN` it is a pthread mutex, as ThreadSanitizer does not know `Synchronization.Mutex`.
@usableFromInline final class Lock<Value>: @unchecked Sendable {
  // Invariant of @unchecked: `value` is touched between lock and unlock only.
  #if TSAN
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var value: Value

    @usableFromInline init(_ value: sending Value) {
      self.value = value
      pthread_mutex_init(mutex, nil)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    @usableFromInline func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      countHeld()
      defer { uncountHeld() }
      return try body(&value)
    }
  #else
    // Invariant of @unchecked: `value` is touched with `mutex` held only.
    @usableFromInline let mutex = Mutex(())
    @exclusivity(unchecked) @usableFromInline var value: Value

    @inlinable init(_ value: Value) { self.value = value }

    @inlinable func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
      mutex._unsafeLock()
      defer { mutex._unsafeUnlock() }
      countHeld()
      defer { uncountHeld() }
      return try body(&value)
    }
  #endif

  #if DEBUG
    @usableFromInline func countHeld() { Trampoline.current.heldLocks += 1 }
    @usableFromInline func uncountHeld() { Trampoline.current.heldLocks -= 1 }
  #else
    @inlinable func countHeld() {}
    @inlinable func uncountHeld() {}
  #endif
}
