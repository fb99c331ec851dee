import Foundation
import Reactive
import ReactiveURLSession
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A URL protocol that sends responses without a network. The path of the URL selects the response.
private final class Answers: URLProtocol {
  static let started = AsyncStream.makeStream(of: Void.self)
  static let stopped = AsyncStream.makeStream(of: Void.self)

  override static func canInit(with request: URLRequest) -> Bool { true }
  override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, let client else { return }
    switch url.path {
    case "/never": Answers.started.continuation.yield()
    case "/broken": client.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost))
    case "/local":
      client.urlProtocol(
        self, didReceive: URLResponse(url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil),
        cacheStoragePolicy: .notAllowed)
      client.urlProtocolDidFinishLoading(self)
    default:
      guard
        let response = HTTPURLResponse(
          url: url, statusCode: url.path == "/missing" ? 404 : 200, httpVersion: "HTTP/1.1", headerFields: nil)
      else { return }
      client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client.urlProtocol(
        self, didLoad: Data(url.lastPathComponent == "json" ? #"{"a":[1,true,null,"b"]}"#.utf8 : "text".utf8))
      client.urlProtocolDidFinishLoading(self)
    }
  }

  override func stopLoading() { if request.url?.path == "/never" { Answers.stopped.continuation.yield() } }
}

@Suite(.timeLimit(.minutes(15))) struct URLSessionTests {
  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answers.self]
    return URLSession(configuration: configuration)
  }()

  private func url(_ path: String) throws -> URL { try #require(URL(string: "http://test.invalid/\(path)")) }

  @Test func `URLSession.rx.response emits the response with its body, regardless of its status`() async throws {
    let (response, data) = try await session.rx.response(request: URLRequest(url: url("missing"))).asSingle().value
    #expect(response.statusCode == 404)
    #expect(String(decoding: data, as: UTF8.self) == "text")
  }

  @Test func `URLSession.rx.data emits the body of a successful response`() async throws {
    #expect(try await session.rx.data(url: url("text")).asSingle().value == Data("text".utf8))
  }

  @Test func `URLSession.rx.data fails with the response and its body if the status is not successful`() async throws {
    let error = await #expect(throws: RxCocoaURLError.self) {
      try await session.rx.data(url: url("missing")).asSingle().value
    }
    guard case .httpRequestFailed(let response, let data) = error else {
      Issue.record("unexpected \(String(describing: error))")
      return
    }
    #expect(response.statusCode == 404)
    #expect(data == Data("text".utf8))
    #expect(error?.debugDescription == "The HTTP request failed with status 404.")
  }

  @Test func `URLSession.rx.json emits the decoded value of the body`() async throws {
    let value = try await session.rx.json(url: url("json")).asSingle().value
    let array = try #require((value as? [String: any Sendable])?["a"] as? [any Sendable])
    #expect(array.count == 4)
    #expect(array[0] as? Int == 1)
    #expect(array[1] as? Bool == true)
    #expect(array[2] is NSNull)
    #expect(array[3] as? String == "b")
  }

  @Test func `URLSession.rx.json fails if the body is not valid JSON`() async throws {
    let error = await #expect(throws: RxCocoaURLError.self) {
      _ = try await session.rx.json(url: url("text")).asSingle().value
    }
    guard case .deserializationError = error else {
      Issue.record("unexpected \(String(describing: error))")
      return
    }
  }

  @Test func `URLSession.rx forwards an error of its task`() async throws {
    await #expect(throws: URLError.self) { try await session.rx.data(url: url("broken")).asSingle().value }
  }

  @Test func `URLSession.rx fails if the response is not HTTP`() async throws {
    let error = await #expect(throws: RxCocoaURLError.self) {
      try await session.rx.data(url: url("local")).asSingle().value
    }
    guard case .nonHTTPResponse = error else {
      Issue.record("unexpected \(String(describing: error))")
      return
    }
  }

  @Test func `Subscribing to URLSession.rx.data starts a task, and disposal cancels it`() async throws {
    let subscription = session.rx.data(url: try url("never")).subscribe()
    for await _ in Answers.started.stream { break }
    subscription.dispose()
    #expect(await Answers.stopped.stream.contains { _ in true })
  }
}
