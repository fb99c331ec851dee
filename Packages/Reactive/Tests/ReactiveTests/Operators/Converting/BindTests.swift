import Reactive
import ReactiveTest
import Testing

@Suite struct BindTests {
  @Test func `bind subscribes once and passes each event to every observer in order`() {
    let journal = Journal()
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    _ = a.subscribe(onNext: { journal.write("a\($0)") }, onCompleted: { journal.write("a|") })
    _ = b.subscribe(onNext: { journal.write("b\($0)") }, onCompleted: { journal.write("b|") })
    _ = Observable.of(1, 2).do(onSubscribe: { journal.write("subscribed") }).bind(to: a, b)
    #expect(journal.entries == ["subscribed", "a1", "b1", "a2", "b2", "a|", "b|"])
  }

  @Test func `bind wraps elements for an observer of optional elements`() throws {
    let subject = BehaviorSubject<Int?>(value: nil)
    let source = BehaviorSubject(value: 1)
    _ = source.bind(to: subject)
    #expect(try subject.value() == 1)
  }

  @Test func `A relay accepts elements from bind and continues after the completion`() {
    let value = BehaviorRelay(value: 0)
    let signal = PublishRelay<Int>()
    let journal = Journal(Int.self)
    _ = signal.subscribe(onNext: journal.write)
    _ = Observable.just(1).bind(to: value)
    _ = Observable.just(2).bind(to: signal)
    signal.accept(3)
    #expect(value.value == 1)
    #expect(journal.entries == [2, 3])
  }

  @Test func `Disposing of bind ends the delivery and disposes of the source`() {
    let source = PublishSubject<Int>()
    let relay = BehaviorRelay(value: 0)
    let subscription = source.bind(to: relay)
    source.onNext(1)
    subscription.dispose()
    source.onNext(2)
    #expect(relay.value == 1)
    #expect(!source.hasObservers)
  }

  @Test func `bind(with:) does not retain its object`() {
    let source = PublishSubject<Int>()
    var target: Journal<Int>? = Journal(Int.self)
    weak let held = target
    if let target { _ = source.bind(with: target) { $0.write($1) } }
    source.onNext(1)
    #expect(target?.entries == [1])
    target = nil
    #expect(held == nil)
    source.onNext(2)
    #expect(source.hasObservers)
  }

  @Test func `bind passes the sequence to a function and returns the result of the function`() {
    let count = Observable.just(1).bind(to: { (source: Observable<Int>) in source.map { $0 + 1 } })
    let journal = Journal(Int.self)
    _ = count.subscribe(onNext: journal.write)
    #expect(journal.entries == [2])
  }
}
