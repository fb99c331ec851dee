import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct PausableBufferedTests {
  private func run(
    _ events: [Recorded<Event<Int>>], _ pauser: [Recorded<Event<Bool>>], limit: Int? = 1, flushOnCompleted: Bool = true,
    flushOnError: Bool = true
  ) -> [Recorded<Event<Int>>] {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(events)
    let pauser = scheduler.createHotObservable(pauser)
    return scheduler.start {
      source.pausableBuffered(
        pauser, limit: limit, flushOnCompleted: flushOnCompleted, flushOnError: flushOnError)
    }.events
  }

  private let elements: [Recorded<Event<Int>>] = [.next(210, 1), .next(220, 2), .next(230, 3)]

  @Test func `pausableBuffered emits the buffered elements when the pauser emits true`() {
    #expect(
      run(elements + [.next(250, 4)], [.next(240, true)], limit: nil) == [
        .next(240, 1), .next(240, 2), .next(240, 3), .next(250, 4),
      ])
  }

  @Test func `pausableBuffered drops the oldest elements beyond its limit`() {
    #expect(run(elements, [.next(240, true)], limit: 2) == [.next(240, 2), .next(240, 3)])
    #expect(run(elements, [.next(240, true)]) == [.next(240, 3)])
  }

  @Test func `pausableBuffered buffers elements again after the pauser emits false`() {
    #expect(
      run(elements, [.next(205, true), .next(215, false), .next(225, true)], limit: nil) == [
        .next(210, 1), .next(225, 2), .next(230, 3),
      ])
  }

  @Test(arguments: [true, false])
  func `pausableBuffered emits or drops its buffer on completion, depending on flushOnCompleted`(flush: Bool) {
    let events = run(elements + [.completed(240)], [], flushOnCompleted: flush)
    #expect(events == (flush ? [.next(240, 3), .completed(240)] : [.completed(240)]))
  }

  @Test(arguments: [true, false])
  func `pausableBuffered emits or drops its buffer on an error, depending on flushOnError`(flush: Bool) {
    let events = run(elements + [.error(240, Fault("source"))], [], flushOnError: flush)
    #expect(events == (flush ? [.next(240, 3), .error(240, Fault("source"))] : [.error(240, Fault("source"))]))
  }

  @Test func `pausableBuffered forwards an error of the pauser and drops its buffer`() {
    #expect(run(elements, [.error(240, Fault("pauser"))]) == [.error(240, Fault("pauser"))])
  }

  @Test func `pausableBuffered emits elements that arrive during a flush after the buffered ones`() {
    let (source, pauser) = (PublishSubject<Int>(), PublishSubject<Bool>())
    let (seen, sentAgain) = (Journal(Int.self), Journal(Int.self))
    let subscription = source.pausableBuffered(pauser, limit: nil).subscribe(onNext: { element in
      if element < 3, !sentAgain.entries.contains(element) {
        sentAgain.write(element)
        source.onNext(element)
      }
      seen.write(element)
    })
    for element in 1...3 { source.onNext(element) }
    pauser.onNext(true)
    source.onNext(4)
    #expect(seen.entries == [1, 2, 3, 1, 2, 4])
    subscription.dispose()
  }

  @Test(arguments: [true, false])
  func `pausableBuffered emits its buffer even if the source ends during the flush`(completes: Bool) {
    let (source, pauser) = (PublishSubject<Int>(), PublishSubject<Bool>())
    let seen = Journal(Event<Int>.self)
    let subscription = source.pausableBuffered(pauser, limit: nil).subscribe { event in
      seen.write(event)
      if event.element == 1 { source.on(completes ? .completed : .error(Fault("source"))) }
    }
    for element in 1...3 { source.onNext(element) }
    pauser.onNext(true)
    #expect(seen.entries == [.next(1), .next(2), .next(3), completes ? .completed : .error(Fault("source"))])
    subscription.dispose()
  }
}
