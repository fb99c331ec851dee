import Reactive
import ReactiveTest
import ReactiveXCTest
import XCTest

/// An XCTest suite. `Scripts/clients` expects the first case to fail and the second one to run nevertheless.
final class ScanTests: XCTestCase {
  private let scheduler = TestScheduler(initialClock: 0)

  func testFails() {
    let observer = scheduler.start { Observable.of(1, 2).scan(0) { $0 + $1 } }
    XCTAssertEqual(observer.events, [.next(200, 1), .next(200, 2), .completed(200)])
    XCTAssertRecordedElements(observer.events, [1, 3])
  }

  func testSucceeds() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let observer = scheduler.start { source.scan(0) { $0 + $1 } }
    XCTAssertEqual(observer.events, [.next(210, 1), .next(220, 3)])
    XCTAssertRecordedElements(observer.events, [1, 3])
  }
}
