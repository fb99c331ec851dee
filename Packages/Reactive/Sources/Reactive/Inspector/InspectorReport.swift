#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A report on the subscriptions that were alive when the ``Inspector`` created it, as text, JSON, DOT and SVG.
public struct InspectorReport: Hashable, Sendable, Codable {
  /// The subscriptions, oldest first.
  public let subscriptions: [InspectedSubscription]

  /// The report as text, with two lines for each subscription: the first with its call site and events, the second with
  /// its chain.
  ///
  ///     Search/Search.swift:12, 3 events, the last next(String), 4.2 s
  ///       BehaviorRelay → debounce → flatMapLatest
  public var text: String { subscriptions.map { "\($0.title)\n  \($0.chain)" }.joined(separator: "\n") }

  /// Returns the report in JSON format.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// The report as a graph in Graphviz's DOT language.
  public var dot: String {
    var lines = ["digraph subscriptions {", "  rankdir=LR;", "  node [shape=box];"]
    for subscription in subscriptions {
      let end = "s\(subscription.number)"
      lines.append("  \(end) [label=\(quoted(subscription.title)), shape=ellipse];")
      append(subscription.chain, as: "\(end)_0", before: end, to: &lines)
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private func append(_ stage: InspectedOperator, as name: String, before next: String, to lines: inout [String]) {
    lines.append("  \(name) [label=\(quoted(stage.name))];")
    lines.append("  \(name) -> \(next);")
    for (index, input) in stage.inputs.enumerated() {
      append(input, as: "\(name)_\(index)", before: name, to: &lines)
    }
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

extension InspectedSubscription {
  /// The source location, the number of events, the last event and the age, in one line.
  public var title: String {
    var parts = [site?.description ?? "unknown line", events == 1 ? "1 event" : "\(events) events"]
    if let lastEvent { parts.append("the last \(lastEvent)") }
    let tenths = Int((age * 10).rounded())
    return (parts + ["\(tenths / 10).\(tenths % 10) s"]).joined(separator: ", ")
  }
}
