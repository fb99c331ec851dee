public import Reactive

/// The network state of this machine.
///
/// The state does not predict the result of a request: a request can fail while the machine is online, and a request to
/// the machine itself can succeed while it is offline. Do not delay requests until the machine is online; use the state
/// to retry them when it changes.
public enum Reachability {
  /// Emits whether this machine is connected to a network, immediately and on every change.
  ///
  /// The observable never fails or completes, and uses no resources without subscribers. Values are delivered on a
  /// separate thread.
  public static var isOnline: Observable<Bool> {
    Observable.create { observer in
      let monitor = InterfaceMonitor { observer.onNext($0) }
      return Disposables.create { monitor.cancel() }
    }
    .distinctUntilChanged()
  }
}
