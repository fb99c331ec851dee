import Reactive

/// A screen that captures itself in closures of operators, as in code for RxSwift. Swift 6 mode rejects each of them.
@MainActor class ListScreen {
  var prefix = "> "
  var suggestions = ["Rx", "Reactive", "Swift"]
  var isLoading = false

  func lines(_ source: Observable<String>) -> Observable<String> {
    source.map { [unowned self] in self.prefix + $0 }
  }

  func search(_ queries: Observable<String>) -> Observable<[String]> {
    queries.flatMapLatest { [unowned self] query in
      Observable.just(self.suggestions.filter { $0.hasPrefix(query) })
    }
  }

  func load() -> Observable<Int> {
    Observable.create { observer in
      self.isLoading = true
      observer.onCompleted()
      return Disposables.create()
    }
  }

  func repositories(_ names: Observable<String>) -> Observable<Repository> {
    names.map { [unowned self] in Repository(name: self.prefix + $0) }
  }
}
