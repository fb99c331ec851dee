import Locking
public import Networking
public import Reactive

/// Writes the changes that a server pushes to a stored list, and determines when the list is complete without polling.
///
/// After a stream has opened, changes from before can be missing. They are in the response to the next request for the
/// newest rows, so pushed changes are written only after such a request has succeeded. Changes that arrive during the
/// request wait for its end, because the response can be older or newer than they are. As a result, no pushed row is
/// written above rows that the list lacks.
///
/// - Pass each request for the newest rows through ``following(_:)``.
/// - While ``isLive`` is `false`, poll as without a stream.
public final class LiveChanges<Change: Sendable>: Sendable {
  private enum Mode {
    /// No stream is open.
    case closed
    /// A stream is open, and the list may lack changes.
    case behind
    /// A request that started after the stream had opened is running.
    case requesting
    /// The list contains all changes.
    case live
  }

  private struct State {
    var mode = Mode.closed
    /// The changes that have arrived since the first of the requests started.
    var waiting: [Change] = []
    /// The requests that are running.
    var running: Set<UInt64> = []
    /// Those of them that started after the stream had opened.
    var covering: Set<UInt64> = []
    /// Whether one that started after the stream had opened has succeeded.
    var isCovered = false
    var lastRequest: UInt64 = 0

    mutating func set(_ mode: Mode) {
      self.mode = mode
      (waiting, covering, isCovered) = ([], [], false)
    }
  }

  private let state = Locked(State())
  private let changes = PublishRelay<Void>()
  private let requests = PublishRelay<Void>()
  private let write: @Sendable (Change) throws -> Bool

  /// The maximum number of changes that wait for the end of a request.
  private static var limit: Int { 1_000 }

  /// Creates a value without a stream.
  ///
  /// - Parameter write: A closure that writes a change to the store. Returns `false` if only a request can show what has
  ///   changed. Called for one change at a time, on any thread.
  public init(_ write: @escaping @Sendable (Change) throws -> Bool) {
    self.write = write
  }

  /// Emits whether the list contains all changes without polling, on subscription and after each change, on the main
  /// thread. Never fails.
  public var isLive: Observable<Bool> {
    // Read on the main thread, so that two changes on different threads cannot be emitted in the wrong order.
    changes.asSignal().asObservable().startWith(()).map { [self] in
      state.withLock { $0.mode == .live }
    }
    .distinctUntilChanged()
  }

  /// Emits when the newest rows must be requested at once, on the main thread. Never fails.
  public var needed: Signal<Void> { requests.asSignal() }

  // MARK: - The stream

  /// Follows a stream while `isActive` emits `true`. If the stream fails, for example because the server has none, the list
  /// polls until `isActive` emits `true` again.
  public func follow(
    _ stream: Observable<StreamSignal<Change>>, while isActive: Observable<Bool>
  ) -> any Disposable {
    let lost = Observable.just(StreamSignal<Change>.lost)
    let following = stream.catch { _ in .empty() }.concat(lost)
    return isActive.distinctUntilChanged()
      .flatMapLatest { $0 ? following : lost }
      .subscribe(onNext: { [weak self] in self?.receive($0) })
  }

  private func receive(_ signal: StreamSignal<Change>) {
    switch signal {
    case .opened:
      set(.behind)
      requests.accept(())
    case .event(let change): receive(change)
    case .lost: set(.closed)
    }
  }

  /// Requests the newest rows before further changes are written. Call this method when the list may lack rows above its newest
  /// one. Has no effect without a stream.
  public func invalidate() {
    let isOpen = state.withLock { state in
      if state.mode != .closed { state.set(.behind) }
      return state.mode != .closed
    }
    guard isOpen else { return }
    changes.accept(())
    requests.accept(())
  }

  private func set(_ mode: Mode) {
    state.withLock { $0.set(mode) }
    changes.accept(())
  }

  private func receive(_ change: Change) {
    let isLive = state.withLock { state in
      if state.mode == .requesting {
        state.waiting.append(change)
        // The request that is needed then also returns the changes that are dropped here.
        if state.waiting.count > Self.limit { state.set(.behind) }
      }
      return state.mode == .live
    }
    if isLive, !isWritten(change) { set(.behind) }
  }

  private func isWritten(_ change: Change) -> Bool {
    // A change that cannot be stored is in the response to the next request, which reports the error.
    (try? write(change)) == true
  }

  // MARK: - Requests

  /// Returns a single that performs a request for the newest rows and then writes the changes that arrived meanwhile.
  public func following(_ request: Single<Void>) -> Single<Void> {
    .deferred { [self] in
      let id = begin()
      return request.do(
        onSuccess: { [self] _ in end(id, isSuccess: true) }, onError: { [self] _ in end(id, isSuccess: false) },
        onDispose: { [self] in end(id, isSuccess: false) })
    }
  }

  private func begin() -> UInt64 {
    state.withLock { state in
      state.lastRequest += 1
      state.running.insert(state.lastRequest)
      if state.mode == .behind || state.mode == .live { state.set(.requesting) }
      if state.mode == .requesting { state.covering.insert(state.lastRequest) }
      return state.lastRequest
    }
  }

  private func end(_ id: UInt64, isSuccess: Bool) {
    let isFirst = state.withLock { state in
      if state.covering.remove(id) != nil, isSuccess { state.isCovered = true }
      return state.running.remove(id) != nil
    }
    if isFirst { writeWaiting(isSuccess: isSuccess) }
  }

  /// Writes the changes that wait, unless a request is running that can be older than they are.
  private func writeWaiting(isSuccess: Bool) {
    while true {
      let waiting = state.withLock { state -> [Change]? in
        guard state.mode == .requesting, state.running.isEmpty else { return nil }
        if !state.isCovered { state.set(.behind) } else if state.waiting.isEmpty { state.set(.live) }
        defer { state.waiting = [] }
        return state.waiting
      }
      guard let waiting else {
        // The stream opened during the request, or too many changes arrived.
        if isSuccess, state.withLock({ $0.mode == .behind }) { requests.accept(()) }
        return
      }
      if waiting.isEmpty { return changes.accept(()) }
      if !waiting.allSatisfy(isWritten) { return set(.behind) }
    }
  }
}
