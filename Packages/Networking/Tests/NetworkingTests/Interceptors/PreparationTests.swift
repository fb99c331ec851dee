import Foundation
import Networking
import NetworkingTest
import Reactive
import ReactiveTest
import Testing

@Suite struct PreparationTests {
  private let scheduler = TestScheduler(initialClock: 0)
  private let endpoint = Endpoint<String>(.get, "/", decoding: .text)

  @Test func `Requests wait for the preparation, which starts with the first request and runs once`() throws {
    let runs = Recorder<Int>()
    let preparation = Observable.deferred { [scheduler] in
      runs.record(Single.just(0))
      return Single<Int>.timer(.seconds(10), scheduler: scheduler).asObservable().map { _ in }
    }
    .share(replay: 1, scope: .forever).asSingle()
    let transport = ScriptedTransport.scripted([.json("1").repeated()])
    let client = try APIClient.scripted(transport, interceptors: [PreparationInterceptor(preparation)])
    #expect(runs.elements.isEmpty)
    let answers = Recorder<String>()
    for _ in 0..<2 { answers.record(client.send(endpoint) as Single<String>) }
    #expect(transport.requests.isEmpty)
    scheduler.advanceTo(10)
    answers.record(client.send(endpoint) as Single<String>)
    #expect(answers.elements == ["1", "1", "1"] && runs.elements == [0])
  }

  @Test func `A request that is canceled during the preparation is not sent`() throws {
    let preparation = Single<Int>.timer(.seconds(10), scheduler: scheduler).map { _ in }
    let transport = ScriptedTransport.scripted([])
    let client = try APIClient.scripted(transport, interceptors: [PreparationInterceptor(preparation)])
    Recorder<String>().record(client.send(endpoint) as Single<String>).dispose()
    scheduler.advanceTo(20)
    #expect(transport.requests.isEmpty)
  }

  @Test func `A request is sent even if the preparation fails`() throws {
    let transport = ScriptedTransport.scripted([.json("1")])
    let client = try APIClient.scripted(
      transport, interceptors: [PreparationInterceptor(.error(NetworkError.cancelled))])
    let answers = Recorder<String>()
    answers.record(client.send(endpoint) as Single<String>)
    #expect(answers.elements == ["1"])
  }
}
