import Foundation
public import Reactive

/// A provider that writes each event as one line of JSON: the time, the kind, the name and the parameters.
///
///     {"at":"2020-11-16T10:11:20Z","kind":"action","name":"moment-like","parameters":{"item_id":"…"}}
public struct JSONLinesTracking: TrackingProvider {
  private struct Line: Encodable {
    let at: String
    let kind: String
    let name: String
    let parameters: [String: String]
  }

  private let clock: any SchedulerType
  private let write: @Sendable (String) -> Void

  /// Creates a provider that writes named events and ignores all others.
  ///
  /// - Parameters:
  ///   - clock: The clock that provides the time of an event.
  ///   - write: A closure that receives each line, without its terminator, on any thread.
  public init(clock: any SchedulerType, write: @escaping @Sendable (String) -> Void) {
    self.clock = clock
    self.write = write
  }

  /// Writes the event of a screen that was shown.
  public func trackScreenviews(_ event: any TrackingEvent) { track(event, as: "screenview") }
  /// Writes an event.
  public func trackEvent(_ event: any TrackingEvent) { track(event, as: "event") }
  /// Writes an action of the user.
  public func trackAction(_ event: any TrackingEvent) { track(event, as: "action") }

  private func track(_ event: any TrackingEvent, as kind: String) {
    guard let event = event as? any NamedTrackingEvent else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line = Line(
      at: clock.now.formatted(.iso8601), kind: kind, name: event.name, parameters: event.parameters)
    if let json = try? encoder.encode(line) { write(String(decoding: json, as: UTF8.self)) }
  }
}
