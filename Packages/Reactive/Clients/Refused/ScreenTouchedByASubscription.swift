import Reactive

@MainActor final class Screen {
  var title = ""

  func bind(_ source: Observable<String>) -> any Disposable {
    // error: main actor-isolated property 'title' can not be mutated from a Sendable closure
    source.subscribe(onNext: { self.title = $0 })
  }
}
