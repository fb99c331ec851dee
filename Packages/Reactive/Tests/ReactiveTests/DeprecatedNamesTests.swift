import Dispatch
import Reactive
import ReactiveTest
import Testing

/// Tests of the names that RxSwift has deprecated.
@Suite struct DeprecatedNamesTests {
  @Test(arguments: alias) func `A deprecated operator behaves like its replacement`(_ alias: Alias) {
    #expect(events(alias.old) == events(alias.new))
  }

  private func events(_ apply: @escaping Alias.Operator) -> [Recorded<Event<Int>>] {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .error(240, Fault("source")),
    ])
    let other = scheduler.createHotObservable([.next(215, 0)])
    return scheduler.start(disposed: 400) { apply(source.asObservable(), other.asObservable(), scheduler) }.events
  }
}

struct Alias: Sendable, CustomTestStringConvertible {
  typealias Operator = @Sendable (_ source: Observable<Int>, _ other: Observable<Int>, TestScheduler) -> Observable<Int>

  let testDescription: String
  let old: Operator
  let new: Operator

  init(_ name: String, _ old: @escaping Operator, _ new: @escaping Operator) {
    testDescription = name
    self.old = old
    self.new = new
  }
}

// Accessed through a protocol, since that reaches a deprecated declaration without a warning.
private protocol AliasList { var all: [Alias] { get } }
private let alias = (OldNames() as any AliasList).all

private struct OldNames: AliasList {
  @available(*, deprecated) var all: [Alias] {
    [
      Alias("takeUntil", { a, b, _ in a.takeUntil(b) }, { a, b, _ in a.take(until: b) }),
      Alias("takeUntil(_:predicate:)", { a, _, _ in a.takeUntil(.inclusive) { $0 == 2 } }) { a, _, _ in
        a.take(until: { $0 == 2 }, behavior: .inclusive)
      },
      Alias("takeWhile", { a, _, _ in a.takeWhile { $0 < 2 } }) { a, _, _ in a.take(while: { $0 < 2 }) },
      Alias("take(_:scheduler:)", { a, _, s in a.take(.seconds(25), scheduler: s) }) { a, _, s in
        a.take(for: .seconds(25), scheduler: s)
      },
      Alias("skipUntil", { a, b, _ in a.skipUntil(b) }, { a, b, _ in a.skip(until: b) }),
      Alias("skipWhile", { a, _, _ in a.skipWhile { $0 < 2 } }, { a, _, _ in a.skip(while: { $0 < 2 }) }),
      Alias("elementAt", { a, _, _ in a.elementAt(1) }, { a, _, _ in a.element(at: 1) }),
      Alias("catchError", { a, b, _ in a.catchError { _ in b } }, { a, b, _ in a.catch { _ in b } }),
      Alias("catchErrorJustReturn", { a, _, _ in a.catchErrorJustReturn(9) }, { a, _, _ in a.catchAndReturn(9) }),
      Alias("catchError (static)", { a, _, _ in .catchError([a, .just(9)]) }) { a, _, _ in
        .catch(sequence: [a, .just(9)])
      },
      Alias("retryWhen", { a, _, s in a.retryWhen { $0.delay(.seconds(9), scheduler: s).take(2) } }) { a, _, s in
        a.retry { (errors: Observable<any Error>) in errors.delay(.seconds(9), scheduler: s).take(2) }
      },
      Alias("retryWhen of one type", { a, _, _ in a.retryWhen { (errors: Observable<RxError>) in errors } }) {
        a, _, _ in
        a.retry { (errors: Observable<RxError>) in errors }
      },
      Alias("observeOn", { a, _, s in a.observeOn(s) }, { a, _, s in a.observe(on: s) }),
      Alias("subscribeOn", { a, _, s in a.subscribeOn(s) }, { a, _, s in a.subscribe(on: s) }),
    ]
  }
}
