public import Reactive

extension KeyValueStore {
  /// Emits the value of a key, now and whenever it changes. A key that is not set, or whose value is taken away, has its default.
  public func values<Value>(
    for key: Key<Value>, start: LiveStart = .beforeSubscribeReturns
  ) -> Observable<Value> {
    let entry = entry(key.name)
    return store.values(start: start) { try $0.first(entry)?.decoded(for: key) ?? key.defaultValue }
  }
}
