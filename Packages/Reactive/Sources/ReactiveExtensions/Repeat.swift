public import Reactive

extension ObservableType {
  /// Returns an observable that subscribes to the source again when it completes, and completes after `count` runs.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Repeat)
  ///
  ///     source      --1--|
  ///     repeat(2)   --1----1--|
  ///
  /// If the source fails, the sequence fails with the same error. Disposing of the subscription disposes of the source.
  ///
  /// - Parameter count: The number of runs. If it is 0 or negative, the observable completes without subscribing to the
  ///   source. If it is `nil`, the source is repeated endlessly.
  public func `repeat`(_ count: Int? = nil) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let runs = Confined(0)
      return ConcatSink.run(sink) { termination in
        guard case .completed = termination, count.map({ runs.value < $0 }) ?? true else { return nil }
        runs.value &+= 1
        return source
      }
    }
  }
}
