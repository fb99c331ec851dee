public import Foundation
import Locking
public import Reactive

/// A stored queue of user actions that a server performs.
///
/// An action is stored and its optimistic change is made in one transaction. It is then sent until the server performs
/// or refuses it: across restarts of the program, and with one idempotency key, so that the server performs it once.
/// Actions with the same key are sent one after the other, in the order in which they were added. A refusal undoes the
/// optimistic change, and keeps the entry with its reason until ``cancel(_:)`` removes it.
///
/// A server forgets idempotency keys. If an attempt of unknown outcome is older, the action is looked up before it is
/// sent again, and is uncertain if the lookup cannot tell. An uncertain action waits for ``sendNow(_:)``,
/// ``markAsDone(_:)`` or ``cancel(_:)``, and those after it do not wait for it. An action that this version of the
/// program cannot decode is kept as failed.
///
/// Several processes can use one queue. Each attempt has a time limit, until which no other process sends the action, unless
/// the process of the attempt has ended.
///
/// The outbox sends from ``start()`` or the first action that it adds until it is released. Its closures are called on
/// `clock`, which must be serial. Its methods can be called from any thread, outside transactions of the store.
public final class Outbox<Action: JSONColumnValue & Equatable, Inverse: JSONColumnValue, Reply: Sendable>: Sendable {
  /// The entries, in the order in which they were added, on subscription and after each change.
  public var entries: Observable<[OutboxEntry<Action>]> {
    store.array(queue).map { $0.map { $0.entry() } }
  }

  /// Emits the progress of each action that this object sends.
  public var events: Observable<(id: UUID, event: OutboxEvent<Reply>)> { progress.asObservable() }

  /// A Boolean value that indicates whether the entries outlast the program. It is `false` if the store is in memory.
  public var outlastsProgram: Bool { store.usesFile }

  /// The name of the queue.
  public let name: String
  let store: Store
  let clock: any SchedulerType
  let policy: OutboxPolicy
  let handler: OutboxHandler<Action, Inverse, Reply>
  private let progress = PublishSubject<(id: UUID, event: OutboxEvent<Reply>)>()
  private let running = Locked<[UUID: SerialDisposable]>([:])
  private let timer = SerialDisposable()
  let isStarted = Locked(false)
  /// The lock that this object holds while it sends, or `nil` if no other process can use the store.
  private let lock: SenderLock?

  /// Creates an outbox, which sends nothing yet.
  ///
  /// - Parameters:
  ///   - queue: The name of the queue, for example a server and an account.
  ///   - store: The store, whose schemas include ``OutboxStorage/schema``.
  ///   - clock: The serial scheduler that measures delays and runs the closures of `handler`.
  ///   - policy: The delays and limits.
  ///   - handler: The closures that apply and send actions.
  public init(
    _ queue: String, in store: Store,
    clock: any SchedulerType = SerialDispatchQueueScheduler(internalSerialQueueName: "Outbox"),
    policy: OutboxPolicy = OutboxPolicy(), handler: OutboxHandler<Action, Inverse, Reply>
  ) {
    name = queue
    self.store = store
    self.clock = clock
    self.policy = policy
    self.handler = handler
    lock = SenderLock(of: store)
  }

  /// Starts to send the actions of the queue. A program that soon ends, such as a command, does not need it: an attempt that
  /// it interrupts would delay the next one.
  public func start() { wake() }

  deinit {
    timer.dispose()
    for attempt in running.withLock({ Array($0.values) }) { attempt.dispose() }
  }

  var queue: Query<StoredOutboxEntry> { StoredOutboxEntry.filter(\.queue == name).order(by: \.number) }

  func report(_ id: UUID, _ event: OutboxEvent<Reply>) { progress.onNext((id, event)) }

  // MARK: - Sending

  /// Sends what is due, on the clock. It does not replace the timer, which then waits for what is due later: this method can be
  /// called while the clock sets the timer.
  func wake() {
    isStarted.withLock { $0 = true }
    _ = clock.schedule(()) { [weak self] _ in
      self?.sendDue()
      return Disposables.create()
    }
  }

  /// Sends what is due after a number of seconds. Call it only on the clock.
  private func wait(_ seconds: TimeInterval) {
    timer.disposable = clock.scheduleRelative((), dueTime: .milliseconds(Int((seconds * 1_000).rounded(.up)))) {
      [weak self] _ in
      self?.sendDue()
      return Disposables.create()
    }
  }

  private func sendDue() {
    do {
      let (isDue, isForeign, next) = try store.read { transaction in
        let due = try due(transaction)
        return (!due.entries.isEmpty || !due.unreadable.isEmpty, due.isForeign, due.next)
      }
      let entries = isDue || isForeign ? try markDue() : []
      for entry in entries { attempt(entry) }
      if running.withLock(\.isEmpty) { lock?.release() }
      if let next {
        let delay = min(max(0.001, next.timeIntervalSince(clock.now)), policy.maxDelay)
        wait(isForeign && lock != nil ? min(delay, policy.interruptionDelay) : delay)
      }
    } catch {
      if running.withLock(\.isEmpty) { lock?.release() }
      // An action is not sent before its attempt is stored.
      wait(policy.maxDelay)
    }
  }

  /// Stores that the attempts that are due start. If nobody else sends, those that another process has started are due, too.
  private func markDue() throws -> [StoredOutboxEntry] {
    let isAlone = running.withLock(\.isEmpty) && lock?.takeAlone() == true
    if !isAlone { lock?.share() }
    let entries = try store.write { try markAsSending($0, isAlone: isAlone) }
    if isAlone { lock?.share() }
    return entries
  }

  private struct Due {
    var entries: [StoredOutboxEntry] = []
    /// The entries before them that cannot be decoded.
    var unreadable: [StoredOutboxEntry] = []
    /// Whether another process sends an entry, or has ended before it has sent one.
    var isForeign = false
    /// The time at which the next entry can be sent.
    var next: Date?
  }

  /// Returns the first entry of each key if it can be sent, up to the number of free places. Another process sends an entry
  /// whose attempt did not start here, unless this object is alone.
  private func due(_ transaction: borrowing some Reading & ~Copyable, isAlone: Bool = false) throws -> Due {
    let own = running.withLock { Set($0.keys) }
    var (keys, due): (Set<String>, Due) = ([], Due())
    let now = clock.now
    for entry in try transaction.array(queue.filter(\.state != .failed)) where entry.state != .uncertain {
      if keys.contains(entry.key) { continue }
      let isForeign = entry.state == .sending && !own.contains(entry.id)
      let isDue =
        policy.isDue(entry, at: now) && !own.contains(entry.id)
        || isForeign && isAlone && policy.isInterrupted(entry, at: now)
      if isDue, entry.action.value(Action.self) == nil {
        due.unreadable.append(entry)
        continue
      }
      keys.insert(entry.key)
      if own.contains(entry.id) { continue }
      if !isDue {
        due.isForeign = due.isForeign || isForeign
        due.next = min(due.next ?? entry.next, entry.next)
      } else if own.count + due.entries.count < policy.concurrency {
        due.entries.append(entry)
      }
    }
    return due
  }

  /// Stores that an attempt starts, because the process can end before it ends. Returns the entries as they were.
  private func markAsSending(_ transaction: borrowing WriteTransaction, isAlone: Bool) throws -> [StoredOutboxEntry] {
    let now = clock.now
    let due = try due(transaction, isAlone: isAlone)
    for var entry in due.unreadable {
      entry.state = .failed
      try transaction.add(entry, update: .modified)
    }
    for var entry in due.entries {
      entry.state = .sending
      entry.attempts += 1
      entry.next = now + policy.timeLimit
      entry.firstUnknown = entry.firstUnknown ?? now
      try transaction.add(entry, update: .modified)
    }
    return due.entries
  }

  private func attempt(_ entry: StoredOutboxEntry) {
    guard let action = entry.action.value(Action.self) else { return }
    let subscription = SerialDisposable()
    running.withLock { $0[entry.id] = subscription }
    let send = handler.send(action, entry.id.uuidString).map(Attempt.replied)
    var request = send
    if let first = entry.firstUnknown, policy.isForgotten(first, at: clock.now) {
      request = handler.lookUp(action, first).flatMap { lookup in
        switch lookup {
        case .found(let reply): .just(.replied(.done(reply)))
        case .absent: send
        case .unknown: .just(.uncertain)
        }
      }
    }
    let limit = RxTimeInterval.milliseconds(Int(policy.timeLimit * 1_000))
    subscription.disposable = request.timeout(limit, scheduler: clock).observe(on: clock)
      .subscribe { [weak self] result in
        guard let self else { return }
        finish(entry, result)
        _ = running.withLock { $0.removeValue(forKey: entry.id) }
        sendDue()
      }
  }
}

/// The result of an attempt that did not fail.
enum Attempt<Reply: Sendable>: Sendable {
  case replied(OutboxReply<Reply>)
  case uncertain
}
