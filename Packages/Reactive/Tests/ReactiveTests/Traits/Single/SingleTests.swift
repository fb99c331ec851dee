import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct SingleTests {
  private let journal = Journal()

  @Test func `Single.create emits its first result and ignores others`() {
    _ = Single<Int>.create { observer in
      observer(.success(1))
      observer(.success(2))
      observer(.failure(Fault("late")))
      return Disposables.create()
    }.subscribe(
      onSuccess: { [journal] in journal.write("\($0)") }, onFailure: { [journal] in journal.write("\($0)") },
      onDisposed: { [journal] in journal.write("disposed") })
    #expect(journal.entries == ["1", "disposed"])
  }

  @Test func `Single.just and Single.error emit synchronously on subscription, and Single.never emits nothing`() {
    _ = Single.just(1).subscribe { [journal] in journal.write("\($0)") }
    _ = Single<Int>.error(Fault("single")).subscribe { [journal] in journal.write("\($0)") }
    Single<Int>.never().subscribe { [journal] in journal.write("\($0)") }.dispose()
    #expect(journal.entries == ["success(1)", "failure(single)"])
  }

  @Test func `Single.just(scheduler:) emits its element in an action of its scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start { Single.just(1, scheduler: scheduler) }
    #expect(observer.events == [.next(201, 1), .completed(202)])
  }

  @Test func `A Single that fails calls onFailure and not onSuccess`() {
    _ = Single<Int>.error(Fault("single")).subscribe(
      onSuccess: { [journal] in journal.write("\($0)") }, onFailure: { [journal] in journal.write("\($0)") },
      onDisposed: { [journal] in journal.write("disposed") })
    #expect(journal.entries == ["single", "disposed"])
  }

  @Test func `Disposing of a Single disposes of its disposable once and drops the result`() {
    let pending = PublishSubject<Int>()
    let subscription = Single<Int>.create { [journal] observer in
      Disposables.create(
        pending.subscribe(onNext: { observer(.success($0)) }),
        Disposables.create(with: { journal.write("released") }))
    }.subscribe(
      onSuccess: { [journal] in journal.write("\($0)") }, onDisposed: { [journal] in journal.write("disposed") })
    subscription.dispose()
    subscription.dispose()
    pending.onNext(1)
    #expect(journal.entries == ["released", "disposed"])
  }

  @Test func `Single calls its handler before onDisposed, and disposes of its source afterward`() {
    _ = Single<Int>.create { [journal] observer in
      observer(.success(1))
      return Disposables.create(with: { journal.write("released") })
    }.subscribe(
      onSuccess: { [journal] in journal.write("\($0)") }, onDisposed: { [journal] in journal.write("disposed") })
    #expect(journal.entries == ["1", "disposed", "released"])
  }

  @Test func `Single.subscribe(with:) skips its handlers after its object is deallocated`() {
    let source = PublishSubject<Int>()
    let calls = Journal(Int.self)
    var object: Journal<Int>? = Journal(Int.self)
    if let object {
      _ = Single.just(1).subscribe(with: object, onSuccess: { $0.write($1) })
      _ = Single<Int>.error(Fault("single")).subscribe(with: object, onFailure: { object, _ in object.write(-1) })
      _ = source.asSingle().subscribe(
        with: object, onSuccess: { calls.write($1) }, onDisposed: { _ in calls.write(-1) })
    }
    #expect(object?.entries == [1, -1])
    weak let held = object
    object = nil
    #expect(held == nil)
    source.onNext(2)
    source.onCompleted()
    #expect(calls.entries.isEmpty)
    #expect(!source.hasObservers)
  }

  @Test func `Single.asMaybe emits the element, and Single.asCompletable emits only the terminal event`() {
    _ = Single.just(1).asMaybe().subscribe { [journal] in journal.write("\($0)") }
    _ = Single.just(1).asCompletable().subscribe { [journal] in journal.write("\($0)") }
    _ = Single<Int>.error(Fault("single")).asCompletable().subscribe { [journal] in journal.write("\($0)") }
    #expect(journal.entries == ["success(1)", "completed", "error(single)"])
  }

  @Test func `Single.asObservable emits the element and the completion`() {
    _ = Single.just(1).asObservable().subscribe { [journal] in journal.write("\($0)") }
    #expect(journal.entries == ["next(1)", "completed"])
  }
}
