import Dispatch
import Reactive

/// Calls to functions by their names from RxSwift 5, which still compile. The deprecation warning for each call gives
/// the new name.
enum DeprecatedNames {
  static func use(_ source: Observable<Int>, _ scheduler: SerialDispatchQueueScheduler) -> [Disposable] {
    [
      source.catchError { _ in .just(0) }.subscribe(),
      source.catchErrorJustReturn(0).subscribe(),
      source.elementAt(0).subscribe(),
      source.observeOn(scheduler).subscribe(),
      source.subscribeOn(scheduler).subscribe(),
      source.retryWhen { (errors: Observable<Error>) in errors }.subscribe(),
      source.skipUntil(Observable.just(1)).subscribe(),
      source.skipWhile { $0 < 1 }.subscribe(),
      source.takeUntil(Observable<Int>.never()).subscribe(),
      source.takeUntil(.inclusive) { $0 > 1 }.subscribe(),
      source.takeWhile { $0 < 1 }.subscribe(),
      source.take(.seconds(1), scheduler: scheduler).subscribe(),
      source.asSingle().catchErrorJustReturn(0).subscribe(onSuccess: { _ in }, onError: { _ in }),
      source.asSingle().catchError { _ in .just(0) }.observeOn(scheduler).subscribeOn(scheduler).subscribe(),
      source.asMaybe().catchErrorJustReturn(0).subscribe(),
      source.asSingle().retryWhen { (errors: Observable<Error>) in errors }.subscribe(),
    ]
  }
}
