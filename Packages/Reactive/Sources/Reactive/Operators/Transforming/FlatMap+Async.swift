/// A policy of `flatMap(policy:)` for elements that arrive while asynchronous work for earlier ones is running.
public enum FlatMapPolicy: Sendable {
  /// The policy that cancels the earlier work and starts the work for the new element, as `flatMapLatest` does.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FlatMapLatest)
  case latest
  /// The policy that ignores elements that arrive while earlier work is running, as `flatMapFirst` does.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FlatMapFirst)
  case first
  /// The policy that starts the new work after all earlier work has ended, as `concatMap` does. The results keep the
  /// order of the elements.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-ConcatMap)
  case concat
  /// The policy that runs the work for at most `maxConcurrent` elements at a time. Further elements wait in order.
  /// Results are emitted as they arrive.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MergeMaxConcurrent)
  ///
  /// - Precondition: `maxConcurrent` is positive.
  case merge(maxConcurrent: Int)

  /// The policy that ignores elements that arrive while earlier work is running: another name for ``first``.
  public static var drop: FlatMapPolicy { .first }

  /// Returns an observable that emits the elements of the sequences that `work` returns for the elements of `source`,
  /// according to the policy.
  func flatMap<Element: Sendable, Inner: ObservableConvertibleType>(
    _ source: Observable<Element>, _ work: @escaping @Sendable (Element) -> Inner
  ) -> Observable<Inner.Element> {
    switch self {
    case .latest: source.flatMapLatest(work)
    case .first: source.flatMapFirst(work)
    case .concat: source.concatMap(work)
    case .merge(let maxConcurrent): source.map(work).merge(maxConcurrent: maxConcurrent)
    }
  }
}

extension ObservableType {
  /// Returns an observable that emits the results of asynchronous work for each element.
  ///
  ///     query.flatMap(policy: .latest) { try await server.search($0) }
  ///
  ///     source                   --a--b---------|
  ///     flatMap(policy: latest)  --------B------|
  ///
  /// Each element's work runs in a separate task, and its result is emitted on a thread of Swift's cooperative thread
  /// pool. The sequence completes when the source has completed and all work has ended. If the source fails or `work`
  /// throws, the sequence fails with the same error.
  ///
  /// Termination, disposal and ``FlatMapPolicy/latest`` cancel the task, and the result of a canceled task is dropped.
  /// Work that does not check for cancellation runs to its end and retains its captures until then.
  ///
  /// - Parameters:
  ///   - policy: The policy for elements that arrive while earlier work is running.
  ///   - priority: The priority of the tasks, or `nil` for the default.
  ///   - work: The asynchronous work for an element.
  public func flatMap<Result: Sendable>(
    policy: FlatMapPolicy, priority: TaskPriority? = nil,
    _ work: @escaping @Sendable (Element) async throws -> Result
  ) -> Observable<Result> {
    policy.flatMap(asObservable()) { element in Single.create(priority: priority) { try await work(element) } }
  }
}

extension InfallibleType {
  /// Returns a sequence that emits the results of asynchronous work for each element. See
  /// ``ObservableType/flatMap(policy:priority:_:)``.
  public func flatMap<Result: Sendable>(
    policy: FlatMapPolicy, priority: TaskPriority? = nil, _ work: @escaping @Sendable (Element) async -> Result
  ) -> Infallible<Result> {
    policy.flatMap(asObservable()) { element in Single.create(priority: priority) { await work(element) } }.infallible
  }
}

extension SharedSequenceConvertibleType {
  /// Returns a sequence that emits the results of asynchronous work for each element. The work starts on the main
  /// actor.
  ///
  /// A result arrives on the strategy's scheduler. With ``FlatMapPolicy/latest``, no result of earlier work arrives
  /// on that scheduler after a newer element. See ``ObservableType/flatMap(policy:priority:_:)``.
  public consuming func flatMap<Result: Sendable>(
    policy: FlatMapPolicy, priority: TaskPriority? = nil, _ work: @escaping @MainActor (Element) async -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    let scheduler = SharingStrategy.mainScheduler
    return SharedSequence(
      policy.flatMap(unshared()) { element in
        Single.create(priority: priority) { await work(element) }.observe(on: scheduler)
      })
  }
}
