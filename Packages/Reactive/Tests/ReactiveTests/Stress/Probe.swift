import Reactive
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An observer that checks the guarantees of every subscription: the event grammar, no concurrent events, one disposal.
final class Probe: ObserverType {
  private let inside = Atomic<UInt>(0)
  private let ended = Atomic(false)
  private let disposals = Atomic(0)
  private let overlaps = Atomic(0)
  private let afterEnd = Atomic(0)

  var hasEnded: Bool { ended.load(ordering: .sequentiallyConsistent) }

  var isDisposed: Bool { disposals.load(ordering: .sequentiallyConsistent) > 0 }

  /// The violated guarantees. The list is complete once the subscription has ended.
  var violations: [String] {
    var found: [String] = []
    if overlaps.load(ordering: .sequentiallyConsistent) > 0 { found.append("events overlapped") }
    if afterEnd.load(ordering: .sequentiallyConsistent) > 0 { found.append("an event followed the end") }
    let disposals = disposals.load(ordering: .sequentiallyConsistent)
    if disposals != 1 { found.append("disposed of \(disposals) times") }
    return found
  }

  func on(_ event: Event<Int>) {
    let thread = UInt(bitPattern: Int(bitPattern: pthread_self()))
    let holder = inside.exchange(thread, ordering: .sequentiallyConsistent)
    if holder != 0, holder != thread { overlaps.wrappingAdd(1, ordering: .sequentiallyConsistent) }
    if event.isStopEvent {
      if ended.exchange(true, ordering: .sequentiallyConsistent) {
        afterEnd.wrappingAdd(1, ordering: .sequentiallyConsistent)
      }
    } else if hasEnded {
      afterEnd.wrappingAdd(1, ordering: .sequentiallyConsistent)
    }
    inside.store(holder, ordering: .sequentiallyConsistent)
  }

  func subscribe(to sequence: Observable<Int>) -> any Disposable {
    sequence.subscribe(
      onNext: { self.on(.next($0)) }, onError: { self.on(.error($0)) }, onCompleted: { self.on(.completed) },
      onDisposed: { self.disposals.wrappingAdd(1, ordering: .sequentiallyConsistent) })
  }
}
