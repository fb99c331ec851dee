import Reactive

@MainActor final class Screen {
  var suggestions: [String] = []

  func search(_ queries: Observable<String>) -> Observable<[String]> {
    queries.flatMapLatest { [unowned self] query in
      // error: main actor-isolated property 'suggestions' can not be referenced from a Sendable closure
      Observable.just(self.suggestions.filter { $0.hasPrefix(query) })
    }
  }
}
