/// An operator in the chain of an inspected subscription.
final class InspectedStage: Sendable {
  let name: String
  /// The identity of the shared sequence if the operator shares its subscription to the source among its observers;
  /// otherwise, `nil`.
  let shared: ObjectIdentifier?
  private let stages = Lock<[InspectedStage]>([])
  private let ended = Lock<InspectedStage?>(nil)

  init(_ name: String, sharing shared: ObjectIdentifier? = nil) {
    self.name = name
    self.shared = shared
  }

  /// The operators whose `run` method this operator called.
  var inputs: [InspectedStage] { stages.withLock { $0 } }

  /// The last stage of the chain that ended most recently, among the chains that this operator has subscribed to, or
  /// `nil` if none of them has ended.
  var lastEnded: InspectedStage? { ended.withLock { $0 } }

  func inputHasEnded(_ input: InspectedStage) {
    let former = ended.withLock { exchange(&$0, with: input) }
    withExtendedLifetime(former) {}
  }

  func append(_ input: InspectedStage) { stages.withLock { $0.append(input) } }
}

/// The record of a subscription.
final class Inspection: @unchecked Sendable {
  // Invariant of @unchecked: mutable state is accessed only while `lock` is held, except for `subscription`, a weak
  // reference, which is atomic.
  private(set) weak var subscription: Subscription?
  let number: Int
  let origin: Origin?
  /// The operator that made the subscription, or `nil` if client code did.
  let owner: InspectedStage?
  /// The identity of the ledger that counts the subscription, or `nil` if no ledger does.
  let ledger: ObjectIdentifier?
  /// The part of each element that the `Inspector` records, or `nil` if only a ledger needs the record. In that case,
  /// events are not counted.
  let elements: Inspector.Elements?
  /// The last stage of the chain, which has no name.
  let end = InspectedStage("")
  private let began = ContinuousClock.now
  private let lock = BareLock()
  private var events = 0
  private var lastEvent: String?

  init(
    _ subscription: Subscription, number: Int, origin: Origin?, owner: InspectedStage?, ledger: ObjectIdentifier?,
    elements: Inspector.Elements?
  ) {
    self.subscription = subscription
    self.number = number
    self.origin = origin
    self.owner = owner
    self.ledger = ledger
    self.elements = elements
  }

  var isForInspector: Bool { elements != nil }

  /// Counts an element and records it as the last event.
  func count<Element>(_ element: Element) {
    count("next(\(elements == .values ? Inspection.beginning(of: "\(element)") : "\(Element.self)"))")
  }

  /// Counts a terminal event and records it as the last event.
  func count(_ termination: Termination) {
    switch termination {
    case .completed: count("completed")
    case .error(let error):
      count("error(\(elements == .values ? Inspection.beginning(of: "\(error)") : "\(type(of: error))"))")
    }
  }

  func value(chain: InspectedOperator) -> InspectedSubscription {
    let age = began.duration(to: .now)
    let (events, lastEvent) = lock.withLock { (self.events, self.lastEvent) }
    return InspectedSubscription(
      number: number, site: origin?.site, chain: chain, age: age / .seconds(1), events: events, lastEvent: lastEvent)
  }

  private func count(_ event: String) {
    lock.withLock {
      events += 1
      lastEvent = event
    }
  }

  /// Returns the first 80 characters of `text`, with control characters replaced, and with an ellipsis if `text` is
  /// longer.
  private static func beginning(of text: String) -> String {
    let scalars = text.prefix(80).unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}" as Unicode.Scalar
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars)) + (text.count > 80 ? "…" : "")
  }
}

/// A builder of complete chains. It attaches each subscription that an operator made to the chain of that operator.
struct ChainBuilder {
  private enum Owner: Hashable {
    case stage(ObjectIdentifier)
    /// A shared sequence. Its first observer made the subscription, which all observers share.
    case shared(ObjectIdentifier)

    init(_ stage: InspectedStage) {
      self = stage.shared.map { .shared($0) } ?? .stage(ObjectIdentifier(stage))
    }
  }

  private let inner: [Owner: [Inspection]]
  private let showsEnded: Bool

  /// Creates a builder for the chains of the given subscriptions.
  ///
  /// - Parameter showsEnded: Whether an operator without a live input shows the input that ended last. After an error,
  ///   that is the input that failed.
  init(_ all: [Inspection], showsEnded: Bool = false) {
    self.showsEnded = showsEnded
    let owned = all.filter { $0.owner != nil }.sorted { $0.number < $1.number }
    inner = Dictionary(grouping: owned) { inspection in
      inspection.owner.map { Owner($0) } ?? .stage(ObjectIdentifier(inspection.end))
    }
  }

  func chain(of inspection: Inspection) -> InspectedOperator {
    let inputs = inputs(of: inspection.end)
    return inputs.count == 1 ? inputs[0] : InspectedOperator(name: "subscription", inputs: inputs)
  }

  private func inputs(of stage: InspectedStage) -> [InspectedOperator] {
    let live =
      stage.inputs.map { InspectedOperator(name: $0.name, inputs: inputs(of: $0)) }
      + (inner[Owner(stage)] ?? []).flatMap { inputs(of: $0.end) }
    guard live.isEmpty, showsEnded, let ended = stage.lastEnded else { return live }
    return inputs(of: ended)
  }
}
