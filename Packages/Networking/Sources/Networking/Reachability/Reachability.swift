public import Reactive

/// The network state of this machine.
///
/// It says nothing about a server: a request can fail while it is `true`, and one to this machine can succeed while it is
/// `false`. Do not delay requests until it is `true`; use it to retry when it becomes `true`.
public enum Reachability {
  /// An observable that emits whether a network interface other than loopback is up, immediately and on every change.
  ///
  /// It never fails and never completes, and uses no resources without subscribers. Values are delivered on a thread of its own.
  public static var isOnline: Observable<Bool> {
    Observable.create { observer in
      let monitor = InterfaceMonitor { observer.onNext($0) }
      return Disposables.create { monitor.cancel() }
    }
    .distinctUntilChanged()
  }
}
