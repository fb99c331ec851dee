import Reactive
import ReactiveTest
import Testing

@Suite struct SampleTests {
  private func run(
    _ events: [Recorded<Event<Int>>], at sampler: [Recorded<Event<Int>>], default defaultValue: Int? = nil
  ) -> (events: [Recorded<Event<Int>>], source: [Subscription], sampler: [Subscription]) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(events)
    let trigger = scheduler.createHotObservable(sampler)
    let observer = scheduler.start { source.sample(trigger, defaultValue: defaultValue) }
    return (observer.events, source.subscriptions, trigger.subscriptions)
  }

  @Test func `sample emits the latest element when the sampler emits, if that element is new`() {
    let result = run(
      [.next(210, 1), .next(220, 2), .next(240, 3)], at: [.next(225, 0), .next(230, 0), .next(250, 0)])
    #expect(result.events == [.next(225, 2), .next(250, 3)])
  }

  @Test func `sample emits its default value if there is no new element`() {
    let result = run([.next(220, 2)], at: [.next(210, 0), .next(225, 0), .next(230, 0)], default: 9)
    #expect(result.events == [.next(210, 9), .next(225, 2), .next(230, 9)])
  }

  @Test func `sample completes on the next event of the sampler after the source completes`() {
    let result = run([.next(210, 1), .completed(220)], at: [.next(230, 0), .next(240, 0)])
    #expect(result.events == [.next(230, 1), .completed(230)])
    #expect(result.source == [Subscription(200, 220)])
    #expect(result.sampler == [Subscription(200, 230)])
  }

  @Test func `sample emits the latest element when the sampler completes, but does not complete`() {
    let result = run([.next(210, 1), .next(230, 2), .completed(240)], at: [.completed(220)])
    #expect(result.events == [.next(220, 1)])
    #expect(result.sampler == [Subscription(200, 220)])
  }

  @Test func `sample forwards an error of the source or the sampler`() {
    let ofSource = run([.next(210, 1), .error(220, Fault("source"))], at: [.next(230, 0)])
    #expect(ofSource.events == [.error(220, Fault("source"))])
    #expect(ofSource.sampler == [Subscription(200, 220)])
    let ofSampler = run([.next(210, 1)], at: [.error(220, Fault("sampler"))])
    #expect(ofSampler.events == [.error(220, Fault("sampler"))])
    #expect(ofSampler.source == [Subscription(200, 220)])
  }

  @Test func `sample stays subscribed to the source and the sampler until its subscription is disposed of`() {
    let result = run([.next(210, 1)], at: [])
    #expect(result.source == [Subscription(200, 1000)])
    #expect(result.sampler == [Subscription(200, 1000)])
  }
}
