import Dispatch
import Foundation
import Reactive
import ReactiveTest
import Testing

@Suite struct RecorderTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func recordSearch() -> Recorder {
    let recorder = Recorder(scheduler: scheduler)
    let query = recorder.input(
      "query", scheduler.createColdObservable([.next(1, "a"), .next(2, "ab"), .next(9, "<b>"), .completed(20)]))
    let results = recorder.output("results", query.debounce(.seconds(3), scheduler: scheduler))
    let subscription = results.subscribe(onNext: { _ in })
    scheduler.start()
    subscription.dispose()
    return recorder
  }

  @Test func `Recorder.diagram draws the inputs, the code and the results of a run`() {
    let diagram = recordSearch().diagram("query.debounce(.seconds(3), scheduler: scheduler)")
    #expect(diagram.inputs.map(\.name) == ["query"])
    #expect(
      diagram.inputs.map(\.events) == [
        [.next(1, "\"a\""), .next(2, "\"ab\""), .next(9, "\"<b>\""), .completed(20)]
      ])
    #expect(diagram.outputs.map(\.events) == [[.next(5, "\"ab\""), .next(12, "\"<b>\""), .completed(20)]])
    let svg = diagram.svg(.dark)
    #expect(svg.contains(">ab</text>") && svg.contains(">&lt;b&gt;</text>") && !svg.contains("<b>"))
    #expect(svg.contains("query.debounce(.seconds(3), scheduler: scheduler)"))
    #expect(svg != diagram.svg(.light) && svg == diagram.svg(.dark))
  }

  @Test func `Recorder.test returns the source code of a test that replays the run`() throws {
    let source = recordSearch().test(
      "A recorded search waits for a pause", "query.debounce(.seconds(3), scheduler: scheduler)")
    let indented = source.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    #expect(try String(contentsOfFile: #filePath, encoding: .utf8).contains(indented), "\(source)")
  }

  // swift-format-ignore
  @Test func `A recorded search waits for a pause`() {
    let scheduler = TestScheduler(initialClock: 0)
    let query = scheduler.createHotObservable([.next(202, "a"), .next(203, "ab"), .next(210, "<b>"), .completed(221)])
    let output = scheduler.start(created: 100, subscribed: 200, disposed: 222) {
      query.debounce(.seconds(3), scheduler: scheduler)
    }
    #expect(output.events == [.next(206, "ab"), .next(213, "<b>"), .completed(221)])
  }

  @Test func `The example in the documentation of Recorder draws a run and writes a test that replays it`() {
    let search = (query: PublishSubject<String>(), results: BehaviorRelay(value: ""))
    let recorder = Recorder(scheduler: scheduler)
    let query = recorder.input("query", search.query)
    let results = recorder.output("results", query.debounce(.seconds(1), scheduler: scheduler))

    let subscription = results.bind(to: search.results)
    search.query.onNext("swift")
    scheduler.start()
    subscription.dispose()
    #expect(search.results.value == "swift")

    let image = recorder.diagram("query.debounce(.seconds(1), scheduler: scheduler)").svg(.dark)
    let test = recorder.test("The search waits for a pause", "query.debounce(.seconds(1), scheduler: scheduler)")

    #expect(image.contains("swift"))
    #expect(test.contains("The search waits for a pause"))
  }

  @Test func `Recorder records an error with its description`() {
    let recorder = Recorder(scheduler: scheduler, unit: 0.5)
    let source = recorder.input("source", Observable<Int>.error(Fault("a \"quoted\" fault")))
    let subscription = recorder.output("result", source).subscribe(onError: { _ in })
    #expect(recorder.diagram().outputs.map(\.events) == [[.error(0, RecordedError("a \"quoted\" fault"))]])
    #expect(
      recorder.test("The source fails with an error", "source") == #"""
        @Test func `The source fails with an error`() {
          let scheduler = TestScheduler(initialClock: 0, resolution: 0.5)
          let source = scheduler.createHotObservable([.error(201, RecordedError("a \"quoted\" fault"))])
          let output = scheduler.start(created: 100, subscribed: 200, disposed: 202) {
            source
          }
          #expect(output.events == [.error(201, RecordedError("a \"quoted\" fault"))])
        }

        """#)
    subscription.dispose()
  }

  @Test func `The SVG of a marble diagram replaces control characters and escapes markup`() {
    let row = MarbleDiagram.Row(name: "a&b", events: [.next(0, "\u{1B}[31m<script>")])
    let svg = MarbleDiagram(inputs: [row], code: "a < b", outputs: []).svg()
    #expect(svg.contains("a&amp;b") && svg.contains("\u{FFFD}[31m&lt;script&gt;") && svg.contains("a &lt; b"))
    #expect(!svg.contains("\u{1B}"))
  }
}
