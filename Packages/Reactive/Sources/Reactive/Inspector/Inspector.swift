/// A tool that shows the subscriptions that are alive, each with its operators and the line of code that subscribed.
///
///     Inspector.start()
///     …
///     print(Inspector.report().text)
///
/// It is off by default, and works in release builds, too. It records subscriptions that are made while it is on. It
/// never changes which events are delivered.
///
/// A chain consists of the sequences to which its operators have subscribed. The chain of each observer of a shared
/// sequence includes the source of that sequence. An operator that subscribes from a timer or on another thread, such
/// as `subscribe(on:)`, starts a separate chain that has no call site.
public enum Inspector {
  /// An option that specifies what is recorded about each element.
  public enum Elements: Sendable {
    /// The type of each element, such as `next(String)`.
    case types
    /// The beginning of each element's description, which may contain anything that the app shows or sends, such as
    /// passwords.
    case values
  }

  /// A Boolean value that indicates whether the inspector records subscriptions.
  public static var isOn: Bool { Inspections.elements != nil }

  /// Starts recording subscriptions.
  public static func start(elements: Elements = .types) { Inspections.elements = elements }

  /// Stops recording and removes all records, except those that a ``SubscriptionLedger`` still needs.
  public static func stop() { Inspections.elements = nil }

  /// Returns a report on the recorded subscriptions that are alive, oldest first.
  public static func report() -> InspectorReport {
    InspectorReport(subscriptions: Inspections.live { $0.isForInspector })
  }
}
