import Locking
import Reactive

/// A value that several threads change, and whose changes are emitted in order.
///
/// Two threads that change a value and then send it to a relay could send it in the wrong order. Here, the sending
/// thread continues until there are no further changes. Intermediate values may be skipped, but not the last one.
final class LatestValue<Value: Sendable>: Sendable {
  private struct State {
    var value: Value
    var isTelling = false
    var hasChanged = false
  }

  private let state: Locked<State>
  private let relay: BehaviorRelay<Value>

  init(_ value: Value) {
    state = Locked(State(value: value))
    relay = BehaviorRelay(value: value)
  }

  /// Emits the current value immediately, and the latest value after changes.
  var values: Observable<Value> { relay.asObservable() }

  func change(_ change: @Sendable (inout Value) -> Void) {
    var next = state.withLock { state -> Value? in
      change(&state.value)
      state.hasChanged = state.isTelling
      if state.isTelling { return nil }
      state.isTelling = true
      return state.value
    }
    while let value = next {
      relay.accept(value)
      next = state.withLock { state in
        defer { state.hasChanged = false }
        state.isTelling = state.hasChanged
        return state.hasChanged ? state.value : nil
      }
    }
  }
}
