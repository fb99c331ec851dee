import Reactive
import Testing

@Suite struct DisposableValueTests {
  @Test func `A DisposeBag and a subscription dispose of a disposable that is a value`() {
    struct Token: Disposable {
      let name: String
      let journal: Journal<String>
      func dispose() { journal.write(name) }
    }
    let journal = Journal()
    do {
      let bag = DisposeBag()
      Token(name: "bag", journal: journal).disposed(by: bag)
      bag.insert(Token(name: "inserted", journal: journal))
    }
    let subject = PublishSubject<Int>()
    let source = Observable<Int>.create { observer in
      Disposables.create(subject.subscribe(observer), Token(name: "source", journal: journal))
    }
    let pending = Observable<Int>.create { _ in Token(name: "pending", journal: journal) }
    pending.subscribe().dispose()
    _ = source.subscribe()
    subject.onCompleted()
    #expect(journal.entries == ["bag", "inserted", "pending", "source"])
  }
}
