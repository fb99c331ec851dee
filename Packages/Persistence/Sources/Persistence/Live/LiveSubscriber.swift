import Locking

/// The delivery of a live value to one subscriber: the latest version, one call at a time. Versions that are replaced
/// while the subscriber is busy are skipped.
final class LiveSubscriber<Value: Sendable>: Sendable {
  enum Delivery: Sendable {
    case initial(Version<Value>)
    case change(from: Version<Value>, to: Version<Value>, touched: Set<RecordKey>)
    case failure(any Error)
  }

  typealias Handler = @Sendable (Delivery) -> Void

  private struct State {
    var handler: Handler?
    var delivered: Version<Value>?
    var latest: Version<Value>?
    var touched: Set<RecordKey> = []
    var failure: (any Error)?
    var isDraining = false
    var isCancelled = false
  }

  private let state: Locked<State>
  private let differs: @Sendable (Value, Value, Set<RecordKey>) -> Bool

  init(differs: @escaping @Sendable (Value, Value, Set<RecordKey>) -> Bool, handler: @escaping Handler) {
    self.differs = differs
    state = Locked(State(handler: handler))
  }

  var isCancelled: Bool { state.withLock { $0.handler == nil } }

  /// Releases the handler, which is not called again. Returns `true` for the first call.
  func cancel() -> Bool {
    state.withLock { state in
      defer {
        state.handler = nil
        state.isCancelled = true
      }
      return !state.isCancelled
    }
  }

  func put(_ version: Version<Value>) {
    state.withLock { state in
      state.latest = version
      if state.delivered != nil { state.touched.formUnion(version.touched) }
    }
  }

  func put(failure: any Error) {
    state.withLock { $0.failure = failure }
  }

  /// Calls the handler with the pending versions. Returns immediately if another thread or an outer call is already
  /// calling the handler. That call then delivers these versions, too.
  func drain() {
    guard
      state.withLock({ state in
        defer { state.isDraining = true }
        return !state.isDraining
      })
    else { return }
    while let (handler, delivery) = next() {
      guard let delivery else { continue }
      handler(delivery)
    }
  }

  /// Returns the next call to make, or `nil` if no call is pending. If the delivery is `nil`, the new version equals
  /// the one delivered last.
  private func next() -> (Handler, Delivery?)? {
    let taken: (Handler, old: Version<Value>?, new: Version<Value>?, Set<RecordKey>, (any Error)?)? = state.withLock {
      state in
      guard let handler = state.handler else {
        state.isDraining = false
        return nil
      }
      if let version = state.latest {
        let taken = (handler, state.delivered, version, state.touched, (any Error)?.none)
        state.delivered = version
        state.latest = nil
        state.touched = []
        return taken
      }
      if let failure = state.failure {
        state.handler = nil
        return (handler, nil, nil, [], failure)
      }
      state.isDraining = false
      return nil
    }
    guard let (handler, old, new, touched, failure) = taken else { return nil }
    if let failure { return (handler, .failure(failure)) }
    guard let new else { return nil }
    guard let old else { return (handler, .initial(new)) }
    return (handler, differs(old.value, new.value, touched) ? .change(from: old, to: new, touched: touched) : nil)
  }
}
