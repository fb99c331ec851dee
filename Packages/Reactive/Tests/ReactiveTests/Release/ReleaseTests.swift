import Foundation
import Reactive
import Testing

@Suite struct ReleaseTests {
  /// The way in which a subscription ends.
  enum Ending: CaseIterable {
    /// The subscriber disposes of the subscription, while an inner sequence is active if the operator has one.
    case disposed
    case bagReleased
    case sourcesCompleted
    case sourcesFailed
  }

  @MainActor @Test(.contract(.s5), arguments: ReleasedOperator.all, Ending.allCases)
  func `A subscription that has ended releases everything that its closures capture`(
    operation: ReleasedOperator, ending: Ending
  ) {
    let (source, other) = (PublishSubject<Int>(), BehaviorSubject(value: 0))
    let scheduler = HistoricalScheduler()
    weak var token: Token?
    func subscribe() -> any Disposable {
      let held = Token()
      token = held
      let inputs = ReleaseInputs(
        source: source.map(held.pass), other: other.map(held.pass), scheduler: scheduler, token: held)
      return operation.build(inputs).subscribe(
        onNext: { _ = held.pass($0) }, onError: { _ in _ = held.pass(0) }, onDisposed: { _ = held.pass(0) })
    }
    // Retained to the end of the test: an ended subscription releases everything even while its disposable exists.
    let subscription = subscribe()
    for element in 1...2 {
      source.onNext(element)
      other.onNext(element)
    }
    switch ending {
    case .disposed: subscription.dispose()
    case .bagReleased: withExtendedLifetime(DisposeBag()) { $0.insert(subscription) }
    case .sourcesCompleted:
      source.onCompleted()
      other.onCompleted()
      scheduler.start()
    case .sourcesFailed:
      source.onError(Fault("source"))
      other.onError(Fault("other"))
      scheduler.start()
    }
    if !operation.endsWithItsInputs { subscription.dispose() }
    #expect(token == nil)
    withExtendedLifetime((source, other, scheduler, subscription)) {}
  }

  @Test(arguments: [("Reactive/Operators", ["Bind"]), ("ReactiveExtensions", ["SubscribeWeak"])])
  func `ReleasedOperator lists every operator`(folder: String, without: [String]) throws {
    // `bind` and `subscribe(weak:)` subscribe to a sequence and do not create one.
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources/\(folder)")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path()))
      .compactMap { ($0 as? String).map { URL(filePath: $0) } }
      .filter { $0.pathExtension == "swift" && !$0.lastPathComponent.contains("+") }
      .map { $0.deletingPathExtension().lastPathComponent }
    #expect(files.count > 15)
    #expect(Set(files).subtracting(ReleasedOperator.all.map(\.file) as [String]) == Set(without))
  }

  @Test func `A subject that was disposed of is deallocated when its last reference is released`() {
    func isReleased<Subject: AnyObject & Disposable>(_ make: () -> Subject) -> Bool {
      weak var subject: Subject?
      func use() {
        let made = make()
        subject = made
        made.dispose()
      }
      use()
      return subject == nil
    }
    #expect(isReleased { PublishSubject<Int>() })
    #expect(isReleased { BehaviorSubject(value: 0) })
    #expect(isReleased { ReplaySubject<Int>.createUnbounded() })
  }
}
