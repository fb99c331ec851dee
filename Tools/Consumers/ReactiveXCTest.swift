import Reactive
import ReactiveTest
import ReactiveXCTest
import XCTest

final class MapTests: XCTestCase {
  func testMap() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start { Observable.of(1, 2).map { $0 * 2 } }
    XCTAssertEqual(observer.events, [.next(200, 2), .next(200, 4), .completed(200)])
  }
}
