import Reactive
import Testing

@Suite struct PublishSubjectTests {
  @Test func `sends to who is subscribed at that moment, in order of subscription`() {
    let subject = PublishSubject<Int>()
    let journal = Journal()
    subject.onNext(0)
    let first = subject.subscribe(onNext: { journal.write("a\($0)") })
    _ = subject.subscribe(onNext: { journal.write("b\($0)") })
    subject.onNext(1)
    first.dispose()
    subject.onNext(2)
    #expect(journal.entries == ["a1", "b1", "b2"])
  }

  @Test func `keeps the order of a hundred observers`() {
    let subject = PublishSubject<Int>()
    let journal = Journal(Int.self)
    for index in 0..<100 { _ = subject.subscribe(onNext: { _ in journal.write(index) }) }
    subject.onNext(0)
    #expect(journal.entries == Array(0..<100))
  }

  @Test func `a nested element is delivered at once, depth first`() {
    let subject = PublishSubject<Int>()
    let journal = Journal()
    _ = subject.subscribe(onNext: { element in
      journal.write("A\(element)")
      if element == 1 { subject.onNext(2) }
    })
    _ = subject.subscribe(onNext: { journal.write("B\($0)") })
    subject.onNext(1)
    #expect(journal.entries == ["A1", "A2", "B2", "B1"])
    subject.onCompleted()
  }

  @Test func `an observer added during a delivery does not get that element`() {
    let subject = PublishSubject<Int>()
    let journal = Journal(Int.self)
    _ = subject.take(1).subscribe(onNext: { _ in _ = subject.subscribe(onNext: journal.write) })
    subject.onNext(1)
    subject.onNext(2)
    #expect(journal.entries == [2])
  }

  @Test func `after the end it ignores everything and tells late subscribers`() {
    let subject = PublishSubject<Int>()
    let journal = Journal()
    _ = subject.subscribe { journal.write("\($0)") }
    subject.onError(Fault("end"))
    subject.onNext(1)
    subject.onCompleted()
    _ = subject.subscribe { journal.write("late \($0)") }
    #expect(journal.entries == ["error(end)", "late error(end)"])
  }

  @Test func `knows whether anybody listens`() {
    let subject = PublishSubject<Int>()
    #expect(!subject.hasObservers)
    let subscription = subject.subscribe(onNext: { _ in })
    #expect(subject.hasObservers)
    subscription.dispose()
    #expect(!subject.hasObservers)
  }

  @Test func `disposed of, it drops its observers silently and fails later ones`() {
    let subject = PublishSubject<Int>()
    let journal = Journal()
    _ = subject.subscribe { journal.write("\($0)") }
    subject.dispose()
    subject.onNext(1)
    #expect(journal.entries.isEmpty)
    #expect(subject.isDisposed)
    _ = subject.subscribe(onError: { error in
      if case RxError.disposed(let object) = error, object === subject { journal.write("disposed") }
    })
    #expect(journal.entries == ["disposed"])
  }

  @Test func `a late subscriber to a disposed subject gets the end that follows the disposal`() {
    let subject = PublishSubject<Int>()
    subject.onError(Fault("before"))
    subject.dispose()
    #expect(events(of: subject).map { $0.prefix(14) } == ["error(Object `"])
    subject.onCompleted()
    subject.onError(Fault("too late"))
    #expect(subject.isDisposed)
    #expect(events(of: subject) == ["completed"])
  }
}
