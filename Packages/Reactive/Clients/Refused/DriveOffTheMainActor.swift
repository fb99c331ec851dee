import Reactive

func bind(_ driver: Driver<Int>) -> any Disposable {
  // error: call to main actor-isolated instance method 'drive(onNext:onCompleted:onDisposed:file:line:)' in a synchronous nonisolated context
  driver.drive(onNext: { _ in })
}
