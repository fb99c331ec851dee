import Foundation
import Reactive
import ReactiveTest
import Testing

/// The run that a marble diagram in an operator's documentation shows.
struct Marble: Sendable, CustomTestStringConvertible {
  /// The name of the operator's file.
  let name: String
  /// The module of the operator.
  private(set) var module = "Reactive"
  private let inputs: [String]
  private let file: String
  private let line: Int
  private let build: @Sendable (Observable<Int>, Observable<Int>, TestScheduler) -> Observable<String>

  /// Creates a run with the code of a diagram.
  ///
  /// - Parameters:
  ///   - a: The events of the first input: a character for each second, a digit for an element, `|` for the completion, `x` for an error.
  ///   - b: The events of the second input.
  ///   - build: The code of the diagram. It starts on a separate line.
  init<Source: ObservableConvertibleType>(
    _ name: String, _ a: String? = nil, _ b: String? = nil, file: String = #filePath, line: Int = #line,
    build: @escaping @Sendable (Observable<Int>, Observable<Int>, TestScheduler) -> Source
  ) {
    self.name = name
    inputs = [a, b].compactMap { $0 }
    self.file = file
    self.line = line
    self.build = { a, b, scheduler in build(a, b, scheduler).asObservable().map { "\($0)" } }
  }

  var testDescription: String { name }

  static let all: [Marble] =
    creating + transforming + filtering + conditional + combining + connecting + others + inExtensions

  private static let inExtensions: [Marble] = extensions.map { marble in
    var marble = marble
    marble.module = "ReactiveExtensions"
    return marble
  }

  /// Runs the code, and returns the diagram of the run.
  func run() throws -> MarbleDiagram {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let events = inputs.map(Marble.events)
    let sources = events.map { scheduler.createColdObservable($0).asObservable() }
    let never = Observable<Int>.never()
    let build = build
    let observer = scheduler.start(created: 0, subscribed: 0, disposed: 20) {
      build(sources.first ?? never, sources.last ?? never, scheduler)
    }
    let rows = zip(["a", "b"], events).map { name, events in
      MarbleDiagram.Row(
        name: name, events: events.map { event in Recorded(time: event.time, value: event.value.map { "\($0)" }) })
    }
    return MarbleDiagram(
      inputs: rows, code: try code(), outputs: [MarbleDiagram.Row(name: "", events: observer.events)])
  }

  private static func events(_ text: String) -> [Recorded<Event<Int>>] {
    text.enumerated().compactMap { time, character in
      switch character {
      case "|": .completed(time)
      case "x": .error(time, Fault("x"))
      default: character.wholeNumberValue.map { .next(time, $0) }
      }
    }
  }

  /// Returns the text of the closure in the source file.
  private func code() throws -> String {
    let lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n").dropFirst(line - 1)
    let indentation = lines.first?.prefix { $0 == " " }.count ?? 0
    let end = String(repeating: " ", count: indentation) + "}"
    return lines.drop { !$0.hasSuffix(" in") }.dropFirst().prefix { !$0.hasPrefix(end) }
      .map { $0.dropFirst(indentation + 2) }.joined(separator: "\n")
  }
}
