public import Reactive

/// Whether this machine has a network.
///
/// It is about the machine, not about any server: a request may fail while it is true, and one to this machine itself
/// may succeed while it is false. Do not make requests wait for it; use it to try again when it becomes true.
public enum Reachability {
  /// Emits whether a network interface beyond this machine is up, at once and on every change. Never fails, never
  /// completes, and uses nothing while nobody is subscribed. Values come on a thread of its own.
  public static var isOnline: Observable<Bool> {
    Observable.create { observer in
      let monitor = InterfaceMonitor { observer.onNext($0) }
      return Disposables.create { monitor.cancel() }
    }
    .distinctUntilChanged()
  }
}
