import Reactive
import ReactiveTest
import Testing

@MainActor @Suite(.noLiveSubscriptions) struct SharedSequenceCombiningTests {
  private func expect<Element: Equatable & Sendable>(
    _ sequence: Driver<Element>, sends element: Element, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let journal = Journal(Element.self)
    _ = sequence.asObservable().subscribe(onNext: journal.write)
    #expect(journal.entries == [element], sourceLocation: sourceLocation)
  }

  private func one(_ number: Int) -> Driver<Int> { .just(number) }

  @Test func `Driver.zip combines the elements of two to eight sequences`() {
    expect(Driver.zip(one(1), one(2)) { $0 + $1 }, sends: 3)
    expect(Driver.zip(one(1), one(2), one(3)) { $0 + $1 + $2 }, sends: 6)
    expect(Driver.zip(one(1), one(2), one(3), one(4)) { $0 + $1 + $2 + $3 }, sends: 10)
    expect(Driver.zip(one(1), one(2), one(3), one(4), one(5)) { $0 + $1 + $2 + $3 + $4 }, sends: 15)
    expect(Driver.zip(one(1), one(2), one(3), one(4), one(5), one(6)) { $0 + $1 + $2 + $3 + $4 + $5 }, sends: 21)
    expect(
      Driver.zip(one(1), one(2), one(3), one(4), one(5), one(6), one(7)) { $0 + $1 + $2 + $3 + $4 + $5 + $6 }, sends: 28
    )
    expect(
      Driver.zip(one(1), one(2), one(3), one(4), one(5), one(6), one(7), one(8)) {
        $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
      }, sends: 36)
  }

  @Test func `Driver.zip without a selector emits tuples`() {
    expect(Driver.zip(one(1), one(2)).map { "\($0)" }, sends: "(1, 2)")
    expect(Driver.zip(one(1), one(2), one(3)).map { "\($0)" }, sends: "(1, 2, 3)")
    expect(Driver.zip(one(1), one(2), one(3), one(4)).map { "\($0)" }, sends: "(1, 2, 3, 4)")
    expect(Driver.zip(one(1), one(2), one(3), one(4), one(5)).map { "\($0)" }, sends: "(1, 2, 3, 4, 5)")
    expect(Driver.zip(one(1), one(2), one(3), one(4), one(5), one(6)).map { "\($0)" }, sends: "(1, 2, 3, 4, 5, 6)")
    expect(
      Driver.zip(one(1), one(2), one(3), one(4), one(5), one(6), one(7)).map { "\($0)" }, sends: "(1, 2, 3, 4, 5, 6, 7)"
    )
    expect(
      Driver.zip(one(1), one(2), one(3), one(4), one(5), one(6), one(7), one(8)).map { "\($0)" },
      sends: "(1, 2, 3, 4, 5, 6, 7, 8)")
  }

  @Test func `Driver.combineLatest combines the latest elements of two to eight sequences`() {
    expect(Driver.combineLatest(one(1), one(2)) { $0 + $1 }, sends: 3)
    expect(Driver.combineLatest(one(1), one(2), one(3)) { $0 + $1 + $2 }, sends: 6)
    expect(Driver.combineLatest(one(1), one(2), one(3), one(4)) { $0 + $1 + $2 + $3 }, sends: 10)
    expect(Driver.combineLatest(one(1), one(2), one(3), one(4), one(5)) { $0 + $1 + $2 + $3 + $4 }, sends: 15)
    expect(
      Driver.combineLatest(one(1), one(2), one(3), one(4), one(5), one(6)) { $0 + $1 + $2 + $3 + $4 + $5 }, sends: 21)
    expect(
      Driver.combineLatest(one(1), one(2), one(3), one(4), one(5), one(6), one(7)) { $0 + $1 + $2 + $3 + $4 + $5 + $6 },
      sends: 28)
    expect(
      Driver.combineLatest(one(1), one(2), one(3), one(4), one(5), one(6), one(7), one(8)) {
        $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
      }, sends: 36)
  }

  @Test func `Driver.combineLatest without a selector emits tuples`() {
    expect(Driver.combineLatest(one(1), one(2)).map { "\($0)" }, sends: "(1, 2)")
    expect(Driver.combineLatest(one(1), one(2), one(3)).map { "\($0)" }, sends: "(1, 2, 3)")
    expect(Driver.combineLatest(one(1), one(2), one(3), one(4)).map { "\($0)" }, sends: "(1, 2, 3, 4)")
    expect(Driver.combineLatest(one(1), one(2), one(3), one(4), one(5)).map { "\($0)" }, sends: "(1, 2, 3, 4, 5)")
    expect(
      Driver.combineLatest(one(1), one(2), one(3), one(4), one(5), one(6)).map { "\($0)" }, sends: "(1, 2, 3, 4, 5, 6)")
    expect(
      Driver.combineLatest(one(1), one(2), one(3), one(4), one(5), one(6), one(7)).map { "\($0)" },
      sends: "(1, 2, 3, 4, 5, 6, 7)")
    expect(
      Driver.combineLatest(one(1), one(2), one(3), one(4), one(5), one(6), one(7), one(8)).map { "\($0)" },
      sends: "(1, 2, 3, 4, 5, 6, 7, 8)")
  }

  @Test func `Driver.zip and Driver.combineLatest of a collection preserve its order`() {
    expect(Driver.zip([one(1), one(2)]), sends: [1, 2])
    expect(Driver.zip([one(1), one(2)]) { $0.reduce(0, +) }, sends: 3)
    expect(Driver.combineLatest([one(1), one(2)]), sends: [1, 2])
    expect(Driver.combineLatest([one(1), one(2)]) { $0.reduce(0, +) }, sends: 3)
  }
}
