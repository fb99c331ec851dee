import Reactive

@MainActor final class Model {
  var factor = 2

  func scaled(_ source: Observable<Int>) -> Observable<Int> {
    source.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
      // error: main actor-isolated property 'factor' can not be referenced from a Sendable closure
      .map { [unowned self] in self.factor * $0 }
  }
}
