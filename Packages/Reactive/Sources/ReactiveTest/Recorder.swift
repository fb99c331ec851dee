public import Reactive
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A recorder of the events of a chain, in real or virtual time. It creates a marble diagram of the recorded run, and a
/// test that replays the run.
///
///     let recorder = Recorder(scheduler: scheduler)
///     let query = recorder.input("query", search.query)
///     let results = recorder.output("results", query.debounce(.seconds(1), scheduler: scheduler))
///     results.subscribe(onNext: { show($0) }).disposed(by: bag)
///     …
///     print(recorder.test("the search waits for a pause", "query.debounce(.seconds(1), scheduler: scheduler)"))
///
/// The time of an event is measured from the creation of the recorder and rounded to units.
public final class Recorder: Sendable {
  private struct Track {
    let name: String
    let isInput: Bool
    var events: [Recorded<Event<String>>] = []
  }

  private let scheduler: any SchedulerType
  private let unit: Double
  private let start: RxTime
  private let tracks = Mutex<[Track]>([])

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler whose clock determines the times of the events.
  ///   - unit: The number of seconds in one unit of time of the diagram and of the test.
  public init(scheduler: any SchedulerType, unit: Double = 1) {
    self.scheduler = scheduler
    self.unit = unit
    start = scheduler.now
  }

  /// Returns a sequence that emits the events of `source` and records them in the row of the input `name`.
  public func input<Source: ObservableConvertibleType>(_ name: String, _ source: Source) -> Observable<Source.Element> {
    record(Track(name: name, isInput: true), source.asObservable())
  }

  /// Returns a sequence that emits the events of `source` and records them in the row of the output `name`.
  public func output<Source: ObservableConvertibleType>(_ name: String, _ source: Source) -> Observable<Source.Element>
  {
    record(Track(name: name, isInput: false), source.asObservable())
  }

  private func record<Element: Sendable>(_ track: Track, _ source: Observable<Element>) -> Observable<Element> {
    let index = tracks.withLock { tracks in
      tracks.append(track)
      return tracks.count - 1
    }
    return source.do(
      onNext: { self.add(.next(String(reflecting: $0)), to: index) },
      onError: { self.add(.error(RecordedError("\($0)")), to: index) },
      onCompleted: { self.add(.completed, to: index) })
  }

  private func add(_ event: Event<String>, to index: Int) {
    let time = Int((scheduler.now.timeIntervalSince(start) / unit).rounded())
    tracks.withLock { $0[index].events.append(Recorded(time: time, value: event)) }
  }

  /// Returns the diagram of the recorded events.
  ///
  /// - Parameter code: The code that is drawn between the inputs and the outputs.
  public func diagram(_ code: String = "") -> MarbleDiagram {
    let tracks = tracks.withLock { $0 }
    func rows(_ isInput: Bool) -> [MarbleDiagram.Row] {
      tracks.filter { $0.isInput == isInput }.map { MarbleDiagram.Row(name: $0.name, events: $0.events) }
    }
    return MarbleDiagram(inputs: rows(true), code: code, outputs: rows(false))
  }

  /// Returns the source code of a test that sends the recorded events of the inputs in virtual time, and expects the
  /// recorded events of the first output.
  ///
  /// Elements are written as `String(reflecting:)` describes them. For numbers, strings, collections and most
  /// structures, that description is a Swift expression.
  ///
  /// - Parameters:
  ///   - title: The name of the test.
  ///   - code: An expression for the first output, in terms of the names of the inputs and `scheduler`.
  public func test(_ title: String, _ code: String) -> String {
    let diagram = diagram(code)
    // A subscriber does not receive an element that a hot sequence sends at the time of the subscription, so time 0 of
    // the recording is the time after it.
    let subscribed = TestScheduler.Defaults.subscribed
    func events(_ row: MarbleDiagram.Row) -> String {
      let events = row.events.map { event in
        let time = subscribed + 1 + event.time
        return switch event.value {
        case .next(let element): ".next(\(time), \(element))"
        case .completed: ".completed(\(time))"
        case .error(let error): ".error(\(time), RecordedError(\(String(reflecting: "\(error)"))))"
        }
      }
      return "[\(events.joined(separator: ", "))]"
    }
    let resolution = unit == 1 ? "" : ", resolution: \(unit)"
    let last = (diagram.inputs + diagram.outputs).flatMap(\.events).map(\.time).max() ?? 0
    return """
      @Test func `\(title)`() {
        let scheduler = TestScheduler(initialClock: 0\(resolution))
      \(diagram.inputs.map { "  let \($0.name) = scheduler.createHotObservable(\(events($0)))\n" }.joined())\
        let output = scheduler.start(created: 100, subscribed: \(subscribed), disposed: \(subscribed + last + 2)) {
          \(code)
        }
        #expect(output.events == \(diagram.outputs.first.map(events) ?? "[]"))
      }

      """
  }
}
