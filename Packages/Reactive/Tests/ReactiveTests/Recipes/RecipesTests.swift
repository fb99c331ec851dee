import Foundation
import Reactive
import ReactiveTest
import Testing

@Suite struct RecipesTests {
  private let scheduler = TestScheduler(initialClock: 0)
  private let journal = Journal()

  @Test func `The code in the recipes article is the code that these tests run`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let code = try String(contentsOf: tests.appending(path: "Recipes.swift"), encoding: .utf8)
    let article = try String(
      contentsOf: tests.appending(path: "../../../Sources/Reactive/Reactive.docc/Recipes.md"), encoding: .utf8)
    let blocks = article.matches(of: #/```swift\n([\s\S]*?)```/#).map { String($0.1) }
    #expect(blocks.count == 6)
    for block in blocks { #expect(code.contains(block)) }
  }

  @Test(.timeLimit(.minutes(15)))
  func `The search recipe waits for a pause, shows that it is loading, and continues after a failure`() async throws {
    let query = PublishSubject<String>()
    var states = search(query, on: scheduler) { text in
      if text == "x" { throw Fault("x") }
      return [text]
    }.values.makeAsyncIterator()
    query.onNext("a")
    query.onNext("ab")
    scheduler.advanceTo(10)
    #expect(try await [states.next(), states.next()] == [.loading, .results(["ab"])])
    query.onNext("x")
    scheduler.advanceTo(20)
    #expect(try await [states.next(), states.next()] == [.loading, .failed])
    query.onNext("b")
    scheduler.advanceTo(30)
    #expect(try await [states.next(), states.next()] == [.loading, .results(["b"])])
  }

  @Test func `The paging recipe loads one page at a time until a page is empty`() {
    let more = PublishSubject<Void>()
    let requests = PublishSubject<[String]>()
    let subscription = rows(loadMore: more) { [journal] page in
      journal.write("page \(page)")
      return requests.take(1).asSingle()
    }.subscribe { [journal] in journal.write("\($0)") }
    more.onNext(())
    requests.onNext(["a"])
    more.onNext(())
    requests.onNext(["b"])
    more.onNext(())
    requests.onNext([])
    #expect(
      journal.entries == [
        "page 0", #"next(["a"])"#, "page 1", #"next(["a", "b"])"#, "page 2", "completed",
      ])
    subscription.dispose()
  }

  @Test func `The form recipe submits a form only if it is valid and no submission is running`() {
    let form = BehaviorSubject(value: Registration())
    let submit = PublishSubject<Void>()
    let answers = PublishSubject<String>()
    let subscription = registrations(form, submit: submit) { [journal] form in
      journal.write("register \(form.name)")
      return answers.take(1).asSingle().map { if $0 == "taken" { throw Fault("taken") } else { $0 } }
    }.subscribe(onNext: { [journal] in journal.write("\($0)") })
    submit.onNext(())
    form.onNext(Registration(name: "ann", password: "12345678"))
    submit.onNext(())
    submit.onNext(())
    answers.onNext("taken")
    submit.onNext(())
    answers.onNext("welcome")
    #expect(journal.entries == ["register ann", "error(taken)", "register ann", "next(welcome)"])
    subscription.dispose()
  }

  private struct Busy: TemporaryError {}

  @Test func `The retry recipe retries only temporary errors, after growing delays`() {
    let busy = scheduler.createColdObservable([.error(1, Busy(), Int.self)])
    let observer = scheduler.start { [scheduler] in busy.retryTemporaryErrors(2, on: scheduler) }
    #expect(busy.subscriptions == [Subscription(200, 201), Subscription(202, 203), Subscription(205, 206)])
    #expect(observer.events == [.error(206, Busy())])
    let broken = TestScheduler(initialClock: 0)
    #expect(
      broken.start { Observable<Int>.error(Fault("broken")).retryTemporaryErrors(2, on: broken) }.events == [
        .error(200, Fault("broken"))
      ])
  }

  @Test(arguments: [
    (Permission.granted, Permission.denied, "next(1)"), (.denied, .granted, "error(PermissionDenied())"),
    (.undetermined, .granted, "next(1)"), (.undetermined, .denied, "error(PermissionDenied())"),
  ])
  func `The permission recipe requests a permission only if its status is undetermined`(
    status: Permission, answer: Permission, expected: String
  ) {
    let result = withPermission(.just(status), request: .just(answer), .just(1)).asObservable()
    #expect(events(of: result).first == expected)
  }

  @Test
  func `The cache recipe emits the cached value first, stores the fetched value, and does not repeat an equal value`() {
    let store: @Sendable (Int) -> Void = { [journal] in journal.write("store \($0)") }
    #expect(
      events(of: cacheThenNetwork(cached: .just(1), fetch: .just(2), store: store))
        == ["next(1)", "next(2)", "completed"])
    #expect(events(of: cacheThenNetwork(cached: .just(1), fetch: .just(1), store: store)) == ["next(1)", "completed"])
    #expect(
      events(of: cacheThenNetwork(cached: .error(Fault("cache")), fetch: .just(3), store: store))
        == ["next(3)", "completed"])
    #expect(
      events(of: cacheThenNetwork(cached: .just(1), fetch: .error(Fault("network")), store: store))
        == ["next(1)", "error(network)"])
    #expect(journal.entries == ["store 2", "store 1", "store 3"])
  }
}
