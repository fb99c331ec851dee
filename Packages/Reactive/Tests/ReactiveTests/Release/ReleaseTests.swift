import Foundation
import Reactive
import Testing

@Suite struct ReleaseTests {
  /// How a subscription ends.
  enum Ending: CaseIterable {
    /// Disposed of, while an inner sequence runs if the operator has any.
    case disposed
    case bagReleased
    case sourcesCompleted
    case sourcesFailed
  }

  @Test(.contract(.s5), arguments: ReleasedOperator.all, Ending.allCases)
  func `a subscription that is over holds nothing that its closures captured`(
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
    // Kept to the end: a subscription that is over releases everything, whoever still has its disposable.
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

  @Test(arguments: [("Reactive/Operators", ["Bind"]), ("ReactiveExtensions", [])])
  func `the subscriptions of every operator are tested`(folder: String, without: [String]) throws {
    // `bind` subscribes: it makes no sequence.
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources/\(folder)")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path()))
      .compactMap { ($0 as? String).map { URL(filePath: $0) } }
      .filter { $0.pathExtension == "swift" && !$0.lastPathComponent.contains("+") }
      .map { $0.deletingPathExtension().lastPathComponent }
    #expect(files.count > 15)
    #expect(Set(files).subtracting(ReleasedOperator.all.map(\.file) as [String]) == Set(without))
  }

  @Test func `a subject that was disposed of is released`() {
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
