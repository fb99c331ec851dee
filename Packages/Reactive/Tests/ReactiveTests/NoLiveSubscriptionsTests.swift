import Reactive
import ReactiveTest
import Testing

@Suite struct NoLiveSubscriptionsTests {
  #if DEBUG
    private func issues(_ test: @Sendable @escaping () async throws -> Void) async throws -> Int {
      let found = Journal()
      try await withKnownIssue(isIntermittent: true) {
        guard let current = Test.current else { return }
        try await NoLiveSubscriptionsTrait().provideScope(for: current, testCase: nil, performing: test)
      } matching: { issue in
        found.write("\(issue)")
        return true
      }
      return found.entries.count
    }

    @Test func `noLiveSubscriptions reports an issue if a subscription stays alive`() async throws {
      let subject = PublishSubject<Int>()
      #expect(try await issues { _ = subject.subscribe() } == 1)
    }

    @Test func `noLiveSubscriptions accepts a subscription that has ended or was disposed of`() async throws {
      #expect(
        try await issues {
          _ = Observable.of(1, 2).subscribe()
          PublishSubject<Int>().subscribe().dispose()
        } == 0)
    }
  #endif

  @Test(.noLiveSubscriptions) func `noLiveSubscriptions is a trait that counts subscriptions during a test`() {
    #expect(SubscriptionLedger.current != nil)
  }
}
