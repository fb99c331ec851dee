import Dispatch
import Reactive
import Testing

@Suite struct SubscriptionLedgerTests {
  #if DEBUG
    @Test func `SubscriptionLedger counts no subscription that has terminated or been disposed of`() {
      let ledger = SubscriptionLedger()
      SubscriptionLedger.$current.withValue(ledger) {
        let source = PublishSubject<Int>()
        let shared = source.share(replay: 1)
        let held = Observable.combineLatest(shared, shared.startWith(0)) { $0 + $1 }.flatMapLatest {
          Observable.of($0, $0)
        }
        .retry(2).subscribe(onNext: { _ in })
        source.onNext(1)
        #expect(ledger.liveSubscriptions > 0)
        held.dispose()
        _ = Observable.merge(.of(1, 2), .error(Fault("end"))).catchAndReturn(0).subscribe(onNext: { _ in })
      }
      #expect(ledger.liveSubscriptions == 0)
    }
  #endif

  @Test func `share(replay:) loses no element for observers that subscribe while another thread sends`() {
    let done = DispatchSemaphore(value: 0)
    let journals = (0..<50).map { _ in Journal(Int.self) }
    let bag = DisposeBag()
    DispatchQueue.global().async {
      let source = BehaviorRelay(value: 0)
      let shared = source.asObservable().share(replay: 1)
      shared.subscribe(onNext: { _ in }).disposed(by: bag)
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        if thread == 0 {
          for element in 1...2_000 { source.accept(element) }
        } else {
          for journal in journals { shared.subscribe(onNext: journal.write).disposed(by: bag) }
        }
      }
      done.signal()
    }
    #expect(done.wait(timeout: .now() + 20) == .success)
    for entries in journals.map(\.entries) { #expect(entries == Array((entries.first ?? -1)...2_000)) }
  }
}
