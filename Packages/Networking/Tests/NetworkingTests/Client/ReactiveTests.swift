import Foundation
import Networking
import NetworkingTest
import Reactive
import ReactiveTest
import Testing

@Suite
struct ReactiveTests {
  private let scheduler = TestScheduler(initialClock: 0)
  private let endpoint = Endpoint<[Int]>(.get, "/list")
  private let recorder = Recorder<[Int]>()

  @Test
  func `A Single of a response sends one request for each subscription, and none before`() throws {
    let transport = ScriptedTransport.scripted([.json("[1]"), .json("[2]")])
    let single: Single<[Int]> = try APIClient.scripted(transport).send(endpoint)
    #expect(transport.requests.isEmpty)
    for _ in 0..<2 { recorder.record(single) }
    #expect(recorder.elements == [[1], [2]])
  }

  @Test
  func `A Single of a response delivers the response in virtual time`() throws {
    let reply = ScriptedReply.json("[1]").after(.seconds(30), on: scheduler)
    let single: Single<[Int]> = try APIClient.scripted([reply]).send(endpoint)
    recorder.record(single)
    scheduler.advanceTo(29)
    #expect(recorder.elements.isEmpty)
    scheduler.advanceTo(30)
    #expect(recorder.elements == [[1]])
  }

  @Test(arguments: [
    (ScriptedReply.status(404), NetworkError.status(.init(code: 404))),
    (.json("{}"), .decoding(.init(path: "", reason: .wrongType(expected: "a list")))),
    (.failure(.transport(.offline)), .transport(.offline)),
  ])
  func `A Single of a response fails only with a NetworkError`(reply: ScriptedReply, error: NetworkError) throws {
    let single: Single<[Int]> = try APIClient.scripted([reply]).send(endpoint)
    recorder.record(single)
    #expect(recorder.errors as? [NetworkError] == [error])
  }

  @Test
  func `A Single of a response fails on subscription if the request cannot be written`() throws {
    let single: Single<[Int]> = try APIClient.scripted([]).send(Endpoint<[Int]>(.get, "/\("..")"))
    recorder.record(single)
    #expect(recorder.errors as? [NetworkError] == [.invalidSegment("..")])
  }

  @Test
  func `Disposing of a subscription to a response cancels the exchange and ends delivery`() throws {
    let transport = ScriptedTransport.scripted([.json("[1]").after(.seconds(1), on: scheduler)])
    let single: Single<[Int]> = try APIClient.scripted(transport).send(endpoint)
    recorder.record(single).dispose()
    scheduler.start()
    #expect(transport.cancelled == 1)
    #expect(recorder.elements.isEmpty)
    #expect(recorder.errors.isEmpty)
  }

  @Test
  func `A Single of a reply emits the response with its headers`() throws {
    let single: Single<Reply<[Int]>> = try APIClient.scripted([.json("[1]", headers: ["X-A": "1"])]).reply(to: endpoint)
    let recorder = Recorder<Reply<[Int]>>()
    recorder.record(single)
    #expect(recorder.elements.map(\.headers).map { $0["X-A"] } == ["1"])
  }
}
