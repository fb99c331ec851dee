import Dispatch
import Foundation
import Reactive
import Testing

@Suite struct HistoricalSchedulerTests {
  private let journal = Journal()

  @Test func `HistoricalScheduler starts on January 1, 1970, or at the given date`() {
    #expect(HistoricalScheduler().clock == Date(timeIntervalSince1970: 0))
    let date = Date(timeIntervalSince1970: 1_000)
    #expect(HistoricalScheduler(initialClock: date).now == date)
  }

  @Test func `HistoricalScheduler runs actions at dates and after fractions of seconds`() {
    let scheduler = HistoricalScheduler()
    for seconds in [20.0, 10.5] {
      _ = scheduler.scheduleAbsoluteVirtual((), time: Date(timeIntervalSince1970: seconds)) { [journal] _ in
        journal.write("\(scheduler.clock.timeIntervalSince1970)")
        return Disposables.create()
      }
    }
    let delayed = Observable.just(1).delay(.milliseconds(15_250), scheduler: scheduler).subscribe(onNext: {
      [journal] _ in journal.write("delayed at \(scheduler.clock.timeIntervalSince1970)")
    })
    scheduler.start()
    #expect(journal.entries == ["10.5", "delayed at 15.25", "20.0"])
    delayed.dispose()
  }
}
