import Foundation
import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct ReactiveTests {
  @Test func `rx provides the reactive extensions of a value and of its type`() {
    #expect(Counter.rx == Reactive<Counter>.self)
    let counter = Counter()
    #expect(counter.rx.base === counter)
    #expect(counter.rx.doubled == 2)
  }

  @Test func `Assigning to the rx property of a value does not change the value`() {
    var counter = Counter()
    let before = counter
    counter.rx = Reactive(Counter())
    #expect(counter === before)
  }

  @MainActor @Test func `rx provides a writable property as a binder that does not retain its object`() {
    var counter: Counter? = Counter()
    let source = PublishSubject<Int>()
    let subscription = counter.map { source.bind(to: $0.rx.count) }
    source.onNext(5)
    #expect(counter?.count == 5)
    weak let held = counter
    counter = nil
    #expect(held == nil)
    source.onNext(6)
    subscription?.dispose()
  }

  @Test func `Every NSObject has reactive extensions`() {
    let object = NSObject()
    #expect(object.rx.base === object)
  }
}

private final class Counter: ReactiveCompatible, @unchecked Sendable {
  // Invariant of @unchecked: one test uses it, on one thread at a time.
  var count = 1
}

extension Reactive where Base == Counter {
  fileprivate var doubled: Int { base.count * 2 }
}
