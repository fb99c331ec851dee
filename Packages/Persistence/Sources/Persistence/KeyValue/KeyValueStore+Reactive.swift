public import Reactive

extension KeyValueStore {
  /// Returns an observable that emits the value of a key, at the start and whenever it changes. Emits the default value
  /// if no value is set.
  ///
  /// - Parameters:
  ///   - key: The key to observe.
  ///   - start: The time at which the first value is emitted.
  public func values<Value>(
    for key: Key<Value>, start: LiveStart = .beforeSubscribeReturns
  ) -> Observable<Value> {
    let entry = entry(key.name)
    return store.values(start: start) { try $0.first(entry)?.decoded(for: key) ?? key.defaultValue }
  }
}
