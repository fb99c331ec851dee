public import Reactive

/// A virtual time.
public typealias TestTime = Int

/// A value with the virtual time at which it occurred.
public struct Recorded<Value>: CustomDebugStringConvertible {
  /// When it occurred.
  public let time: TestTime
  /// What occurred.
  public let value: Value

  /// `value` at `time`.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }

  /// `value @ time`.
  public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded: Sendable where Value: Sendable {}
extension Recorded: Equatable where Value: Equatable {}

extension Recorded {
  /// An element at `time`.
  public static func next<T>(_ time: TestTime, _ element: T) -> Recorded<Event<T>> where Value == Event<T> {
    Recorded(time: time, value: .next(element))
  }

  /// A completion at `time`; the type helps inference.
  public static func completed<T>(_ time: TestTime, _: T.Type = T.self) -> Recorded<Event<T>> where Value == Event<T> {
    Recorded(time: time, value: .completed)
  }

  /// An error at `time`; the type helps inference.
  public static func error<T>(_ time: TestTime, _ error: any Error, _: T.Type = T.self) -> Recorded<Event<T>>
  where Value == Event<T> {
    Recorded(time: time, value: .error(error))
  }

  /// The given events.
  public static func events<T>(_ recordedEvents: Recorded<Event<T>>...) -> [Recorded<Event<T>>]
  where Value == Event<T> { recordedEvents }

  /// The given events.
  public static func events<T>(_ recordedEvents: [Recorded<Event<T>>]) -> [Recorded<Event<T>>]
  where Value == Event<T> { recordedEvents }
}

/// Equality for tests: errors are equal when their descriptions are.
extension Event: Equatable where Element: Equatable {
  public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.next(let lhs), .next(let rhs)): lhs == rhs
    case (.error(let lhs), .error(let rhs)): "\(lhs)" == "\(rhs)"
    case (.completed, .completed): true
    default: false
    }
  }
}

/// Equality for tests: errors are equal when their descriptions are.
extension MaybeEvent: Equatable where Element: Equatable {
  public static func == (lhs: MaybeEvent<Element>, rhs: MaybeEvent<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.success(let lhs), .success(let rhs)): lhs == rhs
    case (.error(let lhs), .error(let rhs)): "\(lhs)" == "\(rhs)"
    case (.completed, .completed): true
    default: false
    }
  }
}

/// Equality for tests: errors are equal when their descriptions are.
extension CompletableEvent: Equatable {
  public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
    switch (lhs, rhs) {
    case (.error(let lhs), .error(let rhs)): "\(lhs)" == "\(rhs)"
    case (.completed, .completed): true
    default: false
    }
  }
}

/// When a testable sequence was subscribed to, and when that ended.
public struct Subscription: Hashable, Sendable, CustomDebugStringConvertible {
  /// The time of subscribing.
  public let subscribe: Int
  /// The time of disposal; `Int.max` while it lasts.
  public let unsubscribe: Int

  /// A subscription that lasts.
  public init(_ subscribe: Int) { self.init(subscribe, .max) }

  /// A subscription that ended.
  public init(_ subscribe: Int, _ unsubscribe: Int) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }

  /// `(subscribe : unsubscribe)`.
  public var debugDescription: String {
    "(\(subscribe) : \(unsubscribe == .max ? "Infinity" : String(unsubscribe)))"
  }
}
