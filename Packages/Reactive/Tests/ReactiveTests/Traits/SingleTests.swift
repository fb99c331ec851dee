import Reactive
import ReactiveTest
import Testing

@Suite struct SingleTests {
  @Test func `the first answer counts, further ones are ignored`() {
    let journal = Journal()
    _ = Single<Int>.create { observer in
      observer(.success(1))
      observer(.success(2))
      observer(.failure(Fault("late")))
      return Disposables.create()
    }.subscribe(
      onSuccess: { journal.write("\($0)") }, onFailure: { journal.write("\($0)") },
      onDisposed: { journal.write("disposed") })
    #expect(journal.entries == ["1", "disposed"])
  }

  @Test func `a failure is delivered alone`() {
    let journal = Journal()
    _ = Single<Int>.error(Fault("single")).subscribe { result in
      if case .failure(let error) = result { journal.write("\(error)") }
    }
    #expect(journal.entries == ["single"])
  }

  @Test func `map, flatMap, catch and do keep the one element`() {
    let journal = Journal()
    _ = Single.just(1).map { $0 + 1 }.flatMap { .just($0 * 10) }.do(onSuccess: { journal.write("do \($0)") })
      .subscribe(onSuccess: { journal.write("\($0)") })
    _ = Single<Int>.error(Fault("single")).catchAndReturn(0).subscribe(onSuccess: { journal.write("\($0)") })
    _ = Single<Int>.error(Fault("single")).catch { _ in .just(7) }.subscribe(onSuccess: { journal.write("\($0)") })
    #expect(journal.entries == ["do 20", "20", "0", "7"])
  }

  @Test func `disposing runs the disposable of the creator once and suppresses the answer`() {
    let journal = Journal()
    let pending = PublishSubject<Int>()
    let subscription = Single<Int>.create { observer in
      Disposables.create(
        pending.subscribe(onNext: { observer(.success($0)) }),
        Disposables.create(with: { journal.write("released") }))
    }.subscribe(onSuccess: { journal.write("\($0)") })
    subscription.dispose()
    subscription.dispose()
    pending.onNext(1)
    #expect(journal.entries == ["released"])
  }

  @Test func `retry counts attempts in total`() {
    let journal = Journal()
    _ = Single<Int>.deferred {
      journal.write("attempt")
      return .error(Fault("single"))
    }.retry(3).subscribe(onFailure: { journal.write("\($0)") })
    #expect(journal.entries == ["attempt", "attempt", "attempt", "single"])
  }
}
