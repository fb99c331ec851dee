import Reactive

actor Worker {
  func bind(_ signal: Signal<Int>) -> any Disposable {
    // error: call to main actor-isolated instance method 'emit(onNext:onCompleted:onDisposed:file:line:)' in a synchronous actor-isolated context
    signal.emit(onNext: { _ in })
  }
}
