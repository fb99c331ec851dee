import Foundation
import RxSwift

// Flows of screens, each of which returns a result.

public protocol Presentable: AnyObject {
  var dismissed: Observable<Void> { get }
}

public protocol Router: AnyObject {
  func push(_ screen: Presentable)
  func present(_ screen: Presentable)
  func remove(_ screen: Presentable)
}

public enum CoordinationResult<Value> {
  case finished(Value)
  case cancelled

  public var value: Value? {
    if case .finished(let value) = self { return value }
    return nil
  }
}

open class Coordinator<Result> {
  public let router: Router
  public let bag = DisposeBag()
  private let identifier = UUID()
  private var children: [UUID: Any] = [:]

  public init(router: Router) { self.router = router }

  /// Starts another coordinator, retains it while it runs, and returns an observable that emits its result.
  public func coordinate<ChildResult>(to child: Coordinator<ChildResult>) -> Observable<ChildResult> {
    children[child.identifier] = child
    return child.start()
      .take(1)
      .do(onDispose: { [weak self] in self?.children[child.identifier] = nil })
  }

  open func start() -> Observable<Result> {
    fatalError("Subclasses start.")
  }

  public var isBusy: Bool { return !children.isEmpty }
}

/// A coordinator that shows a screen, and removes the screen when the screen has produced a value.
open class ScreenCoordinator<Screen: Presentable, Value>: Coordinator<CoordinationResult<Value>> {
  private let make: () -> (Screen, Observable<Value>)

  public init(router: Router, make: @escaping () -> (Screen, Observable<Value>)) {
    self.make = make
    super.init(router: router)
  }

  open override func start() -> Observable<CoordinationResult<Value>> {
    let (screen, values) = make()
    router.push(screen)
    let finished = values.map { CoordinationResult.finished($0) }
    let cancelled = screen.dismissed.map { CoordinationResult<Value>.cancelled }
    return Observable.merge(finished, cancelled)
      .take(1)
      .do(onNext: { [router] result in
        if case .finished = result { router.remove(screen) }
      })
  }
}

extension ObservableType {
  /// Returns an observable that runs a coordinator for each element unless one is running, and emits their values.
  public func coordinate<Value>(
    by parent: Coordinator<Void>, _ make: @escaping (Element) -> Coordinator<CoordinationResult<Value>>
  ) -> Observable<Value> {
    return flatMapFirst { [weak parent] element -> Observable<CoordinationResult<Value>> in
      guard let parent = parent else { return .empty() }
      return parent.coordinate(to: make(element))
    }
    .compactMap { $0.value }
  }
}
