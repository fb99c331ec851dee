import Reactive

@MainActor final class Screen {
  var title = ""

  func load(_ source: Observable<String>) -> Observable<String> {
    // error: main actor-isolated property 'title' cannot be accessed from outside of the actor
    source.flatMap(policy: .latest) { self.title + $0 }
  }
}
