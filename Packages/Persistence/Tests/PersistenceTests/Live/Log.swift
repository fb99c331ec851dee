import Locking

@testable import Persistence

/// A recorder of everything that an observation of rankings delivers, in order, with the rows as user IDs.
final class Log: Sendable {
  enum Event: Equatable, Sendable {
    case initial([Int64])
    case change([Int64], Changeset)
    case failure(StoreError?)
  }

  private let log: LogOf<Ranking>

  init(
    _ store: Store, _ query: Query<Ranking>, _ start: LiveStart = .beforeSubscribeReturns,
    and react: @escaping @Sendable (LogOf<Ranking>.Event) -> Void = { _ in }
  ) {
    log = LogOf(store, query, start, and: react)
  }

  var events: [Event] {
    log.events.map {
      switch $0 {
      case .initial(let rows): .initial(rows.map(\.userID))
      case .change(let rows, let changes): .change(rows.map(\.userID), changes)
      case .failure(let error): .failure(error)
      }
    }
  }

  func cancel() { log.cancel() }
}

/// A recorder of everything that an observation delivers, in order.
final class LogOf<R: Record>: Sendable {
  enum Event: Equatable, Sendable {
    case initial([R])
    case change([R], Changeset)
    case failure(StoreError?)
  }

  private let recorded = Locked<[Event]>([])
  private let subscription = Locked<LiveSubscription?>(nil)

  init(
    _ store: Store, _ query: Query<R>, _ start: LiveStart = .beforeSubscribeReturns,
    and react: @escaping @Sendable (Event) -> Void = { _ in }
  ) {
    let recorded = recorded
    let subscription = store.observe(query, start) { delivery in
      let event: Event =
        switch delivery {
        case .initial(let version): .initial(version.value)
        case .change(let old, let new, let touched): .change(new.value, new.changeset(from: old, touched: touched))
        case .failure(let error): .failure(error as? StoreError)
        }
      recorded.withLock { $0.append(event) }
      react(event)
    }
    self.subscription.withLock { $0 = subscription }
  }

  var events: [Event] { recorded.withLock { $0 } }

  func cancel() { subscription.withLock { $0 }?.cancel() }
}
