import Dispatch
import Harness
import OpenCombine
import OpenCombineDispatch
import Reactive
import ReactiveTest

extension Benchmark {
  static let observeOn = observing("observe(on:) a serial queue", Array(0..<events))

  static func observing<Element: Sendable>(_ name: String, _ elements: [Element]) -> Benchmark {
    Benchmark(
      name, operations: elements.count,
      [
        Contender("Reactive") {
          let done = DispatchSemaphore(value: 0)
          let subscription = Observable.from(elements)
            .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
            .subscribe(onNext: { consume($0) }, onCompleted: { done.signal() })
          wait(done)
          subscription.dispose()
        },
        Contender("closures") {
          let done = DispatchSemaphore(value: 0)
          let queue = DispatchQueue(label: "by hand", qos: .userInitiated)
          for element in elements { queue.async { consume(element) } }
          queue.async { done.signal() }
          wait(done)
        },
        Contender("OpenCombine") {
          let done = DispatchSemaphore(value: 0)
          let subscription = elements.publisher
            .receive(on: DispatchQueue(label: "peer", qos: .userInitiated).ocombine)
            .sink(receiveCompletion: { _ in done.signal() }, receiveValue: { consume($0) })
          wait(done)
          subscription.cancel()
        },
      ])
  }

  static let throttle = Benchmark(
    "throttle in virtual time", operations: 10_000,
    [
      Contender("Reactive") {
        let scheduler = TestScheduler(initialClock: 0)
        let subject = PublishSubject<Int>()
        let subscription = subject.throttle(.seconds(5), scheduler: scheduler).subscribe(onNext: { consume($0) })
        for event in 0..<10_000 {
          scheduler.advanceTo(event)
          subject.onNext(event)
        }
        subscription.dispose()
      },
      Contender("closures", prepare: { consumer() }) { next in
        let clock = Clock()
        var lastSent = -5
        var pending: Int?
        let send = { (element: Int) in
          pending = nil
          next(element)
          lastSent = clock.now
        }
        let receive = { (element: Int) in
          if clock.now - lastSent >= 5 {
            send(element)
          } else {
            if pending == nil { clock.schedule(at: lastSent + 5) { if let element = pending { send(element) } } }
            pending = element
          }
        }
        for event in 0..<10_000 {
          clock.advance(to: event)
          receive(event)
        }
      },
    ])
}

/// Blocks the benchmark's thread, which has no other work, until `done` is signaled.
private func wait(_ done: DispatchSemaphore) { done.wait() }
