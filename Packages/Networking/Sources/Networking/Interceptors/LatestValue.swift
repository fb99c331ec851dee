import Reactive

/// A value that several threads change and that is shown in the order of its changes.
///
/// Two threads that each changed a value and then told a relay could tell it in the wrong order. Here whoever tells
/// goes on until nothing has changed meanwhile; values in between may be skipped, the last never is.
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

  /// Emits the current value and each change.
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
