import Dispatch
public import Reactive

/// The input for the intents of a screen, which the app follows.
///
/// The screen sends what the user opens. The view model sends an intent itself only if it also changes its state:
///
/// ```swift
/// list.onOpen = { [viewModel] in viewModel.intents.accept(.album($0.id)) }
/// ```
public struct IntentRelay<Intent: Sendable>: Sendable {
  private let relay = PublishRelay<Intent>()
  private let previews = PublishRelay<Intent>()
  private let signal: Signal<Intent>

  /// Creates a relay that emits every intent.
  public init() {
    signal = Signal.merge(relay.asSignal(), previews.asSignal())
  }

  /// Creates a relay that drops an intent within half a second of the last emitted one. Such an intent is a repeated
  /// press, which must not open the same screen twice.
  public init(withoutRepeatedPresses clock: any SchedulerType) {
    let presses = relay.asObservable().throttle(.milliseconds(500), latest: false, scheduler: clock)
    signal = Signal.merge(presses.asSignal(onErrorSignalWith: .empty()), previews.asSignal())
  }

  /// Sends an intent. Does nothing for `nil`, which stands for a row without a destination.
  public func accept(_ intent: Intent?) { if let intent { relay.accept(intent) } }

  /// Sends an intent that is never a repeated press: one that follows the selection of a list, or the answer to a question.
  public func preview(_ intent: Intent) { previews.accept(intent) }

  /// Returns a signal that emits the intents.
  public func asSignal() -> Signal<Intent> { signal }
}
