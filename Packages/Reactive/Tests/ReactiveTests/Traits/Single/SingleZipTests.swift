import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct SingleZipTests {
  private let journal = Journal()

  private func expect<Element: Equatable & Sendable>(
    _ sequence: Single<Element>, sends element: Element, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let journal = Journal(Element.self)
    _ = sequence.asObservable().subscribe(onNext: journal.write)
    #expect(journal.entries == [element], sourceLocation: sourceLocation)
  }

  private func one(_ number: Int) -> Single<Int> { .just(number) }

  @Test func `Single.zip combines the elements of two to eight sequences`() {
    expect(Single.zip(one(1), one(2)) { $0 + $1 }, sends: 3)
    expect(Single.zip(one(1), one(2), one(3)) { $0 + $1 + $2 }, sends: 6)
    expect(Single.zip(one(1), one(2), one(3), one(4)) { $0 + $1 + $2 + $3 }, sends: 10)
    expect(Single.zip(one(1), one(2), one(3), one(4), one(5)) { $0 + $1 + $2 + $3 + $4 }, sends: 15)
    expect(Single.zip(one(1), one(2), one(3), one(4), one(5), one(6)) { $0 + $1 + $2 + $3 + $4 + $5 }, sends: 21)
    expect(
      Single.zip(one(1), one(2), one(3), one(4), one(5), one(6), one(7)) { $0 + $1 + $2 + $3 + $4 + $5 + $6 }, sends: 28
    )
    expect(
      Single.zip(one(1), one(2), one(3), one(4), one(5), one(6), one(7), one(8)) {
        $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
      }, sends: 36)
  }

  @Test func `Single.zip without a selector emits tuples`() {
    expect(Single.zip(one(1), one(2)).map { "\($0)" }, sends: "(1, 2)")
    expect(Single.zip(one(1), one(2), one(3)).map { "\($0)" }, sends: "(1, 2, 3)")
    expect(Single.zip(one(1), one(2), one(3), one(4)).map { "\($0)" }, sends: "(1, 2, 3, 4)")
    expect(Single.zip(one(1), one(2), one(3), one(4), one(5)).map { "\($0)" }, sends: "(1, 2, 3, 4, 5)")
    expect(Single.zip(one(1), one(2), one(3), one(4), one(5), one(6)).map { "\($0)" }, sends: "(1, 2, 3, 4, 5, 6)")
    expect(
      Single.zip(one(1), one(2), one(3), one(4), one(5), one(6), one(7)).map { "\($0)" }, sends: "(1, 2, 3, 4, 5, 6, 7)"
    )
    expect(
      Single.zip(one(1), one(2), one(3), one(4), one(5), one(6), one(7), one(8)).map { "\($0)" },
      sends: "(1, 2, 3, 4, 5, 6, 7, 8)")
  }

  @Test func `Single.zip fails with the first error or the error of its selector, and disposes of the other singles`() {
    let other = PublishSubject<Int>()
    _ = Single.zip(other.asSingle(), Single<Int>.error(Fault("b"))) { $0 + $1 }
      .subscribe { [journal] in journal.write("\($0)") }
    _ = Single.zip(one(1), one(2)) { _, _ -> Int in throw Fault("selector") }
      .subscribe { [journal] in journal.write("\($0)") }
    #expect(journal.entries == ["failure(b)", "failure(selector)"])
    #expect(!other.hasObservers)
  }

  @Test
  func
    `Single.zip preserves the order of a collection, and calls the selector for an empty one only on subscription`()
  {
    let pending = [PublishSubject<Int>(), PublishSubject<Int>()]
    _ = Single.zip(pending.map { $0.asSingle() }).subscribe { [journal] in journal.write("\($0)") }
    for (number, subject) in pending.enumerated().reversed() {
      subject.onNext(number)
      subject.onCompleted()
    }
    let none = Single.zip([Single<Int>]()) { [journal] (elements: [Int]) in
      journal.write("asked")
      return elements.count
    }
    #expect(journal.entries == ["success([0, 1])"])
    _ = none.subscribe { [journal] in journal.write("\($0)") }
    _ = Single.zip([Single<Int>]()).subscribe { [journal] in journal.write("\($0)") }
    #expect(journal.entries == ["success([0, 1])", "asked", "success(0)", "success([])"])
  }
}
