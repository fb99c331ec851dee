import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct AsyncSubjectTests {
  @Test func `AsyncSubject sends the last element on completion, to current and late subscribers`() {
    let subject = AsyncSubject<Int>()
    let journal = Journal()
    _ = subject.subscribe { journal.write("\($0)") }
    #expect(subject.hasObservers)
    for element in 1...3 { subject.onNext(element) }
    #expect(journal.entries == [])
    subject.onCompleted()
    subject.onNext(4)
    #expect(!subject.hasObservers)
    #expect(journal.entries == ["next(3)", "completed"])
    #expect(events(of: subject) == ["next(3)", "completed"])
  }

  @Test func `AsyncSubject completes without emitting if it received no element`() {
    let subject = AsyncSubject<Int>()
    subject.onCompleted()
    #expect(events(of: subject) == ["completed"])
  }

  @Test func `AsyncSubject forwards an error and no element`() {
    let subject = AsyncSubject<Int>()
    subject.onNext(1)
    subject.onError(Fault("end"))
    subject.onCompleted()
    #expect(events(of: subject) == ["error(end)"])
  }

  @Test
  func `AsyncSubject sends no completion to an observer that disposes of its subscription in onNext`() {
    let subject = AsyncSubject<Int>()
    let journal = Journal()
    let subscription = SerialDisposable()
    subscription.disposable = subject.subscribe { event in
      journal.write("\(event)")
      subscription.dispose()
    }
    subject.onNext(1)
    subject.onCompleted()
    #expect(journal.entries == ["next(1)"])
  }

  @Test func `AsyncSubject.asObserver returns an observer that sends to the subject`() {
    let subject = AsyncSubject<Int>()
    Observable.of(1, 2).subscribe(subject.asObserver()).dispose()
    #expect(events(of: subject) == ["next(2)", "completed"])
  }
}
