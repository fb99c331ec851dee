import Foundation
import RxCocoa
import RxSwift

// The state of the network, and operators that wait for it.

public enum Connectivity: Equatable {
  case none
  case metered
  case free

  public var isConnected: Bool { return self != .none }
}

public protocol ConnectivityMonitor: AnyObject {
  var current: Connectivity { get }
  var onChange: ((Connectivity) -> Void)? { get set }
  func start() throws
  func stop()
}

public final class Reachability {
  public static var shared: Reachability?

  private let monitor: ConnectivityMonitor
  private let status: BehaviorSubject<Connectivity>
  private var users = 0

  public init(monitor: ConnectivityMonitor) {
    self.monitor = monitor
    status = BehaviorSubject(value: monitor.current)
    monitor.onChange = { [weak self] connectivity in self?.status.onNext(connectivity) }
  }

  deinit { monitor.stop() }

  public var connectivity: Observable<Connectivity> {
    return Observable.deferred { [unowned self] in
      self.users += 1
      if self.users == 1 { try self.monitor.start() }
      return self.status.distinctUntilChanged()
    }
    .do(onDispose: { [weak self] in
      guard let self = self else { return }
      self.users -= 1
      if self.users == 0 { self.monitor.stop() }
    })
  }
}

extension Reachability: ReactiveCompatible {}

extension Reactive where Base: Reachability {
  public var isConnected: Driver<Bool> {
    return base.connectivity.map { $0.isConnected }.distinctUntilChanged().asDriver(onErrorJustReturn: false)
  }

  public var connected: Observable<Void> {
    return base.connectivity.filter { $0.isConnected }.map { _ in }
  }

  public var disconnected: Observable<Void> {
    return base.connectivity.filter { !$0.isConnected }.map { _ in }
  }
}

extension ObservableType {
  /// Returns an observable that subscribes again after an error when a network is available, at most `count` times.
  public func retryOnConnect(_ reachability: Reachability, timeout: RxTimeInterval, count: Int = 3) -> Observable<
    Element
  > {
    return retry(when: { errors in
      errors.enumerated().flatMap { attempt, error -> Observable<Void> in
        guard attempt < count else { return .error(error) }
        return reachability.rx.connected.take(1).timeout(timeout, scheduler: MainScheduler.instance)
      }
    })
  }

  /// Returns an observable that subscribes to the source when a network is available.
  public func whenConnected(_ reachability: Reachability) -> Observable<Element> {
    return reachability.rx.connected.take(1).flatMap { self.asObservable() }
  }
}
