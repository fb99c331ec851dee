import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct FromAsyncTests {
  private func load(_ text: String, _ number: Int, _ completion: @Sendable (String) -> Void) {
    completion(text + "\(number)")
  }

  @Test func `fromAsync emits the result of its request and completes`() {
    #expect(events(of: Observable.fromAsync { completion in completion(1) }) == ["next(1)", "completed"])
  }

  @Test func `fromAsync with arguments returns a function that takes them`() {
    let make = Observable<String>.fromAsync { (text: String, number: Int, completion: @Sendable (String) -> Void) in
      load(text, number, completion)
    }
    #expect(events(of: make("a", 1)) == ["next(a1)", "completed"])
    let one = Observable<Int>.fromAsync { (number: Int, completion: @Sendable (Int) -> Void) in completion(number + 1) }
    #expect(events(of: one(1)) == ["next(2)", "completed"])
  }

  @Test func `fromAsync drops a result that arrives after its subscription was disposed of`() {
    let completions = Journal((@Sendable (Int) -> Void).self)
    let seen = Journal(Int.self)
    Observable<Int>.fromAsync { completions.write($0) }.subscribe(onNext: seen.write).dispose()
    completions.entries.first?(1)
    #expect(completions.entries.count == 1)
    #expect(seen.entries.isEmpty)
  }
}
