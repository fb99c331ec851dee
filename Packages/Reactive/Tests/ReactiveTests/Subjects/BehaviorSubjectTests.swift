import Reactive
import Testing

@Suite struct BehaviorSubjectTests {
  @Test func `BehaviorSubject sends its value to each new subscriber first`() throws {
    let subject = BehaviorSubject(value: 0)
    let journal = Journal()
    _ = subject.subscribe(onNext: { journal.write("a\($0)") })
    subject.onNext(1)
    _ = subject.subscribe(onNext: { journal.write("b\($0)") })
    subject.onNext(2)
    #expect(journal.entries == ["a0", "a1", "b1", "a2", "b2"])
    #expect(try subject.value() == 2)
  }

  @Test func `BehaviorSubject delivers an element that is sent during the replay after the replayed one`() {
    let subject = BehaviorSubject(value: 0)
    let journal = Journal(Int.self)
    _ = subject.subscribe(onNext: { element in
      journal.write(element)
      if element == 0 { subject.onNext(1) }
    })
    #expect(journal.entries == [0, 1])
    subject.onCompleted()
  }

  @Test func `BehaviorSubject keeps its value after the completion, but does not replay it`() throws {
    let subject = BehaviorSubject(value: 0)
    subject.onNext(1)
    subject.onCompleted()
    subject.onNext(2)
    #expect(try subject.value() == 1)
    let journal = Journal()
    _ = subject.subscribe { journal.write("\($0)") }
    #expect(journal.entries == ["completed"])
  }

  @Test func `value() of a BehaviorSubject throws the error with which it ended`() {
    let subject = BehaviorSubject(value: 0)
    subject.onError(Fault("end"))
    #expect(throws: Fault("end")) { try subject.value() }
  }

  @Test func `value() of a disposed BehaviorSubject throws`() {
    let subject = BehaviorSubject(value: 0)
    subject.dispose()
    #expect(subject.isDisposed)
    #expect(throws: RxError.self) { try subject.value() }
  }

  @Test func `BehaviorSubject reports whether it has observers`() {
    let subject = BehaviorSubject(value: 0)
    let subscription = subject.subscribe(onNext: { _ in })
    #expect(subject.hasObservers)
    subscription.dispose()
    #expect(!subject.hasObservers)
  }

  @Test func `A disposed BehaviorSubject sends an error to new observers, even if it had terminated before`() {
    for end: @Sendable (BehaviorSubject<Int>) -> Void in [{ $0.onCompleted() }, { $0.onError(Fault("end")) }] {
      let subject = BehaviorSubject(value: 0)
      end(subject)
      subject.dispose()
      end(subject)
      #expect(subject.isDisposed)
      #expect(throws: RxError.self) { try subject.value() }
      #expect(events(of: subject).map { $0.prefix(14) } == ["error(Object `"])
    }
  }
}
