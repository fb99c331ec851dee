import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct InfallibleCombiningTests {
  private func expect<Element: Equatable & Sendable>(
    _ sequence: Infallible<Element>, sends element: Element, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let journal = Journal(Element.self)
    _ = sequence.asObservable().subscribe(onNext: journal.write)
    #expect(journal.entries == [element], sourceLocation: sourceLocation)
  }

  private func one(_ number: Int) -> Infallible<Int> { .just(number) }

  @Test func `Infallible.zip combines the elements of two to eight sequences`() {
    expect(Infallible.zip(one(1), one(2)) { $0 + $1 }, sends: 3)
    expect(Infallible.zip(one(1), one(2), one(3)) { $0 + $1 + $2 }, sends: 6)
    expect(Infallible.zip(one(1), one(2), one(3), one(4)) { $0 + $1 + $2 + $3 }, sends: 10)
    expect(Infallible.zip(one(1), one(2), one(3), one(4), one(5)) { $0 + $1 + $2 + $3 + $4 }, sends: 15)
    expect(Infallible.zip(one(1), one(2), one(3), one(4), one(5), one(6)) { $0 + $1 + $2 + $3 + $4 + $5 }, sends: 21)
    expect(
      Infallible.zip(one(1), one(2), one(3), one(4), one(5), one(6), one(7)) { $0 + $1 + $2 + $3 + $4 + $5 + $6 },
      sends: 28)
    expect(
      Infallible.zip(one(1), one(2), one(3), one(4), one(5), one(6), one(7), one(8)) {
        $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
      }, sends: 36)
  }

  @Test func `Infallible.combineLatest combines the latest elements of two to eight sequences`() {
    expect(Infallible.combineLatest(one(1), one(2)) { $0 + $1 }, sends: 3)
    expect(Infallible.combineLatest(one(1), one(2), one(3)) { $0 + $1 + $2 }, sends: 6)
    expect(Infallible.combineLatest(one(1), one(2), one(3), one(4)) { $0 + $1 + $2 + $3 }, sends: 10)
    expect(Infallible.combineLatest(one(1), one(2), one(3), one(4), one(5)) { $0 + $1 + $2 + $3 + $4 }, sends: 15)
    expect(
      Infallible.combineLatest(one(1), one(2), one(3), one(4), one(5), one(6)) { $0 + $1 + $2 + $3 + $4 + $5 },
      sends: 21)
    expect(
      Infallible.combineLatest(one(1), one(2), one(3), one(4), one(5), one(6), one(7)) {
        $0 + $1 + $2 + $3 + $4 + $5 + $6
      }, sends: 28)
    expect(
      Infallible.combineLatest(one(1), one(2), one(3), one(4), one(5), one(6), one(7), one(8)) {
        $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
      }, sends: 36)
  }

  @Test func `Infallible.combineLatest without a selector emits tuples`() {
    expect(Infallible.combineLatest(one(1), one(2)).map { "\($0)" }, sends: "(1, 2)")
    expect(Infallible.combineLatest(one(1), one(2), one(3)).map { "\($0)" }, sends: "(1, 2, 3)")
    expect(Infallible.combineLatest(one(1), one(2), one(3), one(4)).map { "\($0)" }, sends: "(1, 2, 3, 4)")
    expect(Infallible.combineLatest(one(1), one(2), one(3), one(4), one(5)).map { "\($0)" }, sends: "(1, 2, 3, 4, 5)")
    expect(
      Infallible.combineLatest(one(1), one(2), one(3), one(4), one(5), one(6)).map { "\($0)" },
      sends: "(1, 2, 3, 4, 5, 6)")
    expect(
      Infallible.combineLatest(one(1), one(2), one(3), one(4), one(5), one(6), one(7)).map { "\($0)" },
      sends: "(1, 2, 3, 4, 5, 6, 7)")
    expect(
      Infallible.combineLatest(one(1), one(2), one(3), one(4), one(5), one(6), one(7), one(8)).map { "\($0)" },
      sends: "(1, 2, 3, 4, 5, 6, 7, 8)")
  }

  @Test func `Infallible.combineLatest of a collection preserves its order`() {
    expect(Infallible.combineLatest([one(1), one(2)]), sends: [1, 2])
    expect(Infallible.combineLatest([one(1), one(2)]) { $0.reduce(0, +) }, sends: 3)
  }
}
