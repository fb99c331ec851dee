import Foundation
import Reactive
import ReactiveTest
import Testing

@Suite struct DebugTests {
  private func lines(_ result: ExitTest.Result?) -> [String] {
    String(decoding: result?.standardOutputContent ?? [], as: UTF8.self).split(separator: "\n").map { line in
      // The timestamp: `2026-11-21 09:30:00.125`.
      let time = line.prefix(23)
      #expect(time.wholeMatch(of: /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}/) != nil, "\(line)")
      return String(line.dropFirst(25))
    }
  }

  @Test func `debug prints the subscription, each event and the disposal`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      _ = Observable.of(1, 2).debug("numbers").subscribe()
    }
    #expect(
      lines(result) == [
        "numbers -> subscribed", "numbers -> Event next(1)", "numbers -> Event next(2)", "numbers -> Event completed",
        "numbers -> isDisposed",
      ])
  }

  @Test func `debug prints an error event and a disposal by the subscriber`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      _ = Observable<Int>.error(Fault("source")).debug("a").subscribe(onError: { _ in })
      Observable<Int>.never().debug("b").subscribe().dispose()
    }
    #expect(
      lines(result) == [
        "a -> subscribed", "a -> Event error(source)", "a -> isDisposed", "b -> subscribed", "b -> isDisposed",
      ])
  }

  @Test func `debug without an identifier prints the file, the line and the function`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      _ = Observable<Int>.empty().debug(file: "Sources/Search.swift", line: 12, function: "results()").subscribe()
    }
    #expect(lines(result).first == "Search.swift:12 (results()) -> subscribed")
  }

  @Test func `debug(trimOutput: true) shortens a long event`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let text = String(repeating: "a", count: 30) + String(repeating: "z", count: 30)
      _ = Observable.just(text).debug("long", trimOutput: true).subscribe()
    }
    #expect(lines(result).dropFirst().first == "long -> Event next(aaaaaaaaaaaaaaa...zzzzzzzzzzzzzzzzzzz)")
  }

  @Test func `debug of a Driver prints a long event in full`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run {
        _ = Driver.just(String(repeating: "a", count: 60)).debug("long").drive()
      }
    }
    #expect(lines(result).contains("long -> Event next(\(String(repeating: "a", count: 60)))"))
  }

  @Test func `debug forwards all events unchanged`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Fault("source"))])
    #expect(scheduler.start { source.debug("same") }.events == [.next(210, 1), .error(220, Fault("source"))])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }
}
