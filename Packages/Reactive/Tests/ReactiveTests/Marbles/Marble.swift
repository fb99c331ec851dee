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
  /// The trait whose operator the diagram shows, or `nil` for an operator of observables.
  let trait: String?
  private let inputs: [[Recorded<Event<Int>>]]
  private let file: String
  private let line: Int
  private let build: @Sendable (Observable<Int>, Observable<Int>, TestScheduler) -> Observable<String>

  /// Creates a run with the code of a diagram.
  ///
  /// - Parameters:
  ///   - a: The events of the first input: a character for each second, a digit for an element, `|` for the completion,
  ///     `x` for an error.
  ///   - b: The events of the second input.
  ///   - trait: The trait whose operator the diagram shows.
  ///   - completesWithElement: Whether an element completes an input, as the element of a single does.
  ///   - build: The code of the diagram. It starts on a separate line.
  init<Source: ObservableConvertibleType>(
    _ name: String, _ a: String? = nil, _ b: String? = nil, trait: String? = nil, completesWithElement: Bool = false,
    file: String = #filePath, line: Int = #line,
    build: @escaping @Sendable (Observable<Int>, Observable<Int>, TestScheduler) -> Source
  ) {
    self.name = name
    self.trait = trait
    inputs = [a, b].compactMap { $0 }.map { Marble.events($0, completesWithElement) }
    self.file = file
    self.line = line
    self.build = { a, b, scheduler in build(a, b, scheduler).asObservable().map { "\($0)" } }
  }

  var testDescription: String { trait.map { "\(name) of \($0)" } ?? name }

  static let all: [Marble] =
    creating + transforming + filtering + conditional + combining + connecting + others + inExtensions
    + infallible + shared + primitive

  private static let inExtensions: [Marble] = extensions.map { marble in
    var marble = marble
    marble.module = "ReactiveExtensions"
    return marble
  }

  /// Returns the names of the diagrams that a documentation comment shows.
  static func names(in documentation: Substring) -> [String] {
    documentation.matches(of: #/\]\(marble-(\w+)\)/#).map { String($0.1) }
  }

  /// Runs the code, and returns the diagram of the run.
  @MainActor func run() throws -> MarbleDiagram {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let sources = inputs.map { scheduler.createColdObservable($0).asObservable() }
    let never = Observable<Int>.never()
    let build = build
    let observer = scheduler.start(created: 0, subscribed: 0, disposed: 20) {
      var made = Observable<String>.never()
      SharingScheduler.mock(scheduler: scheduler) {
        made = build(sources.first ?? never, sources.last ?? never, scheduler)
      }
      return made
    }
    let rows = zip(["a", "b"], inputs).map { name, events in
      MarbleDiagram.Row(
        name: name, events: events.map { event in Recorded(time: event.time, value: event.value.map { "\($0)" }) })
    }
    return MarbleDiagram(
      inputs: rows, code: try code(), outputs: [MarbleDiagram.Row(name: "", events: observer.events)])
  }

  private static func events(_ text: String, _ completesWithElement: Bool) -> [Recorded<Event<Int>>] {
    text.enumerated().flatMap { time, character -> [Recorded<Event<Int>>] in
      switch character {
      case "|": return [.completed(time)]
      case "x": return [.error(time, Fault("x"))]
      default:
        guard let element = character.wholeNumberValue else { return [] }
        return [.next(time, element)] + (completesWithElement ? [.completed(time)] : [])
      }
    }
  }

  /// Returns the text of the closure in the source file.
  func code() throws -> String {
    let lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n").dropFirst(line - 1)
    let indentation = lines.first?.prefix { $0 == " " }.count ?? 0
    let end = String(repeating: " ", count: indentation) + "}"
    return lines.drop { !$0.hasSuffix(" in") }.dropFirst().prefix { !$0.hasPrefix(end) }
      .map { $0.dropFirst(indentation + 2) }.joined(separator: "\n")
  }
}
