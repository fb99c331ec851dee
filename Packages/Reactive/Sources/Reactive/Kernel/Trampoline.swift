#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A thread's queue of scheduled actions and turns of synchronous sources. It bounds recursion and prevents starvation,
/// however many sources there are.
@usableFromInline package final class Trampoline {
  // Unchecked, because only its own thread accesses it, and each access ends before anything is called.
  @exclusivity(unchecked) private(set) var isActive = false
  /// The number of the library's locks that this thread holds, or 0 in release builds.
  @exclusivity(unchecked) var heldLocks = 0
  /// The inspected operator that is being subscribed to or whose source is delivering an event, or `nil` if there is
  /// no such operator.
  @exclusivity(unchecked) var stage: InspectedStage?
  /// The checkpoints that the error being delivered has passed.
  @exclusivity(unchecked) var passedCheckpoints: [String] = []
  @exclusivity(unchecked) private var queue: [@Sendable () -> Void] = []
  @exclusivity(unchecked) private var head = 0

  /// Whether another turn is waiting. If not, a source may continue immediately, because
  /// its turn would be next.
  var hasPending: Bool { head < queue.count }

  /// The current thread's trampoline.
  static var current: Trampoline {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<Trampoline>.fromOpaque(pointer).takeUnretainedValue()
    }
    let trampoline = Trampoline()
    pthread_setspecific(key, Unmanaged.passRetained(trampoline).toOpaque())
    return trampoline
  }

  /// Runs `body` now. If no trampoline was active on this thread, also runs everything that `body` queued, before this
  /// method returns.
  @usableFromInline static func perform(_ body: () -> Void) {
    guard let pointer = pthread_getspecific(key) else { return current.perform(body) }
    // The thread retains it; retaining it here would slow down every subscription.
    Unmanaged<Trampoline>.fromOpaque(pointer)._withUnsafeGuaranteedRef { $0.perform(body) }
  }

  @inline(__always) private func perform(_ body: () -> Void) {
    if isActive { body() } else { activate(body) }
  }

  /// Runs `body` with a separate, empty queue, as on another thread: the actions that `body` queues wait neither for
  /// the thread's own queue nor for the current turn.
  package static func apart<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = pthread_getspecific(key)
    pthread_setspecific(key, nil)
    defer {
      if let inner = pthread_getspecific(key) { Unmanaged<Trampoline>.fromOpaque(inner).release() }
      pthread_setspecific(key, outer)
    }
    return try body()
  }

  func enqueue(_ turn: @escaping @Sendable () -> Void) {
    queue.append(turn)
  }

  private func activate(_ body: () -> Void) {
    isActive = true
    body()
    while head < queue.count {
      let turn = queue[head]
      head += 1
      // The array keeps its capacity; finished turns are removed once they outnumber the waiting ones.
      if head > 64, head * 2 > queue.count {
        queue.removeFirst(head)
        head = 0
      }
      turn()
    }
    if head > 0 {
      queue.removeAll(keepingCapacity: queue.capacity <= 1024)
      head = 0
    }
    isActive = false
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    #if canImport(Glibc)
      let status = pthread_key_create(&key) { pointer in
        if let pointer { Unmanaged<Trampoline>.fromOpaque(pointer).release() }
      }
    #else
      let status = pthread_key_create(&key) { Unmanaged<Trampoline>.fromOpaque($0).release() }
    #endif
    precondition(status == 0, "a thread-specific key could not be created: error \(status)")
    return key
  }()
}
