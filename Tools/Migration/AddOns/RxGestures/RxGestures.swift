import Foundation
import RxCocoa
import RxSwift

// Taps, double taps and long presses of a keypad, derived from the events of its keys.

public struct Touch: Equatable {
  public enum Phase { case down, up }

  public let key: Character
  public let phase: Phase
  public let time: TimeInterval

  public init(key: Character, phase: Phase, time: TimeInterval) {
    self.key = key
    self.phase = phase
    self.time = time
  }
}

/// A keypad view that passes each touch of a key to its handlers.
open class Keypad {
  public typealias Handler = (Touch) -> Void

  private var handlers: [Int: Handler] = [:]
  private var nextToken = 0
  public var isEnabled = true
  public var label = ""

  public init() {}

  public func add(_ handler: @escaping Handler) -> Int {
    nextToken += 1
    handlers[nextToken] = handler
    return nextToken
  }

  public func remove(_ token: Int) { handlers[token] = nil }

  public func touch(_ touch: Touch) {
    guard isEnabled else { return }
    handlers.values.forEach { $0(touch) }
  }
}

extension Keypad: ReactiveCompatible {}

extension Reactive where Base: Keypad {
  public var touches: ControlEvent<Touch> {
    let source = Observable<Touch>.create { [weak keypad = base] observer in
      guard let keypad = keypad else {
        observer.onCompleted()
        return Disposables.create()
      }
      let token = keypad.add { observer.onNext($0) }
      return Disposables.create { keypad.remove(token) }
    }
    return ControlEvent(events: source)
  }

  public var tap: ControlEvent<Character> {
    let taps = touches.filter { $0.phase == .up }.map { $0.key }
    return ControlEvent(events: taps)
  }

  /// Returns a control event that emits each key that is tapped twice within `interval`.
  public func doubleTap(within interval: TimeInterval = 0.3) -> ControlEvent<Character> {
    var last: Touch?
    let taps = touches.filter { $0.phase == .up }.compactMap { touch -> Character? in
      defer { last = touch }
      guard let previous = last, previous.key == touch.key, touch.time - previous.time <= interval else { return nil }
      return touch.key
    }
    return ControlEvent(events: taps)
  }

  /// Returns an observable that emits each key that is held down for `duration`.
  public func longPress(_ duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Character> {
    let touches = self.touches.asObservable().share()
    return touches.filter { $0.phase == .down }.flatMapLatest { touch in
      Observable<Int>.timer(duration, scheduler: scheduler)
        .map { _ in touch.key }
        .take(until: touches.filter { $0.phase == .up })
    }
  }

  public var isEnabled: Binder<Bool> {
    return Binder(base) { keypad, isEnabled in keypad.isEnabled = isEnabled }
  }

  public var label: Binder<String> {
    return Binder(base) { keypad, label in keypad.label = label }
  }
}
