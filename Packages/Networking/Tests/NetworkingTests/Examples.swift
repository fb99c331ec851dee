import Foundation
import Networking
import NetworkingTest
import Reactive
import Testing

struct Rank: Decodable, Sendable {
  var username: String
  var rank: StringOrNumber
}

struct RankPage: Decodable, Sendable {
  var curPage: Int
  var datas: LossyArray<Rank>
}

extension Endpoint where Response == RankPage {
  static func ranking(page: Int) -> Endpoint {
    Endpoint(
      .get, "/coin/rank/\(page)/json",
      decoding: .envelope(EnvelopeFormat(code: "errorCode", message: "errorMsg")))
  }
}

extension Endpoint where Response == AccessToken {
  fileprivate static func renewal(of old: AccessToken) -> Endpoint { Endpoint(.post, "/token") }
}

@Suite struct Examples {
  private let url: URL
  private let bag = DisposeBag()

  init() throws { url = try #require(URL(string: "https://example.com")) }

  @Test
  func `The example of a ranking page runs on a scripted transport`() async throws {
    let page1 = #"{"errorCode": 0, "errorMsg": "", "data": {"curPage": 1, "datas": [{"username": "a", "rank": "1"}]}}"#

    let transport = ScriptedTransport([.json(page1), .failure(.transport(.offline))]) { Issue.record($0) }
    let client = APIClient(baseURL: url, transport: transport)

    let page = try await client.send(.ranking(page: 1))
    #expect(page.datas.elements.map(\.username) == ["a"])
    await #expect(throws: NetworkError.transport(.offline)) { try await client.send(.ranking(page: 2)) }
  }

  /// An example that is compiled but not run, because it would contact a real server.
  private func live(show: @escaping @Sendable (Any) -> Void) async throws {
    let client = APIClient(baseURL: url, transport: CurlTransport())
    let page = try await client.send(.ranking(page: 1))

    client.send(.ranking(page: 1))
      .subscribe(onSuccess: { show($0) }, onFailure: { show($0) })
      .disposed(by: bag)

    show(page)
  }

  private func events(
    of client: APIClient, refresh: @escaping @Sendable () -> Void,
    apply: @escaping @Sendable (_ type: String, _ data: String) -> Void
  ) {
    client.events(Endpoint(.get, "/api/v1/streaming/user", decoding: .ignored))
      .subscribe(onNext: { signal in
        switch signal {
        case .opened: refresh()  // events before this moment may have been missed
        case .event(let event): apply(event.type, event.data)
        case .lost: break  // the stream connects again by itself
        }
      })
      .disposed(by: bag)
  }

  private func messages(of client: APIClient, handle: @escaping @Sendable (_ text: String) -> Void) {
    let socket = Endpoint(.get, "/api/v1/streaming", query: ["stream": "user"], decoding: .ignored)
    client.messages(socket)
      .subscribe(onNext: { signal in
        if case .event(.text(let text)) = signal { handle(text) }
      })
      .disposed(by: bag)
  }

  private func interceptors(
    saved: AccessToken?, login: APIClient, secrets: any CookieStorage, userID: @escaping @Sendable () -> String,
    log: @escaping @Sendable (String) -> Void
  ) -> APIClient {
    let authentication = AuthenticationInterceptor(for: url, token: saved) { old in
      login.send(.renewal(of: old))
    }
    let client = APIClient(
      baseURL: url, transport: CurlTransport(),
      interceptors: [
        LoggingInterceptor { log($0) },
        CacheInterceptor(MemoryResponseCache(), user: { userID() }),
        RetryInterceptor(),
        authentication,
        CookieInterceptor(CookieJar(storage: secrets)),
      ])

    return client
  }
}
