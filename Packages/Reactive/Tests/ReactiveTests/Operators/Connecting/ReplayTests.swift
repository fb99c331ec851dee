import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct ReplayTests {
  @Test func `replay replays the last elements to a late subscriber`() {
    let source = PublishSubject<Int>()
    let connectable = source.replay(2)
    let connection = connectable.connect()
    for element in 1...3 { source.onNext(element) }
    #expect(events(of: connectable) == ["next(2)", "next(3)"])
    connection.dispose()
    #expect(events(of: connectable) == [])
  }

  @Test func `replay drops its elements when the source and the connection have ended`() {
    let source = PublishSubject<Int>()
    let connectable = source.replay(1)
    let journal = Journal()
    _ = connectable.subscribe { journal.write("\($0)") }
    let connection = connectable.connect()
    source.onNext(1)
    source.onCompleted()
    connection.dispose()
    #expect(journal.entries == ["next(1)", "completed"])
    #expect(events(of: connectable) == [])
  }
}
