/// An observation that can be canceled.
struct LiveSubscription: Sendable {
  let cancel: @Sendable () -> Void
  /// A closure that reads the value again: on the calling thread or, in the background, on a thread of the store.
  let request: @Sendable (LiveStart) -> Void
}

extension Store {
  /// Observes the rows of a query. Equal queries share their reads.
  func observe<R>(
    _ query: Query<R>, _ start: LiveStart, handler: @escaping LiveSubscriber<[R]>.Handler
  ) -> LiveSubscription {
    let source = live.acquire(query) {
      LiveValue<[R]>(store: self, tables: [R.table.name], differs: Self.differ) { transaction, _ in
        try transaction.array(query)
      }
    }
    let subscriber = source.subscribe(start, handler: handler)
    return subscription(of: subscriber, to: source, releasing: query)
  }

  /// Observes the result of `read`, which is called again after each write to a table that it read.
  func observe<Value: Equatable & Sendable>(
    _ start: LiveStart, read: @escaping LiveValue<Value>.Read, handler: @escaping LiveSubscriber<Value>.Handler
  ) -> LiveSubscription {
    let key = UniqueKey()
    let source = live.acquire(key) {
      LiveValue<Value>(store: self, tables: nil, differs: { old, new, _ in old != new }, read: read)
    }
    let subscriber = source.subscribe(start, handler: handler)
    return subscription(of: subscriber, to: source, releasing: key)
  }

  private func subscription<Value>(
    of subscriber: LiveSubscriber<Value>, to source: LiveValue<Value>, releasing key: some Hashable & Sendable
  ) -> LiveSubscription {
    LiveSubscription(
      cancel: { [live] in
        guard subscriber.cancel() else { return }
        live.release(key)
      },
      request: source.request)
  }

  @Sendable private static func differ<R: Record>(_ old: [R], _ new: [R], _ touched: Set<RecordKey>) -> Bool {
    old != new || !touched.isEmpty && new.contains { touched.contains(R.table.key(of: $0)) }
  }
}

/// A key that equals only itself.
private final class UniqueKey: Hashable, Sendable {
  static func == (left: UniqueKey, right: UniqueKey) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
