public import Reactive

/// A virtual time.
public typealias TestTime = Int

/// A value with the virtual time at which it occurred.
public struct Recorded<Value>: CustomDebugStringConvertible {
  /// The virtual time at which the value occurred.
  public let time: TestTime
  /// The value.
  public let value: Value

  /// Creates a recorded value with its time.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }

  /// Text in the form `value @ time`.
  public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded: Sendable where Value: Sendable {}
extension Recorded: Equatable where Value: Equatable {}

extension Recorded {
  /// Returns an element at `time`.
  public static func next<T>(_ time: TestTime, _ element: T) -> Recorded<Event<T>> where Value == Event<T> {
    Recorded(time: time, value: .next(element))
  }

  /// Returns a completion at `time`. The type parameter helps type inference.
  public static func completed<T>(_ time: TestTime, _: T.Type = T.self) -> Recorded<Event<T>> where Value == Event<T> {
    Recorded(time: time, value: .completed)
  }

  /// Returns an error at `time`. The type parameter helps type inference.
  public static func error<T>(_ time: TestTime, _ error: any Error, _: T.Type = T.self) -> Recorded<Event<T>>
  where Value == Event<T> {
    Recorded(time: time, value: .error(error))
  }

  /// Returns the given events as an array.
  public static func events<T>(_ recordedEvents: Recorded<Event<T>>...) -> [Recorded<Event<T>>]
  where Value == Event<T> { recordedEvents }

  /// Returns the given array unchanged. The parameter's type helps type inference.
  public static func events<T>(_ recordedEvents: [Recorded<Event<T>>]) -> [Recorded<Event<T>>]
  where Value == Event<T> { recordedEvents }
}

/// Equality of events. Errors are equal if their descriptions are equal.
extension Event: Equatable where Element: Equatable {
  /// Returns whether the events are equal. Errors are equal if their descriptions are equal.
  public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.next(let lhs), .next(let rhs)): lhs == rhs
    case (.error(let lhs), .error(let rhs)): "\(lhs)" == "\(rhs)"
    case (.completed, .completed): true
    default: false
    }
  }
}

/// Equality of events. Errors are equal if their descriptions are equal.
extension MaybeEvent: Equatable where Element: Equatable {
  /// Returns whether the events are equal. Errors are equal if their descriptions are equal.
  public static func == (lhs: MaybeEvent<Element>, rhs: MaybeEvent<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.success(let lhs), .success(let rhs)): lhs == rhs
    case (.error(let lhs), .error(let rhs)): "\(lhs)" == "\(rhs)"
    case (.completed, .completed): true
    default: false
    }
  }
}

/// Equality of events. Errors are equal if their descriptions are equal.
extension CompletableEvent: Equatable {
  /// Returns whether the events are equal. Errors are equal if their descriptions are equal.
  public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
    switch (lhs, rhs) {
    case (.error(let lhs), .error(let rhs)): "\(lhs)" == "\(rhs)"
    case (.completed, .completed): true
    default: false
    }
  }
}

/// The times at which a subscription to a testable sequence was made and disposed of.
public struct Subscription: Hashable, Sendable, CustomDebugStringConvertible {
  /// The time of the subscription.
  public let subscribe: Int
  /// The time of disposal, or `Int.max` if the subscription is alive.
  public let unsubscribe: Int

  /// Creates a subscription that is alive.
  public init(_ subscribe: Int) { self.init(subscribe, .max) }

  /// Creates a subscription that has been disposed of.
  public init(_ subscribe: Int, _ unsubscribe: Int) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }

  /// Text in the form `(subscribe : unsubscribe)`.
  public var debugDescription: String {
    "(\(subscribe) : \(unsubscribe == .max ? "Infinity" : String(unsubscribe)))"
  }
}
