import Reactive
import ReactiveTest
import Testing

@Suite struct AssertionsTests {
  private func issues(_ assertion: () -> Void) -> [String] {
    let texts = Journal()
    withKnownIssue {
      assertion()
    } matching: { issue in
      texts.write(issue.comments.map(\.rawValue).joined())
      return true
    }
    return texts.entries
  }

  @Test func `XCTAssertEqual and XCTAssertRecordedElements pass for equal lists`() {
    XCTAssertEqual([Event.next(1), .error(Fault("a")), .completed], [.next(1), .error(Fault("a")), .completed])
    XCTAssertEqual([SingleEvent.success(1), .failure(Fault("a"))], [.success(1), .failure(Fault("a"))])
    XCTAssertEqual(
      [MaybeEvent.success(1), .error(Fault("a")), .completed], [.success(1), .error(Fault("a")), .completed])
    XCTAssertEqual([CompletableEvent.error(Fault("a")), .completed], [.error(Fault("a")), .completed])
    XCTAssertEqual([Recorded.next(1, 1)], [.next(1, 1)])
    XCTAssertEqual([Recorded.next(1, Int?.none)], [.next(1, nil)])
    XCTAssertRecordedElements([.next(1, "a"), .next(2, "b")], ["a", "b"])
    #expect(Recorded.events(.next(1, "a"), .completed(2)) == Recorded.events([.next(1, "a"), .completed(2)]))
  }

  @Test func `XCTAssertEqual fails for different lists and shows both`() {
    #expect(
      issues { XCTAssertEqual([Recorded.next(1, 1), .next(2, 2)], [.next(1, 1), .completed(2)]) } == [
        "the lists differ from index 1 on; first:\n  next(1) @ 1\n  next(2) @ 2\nsecond:\n  next(1) @ 1\n  completed @ 2"
      ])
    #expect(issues { XCTAssertEqual([Event.next(1)], []) }.count == 1)
    #expect(issues { XCTAssertEqual([MaybeEvent.success(1)], [.completed]) }.count == 1)
    #expect(issues { XCTAssertEqual([CompletableEvent.error(Fault("a"))], [.error(Fault("b"))]) }.count == 1)
    #expect(issues { XCTAssertEqual([SingleEvent.success(1)], [.failure(Fault("a"))]) }.count == 1)
    #expect(issues { XCTAssertEqual([Recorded.next(1, Int?.some(1))], [.next(1, nil)]) }.count == 1)
  }

  @Test func `XCTAssertRecordedElements fails if the list contains a terminal event or an unexpected element`() {
    #expect(
      issues { XCTAssertRecordedElements([.next(1, "a"), .completed(2)], ["a"]) } == [
        "expected elements alone, but the sequence ended: completed @ 2"
      ])
    #expect(issues { XCTAssertRecordedElements([.next(1, "a")], ["b"]) }.count == 1)
  }

  @Test func `Outside of a test, XCTAssertEqual traps if its arguments differ`() async {
    await #expect(processExitsWith: .failure) {
      await Task.detached { XCTAssertEqual([Event.next(1)], [.completed]) }.value
    }
  }

  #if DEBUG
    @Test func `TestScheduler reports an issue if a run leaves a subscription alive`() {
      let scheduler = TestScheduler(initialClock: 0)
      let source = PublishSubject<Int>()
      let found = issues {
        _ = scheduler.start { () -> Observable<Int> in
          _ = source.subscribe()
          return .empty()
        }
      }
      let message = "Subscriptions of the run alive at its end: 1. Dispose of them, or complete them."
      #expect(found == ["\(message)\nReactiveTests/AssertionsTests.swift:61: PublishSubject"])
    }
  #endif
}
