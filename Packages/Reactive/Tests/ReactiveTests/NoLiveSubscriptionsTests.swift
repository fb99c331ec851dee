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

    @Test func `a subscription that is left alive is an issue`() async throws {
      let subject = PublishSubject<Int>()
      #expect(try await issues { _ = subject.subscribe() } == 1)
    }

    @Test func `one that ended or was disposed of is none`() async throws {
      #expect(
        try await issues {
          _ = Observable.of(1, 2).subscribe()
          PublishSubject<Int>().subscribe().dispose()
        } == 0)
    }
  #endif

  @Test(.noLiveSubscriptions) func `it is a trait`() {
    #expect(SubscriptionLedger.current != nil)
  }
}
