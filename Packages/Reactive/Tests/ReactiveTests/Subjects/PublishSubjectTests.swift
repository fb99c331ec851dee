import Reactive
import Testing

@Suite struct PublishSubjectTests {
  @Test func `PublishSubject sends each event to its current subscribers in the order of their subscriptions`() {
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

  @Test func `PublishSubject notifies a hundred observers in the order of their subscriptions`() {
    let subject = PublishSubject<Int>()
    let journal = Journal(Int.self)
    for index in 0..<100 { _ = subject.subscribe(onNext: { _ in journal.write(index) }) }
    subject.onNext(0)
    #expect(journal.entries == Array(0..<100))
  }

  @Test func `PublishSubject delivers a nested element to all observers before it continues with the outer one`() {
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

  @Test func `PublishSubject does not send an element to an observer that subscribes during its delivery`() {
    let subject = PublishSubject<Int>()
    let journal = Journal(Int.self)
    _ = subject.take(1).subscribe(onNext: { _ in _ = subject.subscribe(onNext: journal.write) })
    subject.onNext(1)
    subject.onNext(2)
    #expect(journal.entries == [2])
  }

  @Test
  func `PublishSubject ignores events after a terminal event, and sends the terminal event to late subscribers`() {
    let subject = PublishSubject<Int>()
    let journal = Journal()
    _ = subject.subscribe { journal.write("\($0)") }
    subject.onError(Fault("end"))
    subject.onNext(1)
    subject.onCompleted()
    _ = subject.subscribe { journal.write("late \($0)") }
    #expect(journal.entries == ["error(end)", "late error(end)"])
  }

  @Test func `PublishSubject reports whether it has observers`() {
    let subject = PublishSubject<Int>()
    #expect(!subject.hasObservers)
    let subscription = subject.subscribe(onNext: { _ in })
    #expect(subject.hasObservers)
    subscription.dispose()
    #expect(!subject.hasObservers)
  }

  @Test func `A disposed PublishSubject removes its observers, and sends an error to new observers`() {
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

  @Test func `A disposed PublishSubject sends late subscribers a terminal event that it receives after its disposal`() {
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
