import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct PublishTests {
  @Test func `publish delivers only later elements and the terminal event to a late subscriber`() {
    let source = PublishSubject<Int>()
    let connectable = source.publish()
    let journal = Journal()
    _ = connectable.subscribe { journal.write("A \($0)") }
    let connection = connectable.connect()
    source.onNext(1)
    _ = connectable.subscribe { journal.write("B \($0)") }
    source.onNext(2)
    source.onCompleted()
    connection.dispose()
    #expect(journal.entries == ["A next(1)", "A next(2)", "B next(2)", "A completed", "B completed"])
  }

  @Test func `publish forwards an error of the source to its subscriber`() {
    let connectable = Observable<Int>.error(Fault("source")).publish()
    let journal = Journal()
    _ = connectable.subscribe { journal.write("\($0)") }
    connectable.connect().dispose()
    #expect(journal.entries == ["error(source)"])
  }
}
