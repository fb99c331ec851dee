import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct MaybeZipTests {
  private func expect<Element: Equatable & Sendable>(
    _ sequence: Maybe<Element>, sends element: Element, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let journal = Journal(Element.self)
    _ = sequence.asObservable().subscribe(onNext: journal.write)
    #expect(journal.entries == [element], sourceLocation: sourceLocation)
  }

  private func one(_ number: Int) -> Maybe<Int> { .just(number) }

  @Test func `Maybe.zip combines the elements of two to eight sequences`() {
    expect(Maybe.zip(one(1), one(2)) { $0 + $1 }, sends: 3)
    expect(Maybe.zip(one(1), one(2), one(3)) { $0 + $1 + $2 }, sends: 6)
    expect(Maybe.zip(one(1), one(2), one(3), one(4)) { $0 + $1 + $2 + $3 }, sends: 10)
    expect(Maybe.zip(one(1), one(2), one(3), one(4), one(5)) { $0 + $1 + $2 + $3 + $4 }, sends: 15)
    expect(Maybe.zip(one(1), one(2), one(3), one(4), one(5), one(6)) { $0 + $1 + $2 + $3 + $4 + $5 }, sends: 21)
    expect(
      Maybe.zip(one(1), one(2), one(3), one(4), one(5), one(6), one(7)) { $0 + $1 + $2 + $3 + $4 + $5 + $6 }, sends: 28)
    expect(
      Maybe.zip(one(1), one(2), one(3), one(4), one(5), one(6), one(7), one(8)) {
        $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
      }, sends: 36)
  }

  @Test func `Maybe.zip without a selector emits tuples`() {
    expect(Maybe.zip(one(1), one(2)).map { "\($0)" }, sends: "(1, 2)")
    expect(Maybe.zip(one(1), one(2), one(3)).map { "\($0)" }, sends: "(1, 2, 3)")
    expect(Maybe.zip(one(1), one(2), one(3), one(4)).map { "\($0)" }, sends: "(1, 2, 3, 4)")
    expect(Maybe.zip(one(1), one(2), one(3), one(4), one(5)).map { "\($0)" }, sends: "(1, 2, 3, 4, 5)")
    expect(Maybe.zip(one(1), one(2), one(3), one(4), one(5), one(6)).map { "\($0)" }, sends: "(1, 2, 3, 4, 5, 6)")
    expect(
      Maybe.zip(one(1), one(2), one(3), one(4), one(5), one(6), one(7)).map { "\($0)" }, sends: "(1, 2, 3, 4, 5, 6, 7)")
    expect(
      Maybe.zip(one(1), one(2), one(3), one(4), one(5), one(6), one(7), one(8)).map { "\($0)" },
      sends: "(1, 2, 3, 4, 5, 6, 7, 8)")
  }

  @Test func `Maybe.zip completes without an element if one of its sequences is empty`() {
    let journal = Journal()
    _ = Maybe.zip(Maybe<Int>.empty(), one(1)) { $0 + $1 }.subscribe { journal.write("\($0)") }
    #expect(journal.entries == ["completed"])
  }
}
