import Reactive
import ReactiveTest
import Testing

@MainActor @Suite(.noLiveSubscriptions) struct EmitTests {
  private let source = PublishRelay<Int>()
  private let journal = Journal()

  @Test func `Signal.emit sends elements to relays until its subscription is disposed of`() {
    let (value, optional) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
    let (event, maybe) = (PublishRelay<Int>(), PublishRelay<Int?>())
    let listening = [
      event.subscribe(onNext: { [journal] in journal.write("\($0)") }),
      maybe.subscribe(onNext: { [journal] in journal.write("\($0 ?? -1)") }),
    ]
    let signal = source.asSignal()
    let subscriptions = [
      signal.emit(to: value), signal.emit(to: optional), signal.emit(to: event), signal.emit(to: maybe),
    ]
    source.accept(1)
    for subscription in subscriptions { subscription.dispose() }
    source.accept(2)
    #expect(value.value == 1)
    #expect(optional.value == 1)
    #expect(journal.entries == ["1", "1"])
    for subscription in listening { subscription.dispose() }
  }

  @Test func `Signal.emit sends elements and the completion to several observers in order`() {
    let subject = PublishSubject<Int>()
    let signal = subject.asSignal(onErrorJustReturn: 0)
    _ = signal.emit(
      to: AnyObserver<Int> { [journal] in journal.write("a \($0)") },
      AnyObserver { [journal] in journal.write("b \($0)") })
    _ = signal.emit(to: AnyObserver<Int?> { [journal] in journal.write("c \($0)") })
    subject.onNext(1)
    subject.onCompleted()
    #expect(
      journal.entries == [
        "a next(1)", "b next(1)", "c next(Optional(1))", "a completed", "b completed", "c completed",
      ])
  }

  @Test func `Signal.emit(with:) skips its handlers after its object is deallocated`() {
    var object: Journal<Int>? = Journal(Int.self)
    weak let held = object
    let calls = Journal(Int.self)
    let subscription = object.map { source.asSignal().emit(with: $0, onNext: { calls.write($1) }) }
    source.accept(1)
    #expect(calls.entries == [1])
    object = nil
    #expect(held == nil)
    source.accept(2)
    #expect(calls.entries == [1])
    subscription?.dispose()
  }

  @Test func `Signal.emit without handlers subscribes for side effects`() {
    let subscription = source.asSignal().do(onNext: { [journal] in journal.write("\($0)") }).emit()
    source.accept(1)
    #expect(journal.entries == ["1"])
    subscription.dispose()
  }

  @Test(.timeLimit(.minutes(15))) func `A task outside of the main actor can bind a Signal to a relay`() async {
    let (source, target) = (PublishSubject<Int>(), BehaviorRelay(value: 0))
    await withCheckedContinuation { continuation in
      let signal = source.asSignal(onErrorJustReturn: 0).do(afterCompleted: { continuation.resume() })
      Task.detached {
        _ = signal.emit(to: target)
        // The signal subscribes to its source on the main actor, and that is later here.
        while !source.hasObservers { await Task.yield() }
        source.onNext(1)
        source.onCompleted()
      }
    }
    #expect(target.value == 1)
  }
}
