import Reactive
import ReactiveTest
import Testing

#if DEBUG
  @Suite struct LeakedChainTests {
    @Test func `The leak checks are tested with at least 20 seeded leaks`() {
      #expect(SeededLeak.all.count >= 20)
    }

    @Test(.contract(.s5), arguments: SeededLeak.all)
    func `SubscriptionLedger names the chain and the line of a subscription that is left alive`(leak: SeededLeak) {
      let ledger = SubscriptionLedger()
      let source = PublishSubject<Int>()
      let held = SubscriptionLedger.$current.withValue(ledger) {
        let subscription = leak.subscribe(source)
        source.onNext(1)
        return subscription
      }
      #expect(ledger.liveChains.map(\.chain.description) == [leak.chain])
      #expect(ledger.liveChains.map(\.site?.line) == [leak.line])
      #expect(ledger.liveChains.allSatisfy { $0.site?.file == "ReactiveTests/SeededLeak.swift" })
      held.dispose()
      #expect(ledger.liveChains.isEmpty)
    }

    @Test func `noLiveSubscriptions names the chain that a test leaves alive`() async throws {
      let found = Journal()
      let subject = PublishSubject<Int>()
      let line = #line + 5
      try await withKnownIssue {
        let current = try #require(Test.current)
        try await NoLiveSubscriptionsTrait().provideScope(for: current, testCase: nil) {
          // The subscription is on the next line.
          _ = subject.map { $0 + 1 }.subscribe()
        }
      } matching: { issue in
        found.write(issue.comments.map(\.rawValue).joined())
        return true
      }
      #expect(found.entries.count == 1)
      #expect(found.entries.first?.contains("LeakedChainTests.swift:\(line): PublishSubject → map") == true)
    }

    @Test func `TestScheduler names the chain that a run leaves alive`() {
      let found = Journal()
      withKnownIssue {
        let bag = DisposeBag()
        let scheduler = TestScheduler(initialClock: 0)
        _ = scheduler.start {
          Observable<Int>.deferred {
            PublishSubject<Int>().concat(Observable.never()).subscribe().disposed(by: bag)
            return .empty()
          }
        }
        withExtendedLifetime(bag) {}
      } matching: { issue in
        found.write(issue.comments.map(\.rawValue).joined())
        return true
      }
      #expect(found.entries.first?.contains("LeakedChainTests.swift") == true)
      #expect(found.entries.first?.contains("PublishSubject → concat") == true)
    }
  }
#endif
