import Reactive

/// A chain of twelve stages with arithmetic, which the compiler must check in reasonable time.
func twelveStages(_ numbers: Observable<Int>) -> Observable<Int> {
  numbers
    .map { $0 * 2 + 1 }
    .filter { $0 % 3 != 0 }
    .compactMap { $0 > 100 ? nil : $0 - 1 }
    .scan(0) { $0 + $1 * 2 }
    .map { ($0 + 1) * 2 }
    .flatMap { Observable.of($0, $0 + 1) }
    .distinctUntilChanged()
    .map { $0 % 7 + 2 * $0 }
    .flatMapLatest { Observable.just($0 + 1) }
    .take(while: { $0 < 1000 })
    .scan(1) { $0 + $1 }
    .filter { $0 & 1 == 0 }
}
