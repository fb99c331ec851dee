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

/// An activity indicator, which is not a `Driver` but can be converted to one.
final class Activity: SharedSequenceConvertibleType {
  typealias Element = Bool
  typealias SharingStrategy = DriverSharingStrategy

  private let relay = BehaviorRelay(value: false)

  func asSharedSequence() -> Driver<Bool> { relay.asDriver() }
}

extension ListScreen {
  func show(_ activity: Activity, in relay: BehaviorRelay<Bool?>) -> [Disposable] {
    [
      activity.drive(onNext: { self.isLoading = $0 }), activity.drive(), activity.drive(relay),
      activity.drive(with: self, onNext: { $0.isLoading = $1 }), activity.drive(to: \.isLoading, on: self),
    ]
  }

  func watched(_ activity: Activity) -> Driver<Bool> {
    activity.asSharedSequence().do(onNext: { self.isLoading = $0 }, onDispose: { self.isLoading = false })
  }
}
