import Testing

@testable import Reactive

@Suite struct ForeignCodeTests {
  #if DEBUG
    @Test func `Debug builds trap on sending, subscribing and disposing under a lock of the library`() async {
      await #expect(processExitsWith: .failure) {
        let subject = PublishSubject<Int>()
        _ = subject.subscribe(onNext: { _ in })
        Lock(()).withLock { _ in subject.onNext(1) }
      }
      await #expect(processExitsWith: .failure) {
        let subject = PublishSubject<Int>()
        _ = subject.subscribe(AnyObserver { _ in })
        Lock(()).withLock { _ in subject.onNext(1) }
      }
      await #expect(processExitsWith: .failure) {
        Lock(()).withLock { _ in _ = Observable.just(1).subscribe(onNext: { _ in }) }
      }
      await #expect(processExitsWith: .failure) {
        let disposable = Disposables.create(with: {})
        Lock(()).withLock { _ in disposable.dispose() }
      }
    }

    @Test func `Sending, subscribing and disposing do not trap outside of a lock of the library`() async {
      await #expect(processExitsWith: .success) {
        let subject = PublishSubject<Int>()
        Lock(()).withLock { _ in }
        let subscription = subject.subscribe(onNext: { _ in })
        subject.onNext(1)
        subscription.dispose()
      }
    }
  #endif

  @Test func `A replaced element of a BehaviorRelay can use the relay in its deinitializer`() {
    let relay = BehaviorRelay<Releasing?>(value: nil)
    let journal = Journal(Bool.self)
    relay.accept(Releasing { [weak relay] in journal.write(relay?.value == nil) })
    relay.accept(nil)
    #expect(journal.entries == [true])
  }
}

private final class Releasing: Sendable {
  private let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void) { self.action = action }

  deinit { action() }
}
