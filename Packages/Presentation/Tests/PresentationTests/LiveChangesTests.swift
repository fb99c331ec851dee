import Networking
import Presentation
import Reactive
import Testing

@MainActor @Suite struct LiveChangesTests {
  private struct Unwritable: Error {}

  private let stream = PublishRelay<StreamSignal<Int>>()
  private let isActive = BehaviorRelay(value: true)
  private let written = BehaviorRelay<[Int]>(value: [])
  private let isLive = BehaviorRelay<[Bool]>(value: [])
  private let needed = BehaviorRelay(value: 0)
  private let live: LiveChanges<Int>
  private let bag = DisposeBag()

  /// The changes with negative numbers need a request, and 0 cannot be written.
  init() {
    live = LiveChanges { [written] change in
      if change == 0 { throw Unwritable() }
      written.accept(written.value + [change])
      return change > 0
    }
    live.isLive.subscribe(onNext: { [isLive] in isLive.accept(isLive.value + [$0]) }).disposed(by: bag)
    live.needed.emit(onNext: { [needed] in needed.accept(needed.value + 1) }).disposed(by: bag)
    live.follow(stream.asObservable(), while: isActive.asObservable()).disposed(by: bag)
  }

  private func send(_ changes: Int...) { for change in changes { stream.accept(.event(change)) } }

  /// Starts a request, and returns a relay that ends it successfully or with an error.
  private func request() -> PublishSubject<Void> {
    let response = PublishSubject<Void>()
    live.following(response.asSingle()).subscribe().disposed(by: bag)
    return response
  }

  private func succeed(_ response: PublishSubject<Void>) {
    response.onNext(())
    response.onCompleted()
  }

  @Test func `Changes are written after a request that started after the stream had opened`() {
    send(1)
    stream.accept(.opened)
    send(2)
    #expect(needed.value == 1)
    let response = request()
    send(3, 4)
    #expect(written.value == [])
    succeed(response)
    #expect(written.value == [3, 4])
    send(5)
    #expect(written.value == [3, 4, 5])
    #expect(isLive.value == [false, true])
  }

  @Test func `A request that started before the stream had opened does not count, and another one is needed`() {
    let response = request()
    stream.accept(.opened)
    #expect(needed.value == 1)
    succeed(response)
    #expect(needed.value == 2)
    send(1)
    #expect(written.value == [])
    succeed(request())
    send(2)
    #expect(written.value == [2])
  }

  @Test func `While several requests run, changes wait for the last one`() {
    stream.accept(.opened)
    let (first, second) = (request(), request())
    send(1)
    succeed(first)
    send(2)
    #expect(written.value == [])
    second.onError(Unwritable())
    #expect(written.value == [1, 2])
    #expect(isLive.value == [false, true])
  }

  @Test func `After a failed request, the changes since it started are dropped`() {
    stream.accept(.opened)
    let response = request()
    send(1)
    response.onError(Unwritable())
    send(2)
    #expect(written.value == [])
    succeed(request())
    send(3)
    #expect(written.value == [3])
    #expect(needed.value == 1)
  }

  @Test(arguments: [0, -1])
  func `After a change that cannot be written, changes are dropped until the next request`(change: Int) {
    stream.accept(.opened)
    succeed(request())
    send(change, 2)
    #expect(written.value.filter { $0 > 0 } == [])
    succeed(request())
    send(3)
    #expect(written.value.last == 3)
    #expect(isLive.value == [false, true, false, true])
  }

  @Test func `A lost stream ends the writing, even during a request`() {
    stream.accept(.opened)
    let response = request()
    send(1)
    stream.accept(.lost)
    stream.accept(.opened)
    send(2)
    succeed(response)
    #expect(written.value == [])
    #expect(isLive.value == [false])
    isActive.accept(false)
    stream.accept(.opened)
    succeed(request())
    send(3)
    #expect(written.value == [])
  }

  @Test func `A canceled request does not make the list complete`() {
    stream.accept(.opened)
    let canceled = live.following(.never()).subscribe()
    send(1)
    canceled.dispose()
    send(2)
    #expect(written.value == [] && isLive.value == [false])
  }

  @Test func `An invalidated list is not live, and needs a request; without a stream, nothing changes`() {
    live.invalidate()
    #expect(needed.value == 0)
    stream.accept(.opened)
    succeed(request())
    live.invalidate()
    #expect(needed.value == 2 && isLive.value == [false, true, false])
    send(1)
    #expect(written.value == [])
    succeed(request())
    send(2)
    #expect(written.value == [2])
  }

  @Test func `A flood of changes during a request is not kept, and another request is needed`() {
    stream.accept(.opened)
    let response = request()
    for change in 1...5_000 { send(change) }
    succeed(response)
    #expect(written.value == [])
    #expect(needed.value == 2)
  }
}
