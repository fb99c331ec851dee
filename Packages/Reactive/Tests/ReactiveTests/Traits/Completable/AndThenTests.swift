import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct AndThenTests {
  private let journal = Journal()

  @Test func `andThen subscribes to the second sequence when the first has completed`() {
    let first = PublishSubject<Never>()
    let second = PublishSubject<Int>()
    _ = first.asCompletable().andThen(second).subscribe { [journal] in journal.write("\($0)") }
    #expect(!second.hasObservers)
    first.onCompleted()
    #expect(!first.hasObservers && second.hasObservers)
    second.onNext(1)
    second.onCompleted()
    #expect(journal.entries == ["next(1)", "completed"])
  }

  @Test func `andThen forwards an error of the first sequence without subscribing to the second`() {
    _ = Completable.error(Fault("first")).andThen(Single.just(1)).subscribe { [journal] in journal.write("\($0)") }
    #expect(journal.entries == ["failure(first)"])
  }

  @Test func `andThen continues with a Single, a Maybe or a Completable`() {
    _ = Completable.empty().andThen(Single.just(1)).subscribe { [journal] in journal.write("\($0)") }
    _ = Completable.empty().andThen(Maybe<Int>.empty()).subscribe { [journal] in journal.write("\($0)") }
    _ = Completable.empty().andThen(Completable.error(Fault("b"))).subscribe { [journal] in journal.write("\($0)") }
    #expect(journal.entries == ["success(1)", "completed", "error(b)"])
  }

  @Test func `Disposing of andThen disposes of its current sequence`() {
    let (first, second) = (PublishSubject<Never>(), PublishSubject<Int>())
    let chain = first.asCompletable().andThen(second)
    chain.subscribe().dispose()
    #expect(!first.hasObservers)
    let subscription = chain.subscribe()
    first.onCompleted()
    subscription.dispose()
    #expect(!second.hasObservers)
  }

  @Test func `andThen releases the first sequence when it has ended`() {
    let second = PublishSubject<Int>()
    var captured: Journal<Int>? = Journal(Int.self)
    weak let held = captured
    var subscription: (any Disposable)?
    do {
      let object = captured
      subscription = Completable.create { observer in
        object?.write(1)
        observer(.completed)
        return Disposables.create()
      }.andThen(second).subscribe()
    }
    #expect(captured?.entries == [1])
    captured = nil
    #expect(held == nil)
    #expect(second.hasObservers)
    subscription?.dispose()
  }
}
