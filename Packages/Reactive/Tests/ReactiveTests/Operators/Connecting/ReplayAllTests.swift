import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct ReplayAllTests {
  @Test func `replayAll replays all previous elements to a late subscriber`() {
    let source = PublishSubject<Int>()
    let connectable = source.replayAll()
    let connection = connectable.connect()
    for element in 1...100 { source.onNext(element) }
    #expect(events(of: connectable) == (1...100).map { "next(\($0))" })
    connection.dispose()
  }
}
