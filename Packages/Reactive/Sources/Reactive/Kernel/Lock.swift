#if TSAN
  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif
#else
  public import Synchronization
#endif

/// A value guarded by a `BareLock`.
@usableFromInline final class Lock<Value>: @unchecked Sendable {
  // Invariant of @unchecked: `value` is accessed only while `bare` is held.
  @usableFromInline let bare = BareLock()
  @exclusivity(unchecked) @usableFromInline var value: Value

  @inlinable init(_ value: Value) { self.value = value }

  @inlinable func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try bare.withLock { try body(&value) }
  }
}

/// The library's only mutex. It is held briefly and never while foreign code runs; see `ForeignCode`. It contains no
/// value: a class stores the guarded values in its own properties, so that the lock needs no allocation.
///
/// With `-DTSAN`, the lock is a pthread mutex, because ThreadSanitizer does not support `Synchronization.Mutex`.
@usableFromInline struct BareLock: ~Copyable, @unchecked Sendable {
  // Invariant of @unchecked: the mutex is the only stored property.
  #if TSAN
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    @usableFromInline init() { pthread_mutex_init(mutex, nil) }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    @usableFromInline func acquire() { pthread_mutex_lock(mutex) }
    @usableFromInline func release() { pthread_mutex_unlock(mutex) }
  #else
    @usableFromInline let mutex = Mutex(())

    @inlinable init() {}

    @inlinable func acquire() { mutex._unsafeLock() }
    @inlinable func release() { mutex._unsafeUnlock() }
  #endif

  @inlinable @inline(__always) func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }

  /// Acquires the lock, for code that cannot use a closure. That code must call `unlock()` on every path.
  @inlinable @inline(__always) func lock() {
    acquire()
    #if DEBUG
      countHeld()
    #endif
  }

  @inlinable @inline(__always) func unlock() {
    #if DEBUG
      uncountHeld()
    #endif
    release()
  }

  #if DEBUG
    @usableFromInline func countHeld() { Trampoline.current.heldLocks += 1 }
    @usableFromInline func uncountHeld() { Trampoline.current.heldLocks -= 1 }
  #endif
}
