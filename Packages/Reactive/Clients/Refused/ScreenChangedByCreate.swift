import Reactive

@MainActor final class Screen {
  var isLoading = false

  func load() -> Observable<Int> {
    Observable.create { observer in
      // error: main actor-isolated property 'isLoading' can not be mutated from a Sendable closure
      self.isLoading = true
      observer.onCompleted()
      return Disposables.create()
    }
  }
}
