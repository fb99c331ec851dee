import Reactive
import Testing

@Suite struct ReplaySubjectTests {
  private func replay(_ subject: ReplaySubject<Int>) -> [String] {
    let journal = Journal()
    subject.subscribe { journal.write("\($0)") }.dispose()
    return journal.entries
  }

  @Test(arguments: [(0, []), (1, ["next(3)"]), (2, ["next(2)", "next(3)"]), (9, ["next(1)", "next(2)", "next(3)"])])
  func `ReplaySubject replays as many of its latest elements as its buffer size allows`(size: Int, expected: [String]) {
    let subject = ReplaySubject<Int>.create(bufferSize: size)
    for element in 1...3 { subject.onNext(element) }
    #expect(replay(subject) == expected)
  }

  @Test func `ReplaySubject.createUnbounded replays all elements`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for element in 1...500 { subject.onNext(element) }
    #expect(replay(subject).count == 500)
  }

  @Test func `ReplaySubject replays its elements and the terminal event after it has terminated`() {
    let completed = ReplaySubject<Int>.create(bufferSize: 1)
    completed.onNext(1)
    completed.onCompleted()
    completed.onNext(2)
    #expect(replay(completed) == ["next(1)", "completed"])
    let failed = ReplaySubject<Int>.create(bufferSize: 1)
    failed.onNext(1)
    failed.onError(Fault("end"))
    #expect(replay(failed) == ["next(1)", "error(end)"])
  }

  @Test func `An element that is sent during a replay of a ReplaySubject is delivered once, after the replay`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    subject.onNext(1)
    subject.onNext(2)
    let journal = Journal(Int.self)
    _ = subject.subscribe(onNext: { element in
      journal.write(element)
      if element == 1 { subject.onNext(3) }
    })
    #expect(journal.entries == [1, 2, 3])
    subject.onCompleted()
  }

  @Test func `A disposed ReplaySubject sends an error to new observers`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    subject.onNext(1)
    subject.dispose()
    #expect(!subject.hasObservers)
    let events = Journal(Bool.self)
    _ = subject.subscribe { event in
      if case RxError.disposed? = event.error { events.write(true) } else { events.write(false) }
    }
    #expect(events.entries == [true])
  }

  @Test func `A disposed ReplaySubject sends an error to new observers, even if it had terminated before`() {
    for end: @Sendable (ReplaySubject<Int>) -> Void in [{ $0.onCompleted() }, { $0.onError(Fault("end")) }] {
      let subject = ReplaySubject<Int>.create(bufferSize: 2)
      subject.onNext(1)
      end(subject)
      subject.dispose()
      end(subject)
      #expect(replay(subject).map { $0.prefix(14) } == ["error(Object `"])
    }
  }
}
