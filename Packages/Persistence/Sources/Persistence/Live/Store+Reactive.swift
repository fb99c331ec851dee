public import Reactive

/// Live queries. Each of these observables
/// - begins with one value, by default before `subscribe` returns;
/// - then emits after each committed write that changes the result, and not after one that leaves it equal;
/// - skips states that a busy subscriber had no time for, but never the last one;
/// - ends only with an error, a ``StoreError``, when the rows cannot be read. Subscribing again starts afresh.
///
/// Values come on a thread of the store's own (see ``StoreOptions/notification``), one at a time. Observables of equal queries are read once
/// for all of their subscribers. A subscription keeps the store open.
extension Store {
  /// Emits the query's rows, and with each but the first what changed since the rows before, both from one transaction.
  public func changeset<R>(
    _ query: Query<R>, start: LiveStart = .beforeSubscribeReturns
  ) -> Observable<(collection: Snapshot<R>, changes: Changeset?)> {
    .create { observer in
      let subscription = self.observe(query, start) { delivery in
        switch delivery {
        case .initial(let version):
          observer.onNext((Snapshot(version.value), nil))
        case .change(let old, let new, let touched):
          observer.onNext((Snapshot(new.value), new.changeset(from: old, touched: touched)))
        case .failure(let error):
          observer.onError(error)
        }
      }
      return Disposables.create(with: subscription.cancel)
    }
  }

  /// Emits the rows of one query after the other, and with each but the very first what changed since the rows before, whichever query
  /// they came from. For a window that moves over a long list.
  ///
  /// Only the newest query is live. It ends when `queries` has ended with an error.
  public func changeset<R>(
    following queries: Observable<Query<R>>, start: LiveStart = .beforeSubscribeReturns
  ) -> Observable<(collection: Snapshot<R>, changes: Changeset?)> {
    let states = queries.flatMapLatest { self.changeset($0, start: start) }
    return states.scan((Snapshot<R>?.none, Snapshot<R>?.none, Changeset?.none)) { last, state in
      guard let old = last.1 else { return (nil, state.collection, nil) }
      // A query's own change set stands; only from one query to the next there is none.
      return (old, state.collection, state.changes ?? Changeset(from: old.array, to: state.collection.array))
    }
    .compactMap { _, collection, changes in
      collection.map { ($0, changes) }
    }
  }

  /// Emits the query's rows as a collection that is never copied.
  public func collection<R>(
    _ query: Query<R>, start: LiveStart = .beforeSubscribeReturns
  ) -> Observable<Snapshot<R>> {
    array(query, start: start).map { Snapshot($0) }
  }

  /// Emits the query's rows as an array.
  public func array<R>(_ query: Query<R>, start: LiveStart = .beforeSubscribeReturns) -> Observable<[R]> {
    .create { observer in
      let subscription = self.observe(query, start) { Self.forward($0, to: observer) { $0 } }
      return Disposables.create(with: subscription.cancel)
    }
  }

  /// Emits the first row that the query selects, whenever it changes.
  ///
  /// While there is none, because it was deleted or is not yet there, the value is the failure ``StoreError/notFound(table:)``; the observable
  /// goes on, and a row that comes back is emitted again.
  public func object<R>(
    _ query: Query<R>, start: LiveStart = .beforeSubscribeReturns
  ) -> Observable<Result<R, StoreError>> {
    let only = query.limit(min(1, query.limit ?? 1))
    return .create { observer in
      let subscription = self.observe(only, start) { delivery in
        Self.forward(delivery, to: observer) { rows in
          rows.first.map { .success($0) } ?? .failure(.notFound(table: R.table.name))
        }
      }
      return Disposables.create(with: subscription.cancel)
    }
  }

  /// Emits the row with the primary key of `record`, whenever it changes, see above.
  public func object<R: Record>(
    _ record: R, start: LiveStart = .beforeSubscribeReturns
  ) -> Observable<Result<R, StoreError>> {
    object(Query(sameKeyAs: record), start: start)
  }

  /// Emits what `read` answers, again after each write to a table that it has read, if the answer differs.
  ///
  ///     store.values { try $0.count(Tweet.filter(\.isRead == false)) }
  ///
  /// Unlike a query's, its reading is not shared: share the observable.
  public func values<Value: Equatable & Sendable>(
    start: LiveStart = .beforeSubscribeReturns, _ read: @escaping @Sendable (borrowing ReadTransaction) throws -> Value
  ) -> Observable<Value> {
    .create { observer in
      let subscription = self.observe(start, read: read) { Self.forward($0, to: observer) { $0 } }
      return Disposables.create(with: subscription.cancel)
    }
  }

  private static func forward<Value, Element: Sendable>(
    _ delivery: Mailbox<Value>.Delivery, to observer: AnyObserver<Element>, as transform: (Value) -> Element
  ) {
    switch delivery {
    case .initial(let version), .change(_, let version, _): observer.onNext(transform(version.value))
    case .failure(let error): observer.onError(error)
    }
  }
}
