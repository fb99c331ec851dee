public import Foundation
public import Networking
public import Persistence
public import Reactive

extension APIClient {
  /// Returns a single that performs an action for an outbox. The reply to the action is what `result` makes of the
  /// server's response, or `nil` if the server accepts the action, but its response cannot be read.
  ///
  /// A refusal is a reply whose reason ``ActionRefusal/init(reason:)`` reads. All other errors leave the outcome open.
  public func reply<Value: Sendable, Result: Sendable>(
    to endpoint: Endpoint<Value>, _ result: @escaping @Sendable (Value) -> Result?
  ) -> Single<OutboxReply<Result?>> {
    send(endpoint).outboxReply(result)
  }
}

extension PrimitiveSequence where Trait == SingleTrait, Element: Sendable {
  /// Returns a single that emits the reply to an action of an outbox, for a request that performs the action. See
  /// `APIClient.reply(to:_:)`.
  public func outboxReply<Result: Sendable>(
    _ result: @escaping @Sendable (Element) -> Result?
  ) -> Single<OutboxReply<Result?>> {
    map { .done(result($0)) }.catch { error in
      // The server has accepted the request.
      if case NetworkError.decoding(let failure) = error, failure.reason != .webPage { return .just(.done(nil)) }
      return .just(try OutboxReply(to: error))
    }
  }
}

extension OutboxReply {
  /// Creates the reply that the error of a request means: a refusal, or a request to wait.
  ///
  /// - Throws: The error if it leaves the outcome open.
  public init(to error: any Error) throws {
    if case NetworkError.status(let failure) = error, failure.code == 429 {
      self = .wait(failure.retryAfter.map { Double($0.components.seconds) } ?? 0)
      return
    }
    guard let refusal = ActionRefusal(error) else { throw error }
    self = .refused(reason: refusal.reason)
  }
}

extension Outbox {
  /// Adds an action, and waits until the server has performed or refused it, or until the first attempt has failed. An
  /// action that is refused or needs a new login is removed from the outbox, and so is one whose attempt failed if the outbox
  /// does not outlast the program.
  ///
  /// Earlier actions with the same key are sent first, without further delay. If one of them fails, or has not ended after 30
  /// seconds because another process sends it, the action waits as if its own attempt had failed.
  ///
  /// - Parameter add: A closure that adds the action, and returns the ID of its entry.
  /// - Returns: The reply of the server.
  /// - Throws: ``LoadFailure``, `CancellationError` if the task is canceled, or an error of `add`.
  public func outcome(of add: () throws -> UUID) async throws -> Reply {
    let ended = ReplaySubject<(id: UUID, event: OutboxEvent<Reply>)>.create(bufferSize: 100)
    let subscription = events.subscribe(ended)
    defer { subscription.dispose() }
    let id = try add()
    let delays = delays(before: id, scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
    let event = try await Observable.merge(ended.filter { $0.id == id }.map(\.event), delays).first().value
    switch event {
    case .done(let reply): return reply
    case .refused(let reason):
      try cancel(id)
      throw LoadFailure.explained(OutboxReason.text(from: reason))
    case .uncertain: throw LoadFailure.actionUncertain
    case .delayed(let error):
      let failure = error.map { LoadFailure($0) }
      if failure != .unauthorized, outlastsProgram { throw LoadFailure.delayed(failure) }
      try cancel(id)
      throw failure ?? .tooManyRequests(retryAfter: nil)
    case nil: throw CancellationError()
    }
  }

  /// Sends the actions that are sent before an action with the same key, without further delay. Emits a delay when one of them
  /// fails, at once if the server asks to wait for one, and after 30 seconds if they have not ended, because another process sends
  /// them. Completes without an event if there are none.
  ///
  /// - Parameters:
  ///   - id: The ID of the action.
  ///   - scheduler: The scheduler that measures the time and on which events are emitted.
  public func delays(before id: UUID, scheduler: any SchedulerType) -> Observable<OutboxEvent<Reply>> {
    entries.take(1).observe(on: scheduler).flatMap { [self] entries -> Observable<OutboxEvent<Reply>> in
      let earlier = entries.earlier(than: id)
      let ids = Set(earlier.map(\.id))
      if ids.isEmpty { return .empty() }
      let isAskedToWait = earlier.contains { $0.state == .waiting && $0.attempts > 0 && $0.reason == nil }
      let delays = events.filter { $0.event.isDelay && ids.contains($0.id) }.map(\.event)
      return delays.take(1)
        .timeout(.seconds(isAskedToWait ? 0 : 30), other: Observable.just(.delayed(nil)), scheduler: scheduler)
        // The outbox sends them later if this fails.
        .do(onSubscribed: { try? self.retryFailed() })
    }
  }
}

extension OutboxEvent {
  fileprivate var isDelay: Bool { if case .delayed = self { true } else { false } }
}

extension Array {
  /// Returns the actions that are sent before one, which has the same key.
  fileprivate func earlier<Action>(than id: UUID) -> [OutboxEntry<Action>] where Element == OutboxEntry<Action> {
    guard let index = firstIndex(where: { $0.id == id }) else { return [] }
    return prefix(index).filter { $0.key == self[index].key && [.waiting, .sending].contains($0.state) }
  }
}
