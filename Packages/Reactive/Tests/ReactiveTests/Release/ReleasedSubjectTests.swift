import Dispatch
import Reactive
import Synchronization
import Testing

@Suite struct ReleasedSubjectTests {
  /// A hot sequence, and its `dispose` method if it has one.
  struct Hot: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable () -> (sequence: Observable<Int>, dispose: (() -> Void)?)

    init(_ name: String, make: @escaping @Sendable () -> (Observable<Int>, (() -> Void)?)) {
      testDescription = name
      self.make = make
    }

    static let all = [
      Hot("PublishSubject") {
        let subject = PublishSubject<Int>()
        return (subject, subject.dispose)
      },
      Hot("BehaviorSubject") {
        let subject = BehaviorSubject(value: 0)
        return (subject, subject.dispose)
      },
      Hot("ReplaySubject") {
        let subject = ReplaySubject<Int>.create(bufferSize: 2)
        return (subject, subject.dispose)
      },
      Hot("AsyncSubject") { (AsyncSubject<Int>(), nil) },
      Hot("PublishRelay") { (PublishRelay<Int>().asObservable(), nil) },
      Hot("BehaviorRelay") { (BehaviorRelay(value: 0).asObservable(), nil) },
      Hot("ReplayRelay") { (ReplayRelay<Int>.create(bufferSize: 2).asObservable(), nil) },
    ]
  }

  /// A chain that makes one subscription, which the test does not dispose of. An operator with several inputs
  /// makes several subscriptions and, as in RxSwift, lives until it ends or is disposed of.
  struct Chain: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let build: @Sendable (Observable<Int>) -> Observable<Int>

    init(_ name: String, build: @escaping @Sendable (Observable<Int>) -> Observable<Int>) {
      testDescription = name
      self.build = build
    }

    static let all = [
      Chain("direct") { $0 },
      Chain("filter and map") { $0.filter { $0 >= 0 }.map { $0 + 1 } },
      Chain("scan and distinctUntilChanged") { $0.scan(0, accumulator: +).distinctUntilChanged() },
    ]
  }

  @Test(arguments: Hot.all, Chain.all)
  func `A subject or relay that is deallocated releases observers whose subscriptions were never disposed of`(
    hot: Hot, chain: Chain
  ) {
    weak var token: Token?
    func subscribe() {
      let held = Token()
      token = held
      _ = chain.build(hot.make().sequence).subscribe(onNext: { _ = held.pass($0) })
    }
    subscribe()
    #expect(token == nil)
  }

  @Test(arguments: Hot.all.filter { $0.make().dispose != nil }, Chain.all)
  func `A subject that is disposed of releases observers whose subscriptions were never disposed of`(
    hot: Hot, chain: Chain
  ) {
    let (sequence, dispose) = hot.make()
    weak var token: Token?
    func subscribe() {
      let held = Token()
      token = held
      _ = chain.build(sequence).subscribe(onNext: { _ = held.pass($0) })
    }
    subscribe()
    #expect(token != nil)
    dispose?()
    #expect(token == nil)
    withExtendedLifetime(sequence) {}
  }

  @Test func `Disposing of a subscription calls onDisposed, and deallocating its subject does not`() {
    let journal = Journal()
    let subscription = PublishSubject<Int>().do(onDispose: { journal.write("do") })
      .subscribe(onNext: { _ in }, onDisposed: { journal.write("onDisposed") })
    #expect(journal.entries == [])
    subscription.dispose()
    #expect(journal.entries.sorted() == ["do", "onDisposed"])
  }

  @Test func `A subject can be deallocated on one thread while another disposes of its subscriptions`() {
    for _ in 0..<2_000 {
      weak var token: Token?
      func race() {
        let held = Token()
        token = held
        var subject: PublishSubject<Int>? = PublishSubject()
        let subscriptions = (0..<4).compactMap { _ in subject?.subscribe(onNext: { _ = held.pass($0) }) }
        let owner = Mutex<PublishSubject<Int>?>(subject)
        subject = nil
        DispatchQueue.concurrentPerform(iterations: 2) { thread in
          if thread == 0 {
            owner.withLock { $0 = nil }
          } else {
            for subscription in subscriptions { subscription.dispose() }
          }
        }
      }
      race()
      #expect(token == nil)
    }
  }
}
