import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct SubscribeWeakTests {
  private final class Screen: Sendable {
    let journal: Journal<String>

    init(_ journal: Journal<String>) { self.journal = journal }

    func show(_ event: Event<Int>) { journal.write("event \(event)") }
    func next(_ element: Int) { journal.write("next \(element)") }
    func fail(_ error: any Error) { journal.write("error \(error)") }
    func complete() { journal.write("completed") }
    func disposed() { journal.write("disposed") }
  }

  private let journal = Journal()

  @Test func `subscribe(weak:) calls the methods of its object`() {
    let screen = Screen(journal)
    let source = Observable.just(1)
    _ = source.subscribe(weak: screen, { screen in { screen.show($0) } })
    _ = source.subscribe(
      weak: screen, onNext: { screen in { screen.next($0) } }, onCompleted: { screen in { screen.complete() } },
      onDisposed: { screen in { screen.disposed() } })
    _ = source.subscribeNext(weak: screen, { screen in { screen.next($0) } })
    _ = source.subscribeCompleted(weak: screen, { screen in { screen.complete() } })
    _ = Observable<Int>.error(Fault("source")).subscribeError(weak: screen, { screen in { screen.fail($0) } })
    #expect(
      journal.entries == [
        "event next(1)", "event completed", "next 1", "completed", "disposed", "next 1", "completed", "error source",
      ])
  }

  @Test func `subscribe(weak:) does not retain its object, and calls nothing after the object was released`() {
    let source = PublishSubject<Int>()
    var screen: Screen? = Screen(journal)
    weak let held = screen
    let bag = DisposeBag()
    if let screen { source.subscribeNext(weak: screen, { screen in { screen.next($0) } }).disposed(by: bag) }
    screen = nil
    #expect(held == nil)
    source.onNext(1)
    #expect(journal.entries.isEmpty)
    #expect(source.hasObservers)
  }
}
