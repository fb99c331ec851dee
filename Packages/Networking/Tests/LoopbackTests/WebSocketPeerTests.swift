import Foundation
import LoopbackServer
import Networking
import Reactive
import Testing

extension Loopback {
  /// Tests of the live transport against a server of Python's `websockets`.
  @Suite(
    .timeLimit(.minutes(15)), .enabled(if: PythonPeer.isAvailable, "the Python package websockets is not installed"))
  struct WebSocketPeerTests {
    private typealias Signal = StreamSignal<WebSocketMessage>

    private func messages(
      _ peer: PythonPeer, _ path: EndpointPath, sending outgoing: Observable<WebSocketMessage> = .never(),
      isEncrypted: Bool = false, query: Parameters = [:], headers: HTTPHeaders = [:]
    ) throws -> Observable<StreamSignal<WebSocketMessage>> {
      let url = try #require(
        URL(string: isEncrypted ? "https://localhost:\(peer.port)" : "http://127.0.0.1:\(peer.port)"))
      let transport = CurlTransport(.init(authorities: isEncrypted ? peer.authorities : nil, environment: [:]))
      return APIClient(baseURL: url, headers: headers, transport: transport)
        .messages(Endpoint(.get, path, query: query, decoding: .ignored), sending: outgoing)
    }

    private func first(
      _ count: Int, _ path: EndpointPath, isEncrypted: Bool = false
    ) async throws -> (signals: [StreamSignal<WebSocketMessage>], report: String?) {
      let peer = try PythonPeer(isEncrypted: isEncrypted)
      defer { peer.stop() }
      var signals: [StreamSignal<WebSocketMessage>] = []
      for try await signal in try messages(peer, path, isEncrypted: isEncrypted).take(count).values {
        signals.append(signal)
      }
      return (signals, peer.report())
    }

    /// Sends messages one after another, each after the echo of the last, and returns the echoes.
    private func echoes(of sent: [WebSocketMessage], isEncrypted: Bool) async throws -> [WebSocketMessage] {
      let peer = try PythonPeer(isEncrypted: isEncrypted)
      defer { peer.stop() }
      let outgoing = PublishRelay<WebSocketMessage>()
      var received: [WebSocketMessage] = []
      for try await signal in try messages(peer, "/echo", sending: outgoing.asObservable(), isEncrypted: isEncrypted)
        .values
      {
        if case .event(let message) = signal { received.append(message) }
        if received.count == sent.count { break }
        outgoing.accept(sent[received.count])
      }
      #expect(peer.report() == "echo 1000")
      return received
    }

    @Test(arguments: [false, true])
    func `Messages of every length are echoed unchanged, also encrypted`(isEncrypted: Bool) async throws {
      let texts = [0, 1, 125, 126, 127, 65_535, 65_536, 1_000_000].map { count in
        WebSocketMessage.text(String(repeating: "é", count: count / 2) + (count % 2 == 0 ? "" : "x"))
      }
      let sent = texts + [.data(Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })), .text("中文👍")]
      #expect(try await echoes(of: sent, isEncrypted: isEncrypted) == sent)
    }

    @Test
    func `Fragments are joined, also within a character and around a ping`() async throws {
      #expect(
        try await first(3, "/fragments").signals
          == [.opened, .event(.text("Hello, wörld")), .event(.data(Data([0, 1])))])
      #expect(try await first(2, "/split").signals == [.opened, .event(.text("é"))])
    }

    @Test
    func `A ping of the server is answered`() async throws {
      #expect(try await first(2, "/ping").signals == [.opened, .event(.text("pong"))])
    }

    @Test
    func `Disposing of a WebSocket closes it with the code of a normal end`() async throws {
      #expect(try await first(1, "/echo").report == "echo 1000")
    }

    @Test(arguments: [1_000, 1_001, 1_011, 3_000, 4_999])
    func `Every code with which the server closes is answered and counts as a lost connection`(code: Int) async throws {
      let (signals, report) = try await first(2, EndpointPath(stringLiteral: "/close/\(code)"))
      #expect(signals == [.opened, .lost])
      #expect(report == "close \(code)")
    }

    @Test(arguments: [("8101ff", 1_007), ("8300", 1_002), ("817f0000000000200000", 1_009), ("8902", nil)])
    func `The server is told which violation has ended the connection`(bytes: String, code: Int?) async throws {
      let peer = try PythonPeer()
      defer { peer.stop() }
      let path = EndpointPath(stringLiteral: "/raw/\(bytes)")
      guard let code else {
        // An incomplete frame is waited for.
        for try await signal in try messages(peer, path).values where signal == .opened { break }
        #expect(peer.report() == "raw 1000")
        return
      }
      for try await signal in try messages(peer, path).values where signal == .lost { break }
      #expect(peer.report() == "raw \(code)")
    }

    @Test(arguments: [false, true])
    func `A message up to the limit arrives, and a larger one ends the connection`(isEncrypted: Bool) async throws {
      let big = try await first(2, "/big/1048576", isEncrypted: isEncrypted).signals
      #expect(big == [.opened, .event(.text(String(repeating: "x", count: 1 << 20)))])
      let bigger = try await first(2, "/big/1048577", isEncrypted: isEncrypted)
      #expect(bigger.signals == [.opened, .lost] && bigger.report == "big 1009")
    }

    @Test
    func `A connection that is reset is lost after its last message, and opened again`() async throws {
      #expect(try await first(4, "/abort").signals == [.opened, .event(.text("last")), .lost, .opened])
    }

    @Test
    func `The path, the query and the headers of the request arrive unchanged`() async throws {
      let peer = try PythonPeer()
      defer { peer.stop() }
      let headers: HTTPHeaders = ["Authorization": "Bearer secret"]
      for try await signal in try messages(peer, "/headers/a%20b", query: ["q": "&"], headers: headers).values {
        guard case .event(let message) = signal else { continue }
        #expect(message == .text("/headers/a%20b?q=%26|Bearer secret"))
        break
      }
    }
  }
}
