/// A line of source code.
public struct CallSite: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The module and the name of the file.
  public let file: String
  /// The line in the file.
  public let line: UInt

  /// The file and the line, such as `Search/Search.swift:12`.
  public var description: String { "\(file):\(line)" }
}

/// A subscription that was alive when the ``Inspector`` created a report, or when ``SubscriptionLedger/liveChains`` was
/// read.
public struct InspectedSubscription: Hashable, Sendable, Codable {
  /// A number that increases with each subscription.
  public let number: Int
  /// The line of the call that subscribed, or `nil` if an operator subscribed or the sequence is not from this library.
  public let site: CallSite?
  /// The chain of operators, beginning with the last one.
  public let chain: InspectedOperator
  /// The number of seconds since the subscription was made.
  public let age: Double
  /// The number of events that the subscription has received, or 0 if the ``Inspector`` was off when it was made.
  public let events: Int
  /// The last event, or `nil` if no event was counted. See ``Inspector/Elements``.
  public let lastEvent: String?
}

/// An operator or a source in the chain of a subscription.
public struct InspectedOperator: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name of the operator's function, or the type of the source.
  public let name: String
  /// The operators and sources that the operator has subscribed to: its sources and, for `flatMap` and others, the
  /// inner sequences that are alive.
  public let inputs: [InspectedOperator]

  /// The chain in the order in which it is written, such as `PublishSubject → debounce → flatMapLatest`.
  public var description: String {
    switch inputs.count {
    case 0: name
    case 1: "\(inputs[0]) → \(name)"
    default: "(\(inputs.map(\.description).joined(separator: ", "))) → \(name)"
    }
  }
}
