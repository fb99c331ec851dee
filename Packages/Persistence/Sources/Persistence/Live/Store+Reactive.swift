import Locking
public import Reactive

/// Live queries. Each of these observables:
/// - emits one value at the start, by default before `subscribe` returns, or after the first element of an observable
///   that was passed to the method;
/// - emits after each committed write that changes the result, but not after one that leaves it equal (except in
///   `values`, a row that was written with ``UpdatePolicy/all`` counts as changed);
/// - can skip a state that a later write replaces, but never the last one;
/// - never completes, and fails only if the rows cannot be read, with a ``StoreError`` or the error of the closure of a
///   ``Table``, or with the error of a closure or an observable that was passed to the method. Subscribe again to
///   retry.
///
/// Values are delivered one at a time, on the threads that ``LiveStart`` and ``StoreOptions/notification`` determine.
/// Equal queries share their reads. A subscription keeps the store open.
extension Store {
  /// Returns an observable that emits the query's rows and, except for the first element, the changes since the
  /// previous rows. Both come from the same transaction.
  ///
  /// - Parameters:
  ///   - query: The query to observe.
  ///   - start: The time at which the first rows are emitted.
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

  /// Returns an observable that emits the rows of the latest query and, except for the first element, the changes since
  /// the previous rows, even if those came from another query. Use it for a window that moves over a long list.
  ///
  /// Only the latest query is observed. An error of `queries` terminates the sequence. If `queries` completes, the
  /// latest query continues.
  ///
  /// - Parameters:
  ///   - queries: An observable of the queries to observe.
  ///   - start: The time at which the first rows of each query are emitted.
  public func changeset<R>(
    following queries: Observable<Query<R>>, start: LiveStart = .beforeSubscribeReturns
  ) -> Observable<(collection: Snapshot<R>, changes: Changeset?)> {
    let states = queries.flatMapLatest { self.changeset($0, start: start) }
    return states.scan((Snapshot<R>?.none, Snapshot<R>?.none, Changeset?.none)) { last, state in
      guard let old = last.1 else { return (nil, state.collection, nil) }
      // A query reports its own changes. Only a switch to another query requires a comparison.
      return (old, state.collection, state.changes ?? Changeset(from: old.array, to: state.collection.array))
    }
    .compactMap { _, collection, changes in
      collection.map { ($0, changes) }
    }
  }

  /// Returns an observable that emits the query's rows as a collection, without copying them.
  ///
  /// - Parameters:
  ///   - query: The query to observe.
  ///   - start: The time at which the first rows are emitted.
  public func collection<R>(
    _ query: Query<R>, start: LiveStart = .beforeSubscribeReturns
  ) -> Observable<Snapshot<R>> {
    array(query, start: start).map { Snapshot($0) }
  }

  /// Returns an observable that emits the query's rows as an array.
  ///
  /// - Parameters:
  ///   - query: The query to observe.
  ///   - start: The time at which the first rows are emitted.
  public func array<R>(_ query: Query<R>, start: LiveStart = .beforeSubscribeReturns) -> Observable<[R]> {
    .create { observer in
      let subscription = self.observe(query, start) { Self.forward($0, to: observer) { $0 } }
      return Disposables.create(with: subscription.cancel)
    }
  }

  /// Returns an observable that emits the first row of the query, at the start and whenever it changes.
  ///
  /// If there is no such row, the observable emits the failure ``StoreError/notFound(table:)`` and does not terminate.
  ///
  /// - Parameters:
  ///   - query: The query to observe. For a query that ends with ``Query/before(_:)``, the observable emits the row
  ///     closest to the position instead of the first one.
  ///   - start: The time at which the first row is emitted.
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

  /// Returns an observable that emits the row with the primary key of `record`, at the start and whenever it changes.
  ///
  /// If the row does not exist, the observable emits the failure ``StoreError/notFound(table:)`` and does not
  /// terminate.
  ///
  /// - Parameters:
  ///   - record: A record with the primary key of the row. Its other properties are ignored.
  ///   - start: The time at which the row is first emitted.
  public func object<R: Record>(
    _ record: R, start: LiveStart = .beforeSubscribeReturns
  ) -> Observable<Result<R, StoreError>> {
    object(Query(sameKeyAs: record), start: start)
  }

  /// Returns an observable that emits the result of `read`, and calls `read` again after each write to a table that it
  /// read. Consecutive equal results are emitted once.
  ///
  ///     store.values { try $0.count(Tweet.filter(\.isRead == false)) }
  ///
  /// Unlike equal queries, subscriptions do not share their reads. To share them, share the observable.
  ///
  /// - Parameters:
  ///   - start: The time at which the first result is emitted.
  ///   - read: A closure that reads from the store. An error that it throws terminates the sequence.
  public func values<Value: Equatable & Sendable>(
    start: LiveStart = .beforeSubscribeReturns, _ read: @escaping @Sendable (borrowing ReadTransaction) throws -> Value
  ) -> Observable<Value> {
    .create { observer in
      let subscription = self.observe(start, read: { transaction, _ in try read(transaction) }) {
        Self.forward($0, to: observer) { $0 }
      }
      return Disposables.create(with: subscription.cancel)
    }
  }

  /// Returns an observable that emits the result of `read` for the latest element of `inputs`, and calls `read` again
  /// for each element and after each write to a table that it read. Consecutive equal results are emitted once.
  ///
  /// Use it for a result that grows: as long as nothing was written, `read` can extend the last result instead of
  /// reading all of it again.
  ///
  ///     store.values(following: limits) { transaction, limit, last in
  ///       let known = last?.unchanged ?? []
  ///       let following = known.last.map { Tweet.all.after($0) } ?? Tweet.all
  ///       return try known + transaction.array(following.limit(max(0, limit - known.count)))
  ///     }
  ///
  /// Nothing is emitted before the first element of `inputs`, and a completion of `inputs` has no effect. For
  /// the first element, `read` is called on the thread that emits the element, or later if that thread is within a
  /// transaction. For further elements, it is called as after a write, by default on a thread of the store. If several
  /// elements arrive before that call, it receives only the latest. A write during the read causes another read.
  ///
  /// - Parameters:
  ///   - inputs: The observable whose elements are passed to `read`. Its error terminates the sequence.
  ///   - read: A closure that reads from the store. It receives the latest element of `inputs`, and the last result, or
  ///     `nil` if there is none. An error that it throws terminates the sequence.
  public func values<Input: Sendable, Value: Equatable & Sendable>(
    following inputs: Observable<Input>,
    _ read: @escaping @Sendable (borrowing ReadTransaction, Input, _ last: LastValue<Value>?) throws -> Value
  ) -> Observable<Value> {
    Observable<Value?>.create { observer in
      let latest = Locked<Input?>(nil)
      let subscription = self.observe(.beforeSubscribeReturns) { (transaction, last: LastValue<Value?>?) in
        guard let input = latest.withLock({ $0 }) else { return nil }
        return try read(transaction, input, last?.map(\.self))
      } handler: {
        Self.forward($0, to: observer) { $0 }
      }
      let following = inputs.subscribe(
        onNext: { input in
          let last = latest.withLock { latest in
            defer { latest = input }
            return latest
          }
          subscription.request(last == nil ? .beforeSubscribeReturns : .inBackground)
        }, onError: observer.onError)
      return Disposables.create(following, Disposables.create(with: subscription.cancel))
    }
    .compactMap { $0 }
  }

  private static func forward<Value, Element: Sendable>(
    _ delivery: LiveSubscriber<Value>.Delivery, to observer: AnyObserver<Element>, as transform: (Value) -> Element
  ) {
    switch delivery {
    case .initial(let version), .change(_, let version, _): observer.onNext(transform(version.value))
    case .failure(let error): observer.onError(error)
    }
  }
}
