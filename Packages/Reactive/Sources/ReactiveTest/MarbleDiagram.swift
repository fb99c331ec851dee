public import Reactive

/// A drawing of a run: the events of its inputs over time, the code, and the events that result.
///
/// ``Recorder/diagram(_:)`` creates a diagram of a recorded run.
public struct MarbleDiagram: Equatable, Sendable {
  /// A row of a diagram: the name and the events of one sequence.
  public struct Row: Equatable, Sendable {
    /// The name of the sequence.
    public let name: String
    /// The events with their times in the diagram's units. Each element is represented by the text that
    /// `String(reflecting:)` returns for it.
    public let events: [Recorded<Event<String>>]

    /// Creates a row.
    public init(name: String, events: [Recorded<Event<String>>]) {
      self.name = name
      self.events = events
    }
  }

  /// The sequences that the code uses.
  public let inputs: [Row]
  /// The code that was run.
  public let code: String
  /// The resulting sequences.
  public let outputs: [Row]

  /// Creates a diagram.
  public init(inputs: [Row], code: String, outputs: [Row]) {
    self.inputs = inputs
    self.code = code
    self.outputs = outputs
  }
}

/// The error of a replayed or drawn sequence. It has the description of the original error.
public struct RecordedError: Error, Equatable, CustomStringConvertible {
  /// The description of the original error.
  public let description: String

  /// Creates an error with the description of the original error.
  public init(_ description: String) { self.description = description }
}
