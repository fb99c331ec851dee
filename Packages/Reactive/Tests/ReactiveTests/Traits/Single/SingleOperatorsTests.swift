import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct SingleOperatorsTests {
  private let journal = Journal()

  private func note<Element>(_ single: Single<Element>) {
    _ = single.subscribe { [journal] in journal.write("\($0)") }
  }

  private func note<Element>(_ maybe: Maybe<Element>) {
    _ = maybe.subscribe { [journal] in journal.write("\($0)") }
  }

  @Test func `Single.map and Single.flatMap transform the element, and forward an error of their closure`() {
    note(Single.just(1).map { $0 + 1 }.flatMap { .just($0 * 10) })
    note(Single.just(1).map { _ -> Int in throw Fault("map") })
    note(Single.just(1).flatMap { _ -> Single<Int> in throw Fault("flatMap") })
    #expect(journal.entries == ["success(20)", "failure(map)", "failure(flatMap)"])
  }

  @Test func `Single.filter and Single.compactMap return a Maybe`() {
    note(Single.just(1).filter { $0 > 1 })
    note(Single.just(2).filter { $0 > 1 })
    note(Single.just("a").compactMap(Int.init))
    note(Single.just("3").compactMap(Int.init))
    #expect(journal.entries == ["completed", "success(2)", "completed", "success(3)"])
  }

  @Test func `Single.flatMapMaybe returns a Maybe, and Single.flatMapCompletable a Completable`() {
    note(Single.just(1).flatMapMaybe { _ in Maybe<Int>.empty() })
    note(Single.just(1).flatMapMaybe { .just($0 + 1) })
    _ = Single.just(1).flatMapCompletable { _ in .empty() }.subscribe { [journal] in journal.write("\($0)") }
    #expect(journal.entries == ["completed", "success(2)", "completed"])
  }

  @Test func `catch and catchAndReturn on a Single replace an error`() {
    note(Single<Int>.error(Fault("single")).catchAndReturn(0))
    note(Single<Int>.error(Fault("single")).catch { _ in .just(7) })
    note(Single<Int>.error(Fault("single")).catch { throw Fault("again: \($0)") })
    #expect(journal.entries == ["success(0)", "success(7)", "failure(again: single)"])
  }

  @Test func `Single.retry limits the total number of attempts`() {
    note(
      Single<Int>.deferred { [journal] in
        journal.write("attempt")
        return .error(Fault("single"))
      }.retry(3))
    #expect(journal.entries == ["attempt", "attempt", "attempt", "failure(single)"])
  }

  @Test func `Single.do calls its handlers before and after the element or error`() {
    note(
      Single.just(1).do(
        onSuccess: { [journal] in journal.write("on \($0)") },
        afterSuccess: { [journal] in journal.write("after \($0)") },
        onSubscribe: { [journal] in journal.write("subscribe") },
        onSubscribed: { [journal] in journal.write("subscribed") },
        onDispose: { [journal] in journal.write("dispose") }))
    note(
      Single<Int>.error(Fault("single")).do(
        onError: { [journal] in journal.write("on \($0)") }, afterError: { [journal] in journal.write("after \($0)") }))
    #expect(
      journal.entries == [
        "subscribe", "on 1", "success(1)", "after 1", "subscribed", "dispose", "on single", "failure(single)",
        "after single",
      ])
  }
}
