import Reactive

@MainActor final class Screen {
  var prefix = ""

  func lines(_ source: Observable<String>) -> Observable<String> {
    // error: main actor-isolated property 'prefix' can not be referenced from a Sendable closure
    source.map { [unowned self] in self.prefix + $0 }
  }
}
