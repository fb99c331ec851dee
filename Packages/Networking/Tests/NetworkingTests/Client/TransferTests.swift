import Foundation
import Networking
import NetworkingTest
import Reactive
import Testing

@Suite
struct TransferTests {
  private let half = TransferProgress(sent: 5, totalToSend: 10)
  private let whole = TransferProgress(sent: 10, totalToSend: 10)

  @Test
  func `A transfer emits its progress, then its response, and completes`() throws {
    let client = try APIClient.scripted([.json("[1]").reporting(half, whole)])
    let recorder = Recorder<TransferEvent<[Int]>>()
    recorder.record(client.transfer(Endpoint<[Int]>(.post, "/media")))
    #expect(recorder.elements == [.progress(half), .progress(whole), .finished([1])])
    #expect(recorder.isCompleted)
    #expect(half == TransferProgress(sent: 5, totalToSend: 10, received: 0, totalToReceive: nil))
  }

  @Test
  func `Disposing of a subscription to a transfer cancels the exchange`() throws {
    let transport = ScriptedTransport.scripted([ScriptedReply.never.reporting(half)])
    let recorder = Recorder<TransferEvent<[Int]>>()
    recorder.record(try APIClient.scripted(transport).transfer(Endpoint<[Int]>(.post, "/media"))).dispose()
    #expect(recorder.elements == [.progress(half)])
    #expect(transport.cancelled == 1)
  }

  @Test
  func `A download ends with the URL of its complete file`() throws {
    let file = try TemporaryFile()
    let client = try APIClient.scripted([.json("content")])
    let recorder = Recorder<TransferEvent<URL>>()
    recorder.record(client.download(Endpoint(.get, "/a.png", decoding: .ignored), to: file.url))
    #expect(recorder.elements == [.finished(file.url)])
    #expect(try String(contentsOf: file.url, encoding: .utf8) == "content")
  }

  @Test(arguments: [
    ScriptedReply.json("no", status: 404), .failure(.transport(.connectionLost)),
  ])
  func `A download that fails leaves an existing file unchanged`(reply: ScriptedReply) throws {
    let file = try TemporaryFile(Data("old".utf8))
    let recorder = Recorder<TransferEvent<URL>>()
    recorder.record(
      try APIClient.scripted([reply]).download(Endpoint(.get, "/a.png", decoding: .ignored), to: file.url))
    #expect(recorder.errors.count == 1)
    #expect(try String(contentsOf: file.url, encoding: .utf8) == "old")
  }

  @Test
  func `A download restarts once if the server rejects its range`() throws {
    let file = try TemporaryFile()
    let transport = ScriptedTransport.scripted([.status(416), .json("content")])
    let recorder = Recorder<TransferEvent<URL>>()
    recorder.record(
      try APIClient.scripted(transport).download(Endpoint(.get, "/a.png", decoding: .ignored), to: file.url))
    #expect(recorder.elements == [.finished(file.url)])
    let refusing = ScriptedTransport.scripted([.status(416), .status(416)])
    recorder.record(
      try APIClient.scripted(refusing).download(Endpoint(.get, "/a.png", decoding: .ignored), to: file.url))
    #expect(recorder.errors as? [NetworkError] == [.status(.init(code: 416))])
  }
}
