import Foundation
import LoopbackServer
import Networking
import Testing

extension Loopback {
  @Suite
  struct ProxyTests {
    /// Returns the request line that a proxy receives, or `nil` if the request does not reach the proxy.
    private func seen(_ address: String, environment: [String: String]) async throws -> String? {
      let proxy = try LoopbackServer { connection, request in
        connection.answer(body: Array("\(request.method) \(request.target)".utf8))
      }
      defer { proxy.stop() }
      let environment = environment.mapValues { $0.replacing("PROXY", with: "http://127.0.0.1:\(proxy.port)") }
      let transport = CurlTransport(
        .init(limits: TransportLimits(connectTimeout: .seconds(2)), environment: environment))
      let client = APIClient(baseURL: try #require(URL(string: address)), transport: transport)
      return try? await client.send(Endpoint(.get, "/a", decoding: .text))
    }

    @Test(arguments: [
      ["http_proxy": "PROXY"], ["HTTP_PROXY": "PROXY"], ["ALL_PROXY": "PROXY"], ["all_proxy": "PROXY"],
      ["http_proxy": "PROXY", "NO_PROXY": "other.invalid"],
    ])
    func `The transport uses the proxy that the environment sets`(environment: [String: String]) async throws {
      #expect(try await seen("http://host.invalid", environment: environment) == "GET http://host.invalid/a")
    }

    @Test(arguments: [
      [:], ["https_proxy": "PROXY"], ["http_proxy": "PROXY", "NO_PROXY": "host.invalid"],
      ["http_proxy": "PROXY", "no_proxy": ".invalid"], ["HTTP_PROXY": "PROXY", "REQUEST_METHOD": "GET"],
    ])
    func `The transport uses no proxy if none is set for the scheme, the host is excluded, or CGI sets HTTP_PROXY`(
      environment: [String: String]
    ) async throws {
      #expect(try await seen("http://host.invalid", environment: environment) == nil)
    }

    @Test
    func `The transport never uses a proxy for the loopback address`() async throws {
      let server = try LoopbackServer { connection, _ in connection.answer(body: Array("direct".utf8)) }
      defer { server.stop() }
      let transport = CurlTransport(.init(environment: ["http_proxy": "http://host.invalid:1"]))
      let client = APIClient(baseURL: server.url(), transport: transport)
      #expect(try await client.send(Endpoint(.get, "/", decoding: .text)) == "direct")
    }

    /// Sends a request through the proxy that a variable names, and returns the failure of the proxy.
    private func failure(of scheme: String, _ variable: String, _ proxy: String) async throws -> ProxyFailure? {
      let transport = CurlTransport(
        .init(limits: TransportLimits(connectTimeout: .seconds(1)), environment: [variable: proxy]))
      let client = APIClient(baseURL: try #require(URL(string: "\(scheme)://host.invalid")), transport: transport)
      do {
        _ = try await client.send(Endpoint(.get, "/", decoding: .text))
        return nil
      } catch {
        guard case NetworkError.transport(.proxy(let failure)) = error else { throw error }
        return failure
      }
    }

    @Test(arguments: ["http", "https"])
    func `A proxy that requires a password is reported by its address, without the password in it`(scheme: String)
      async throws
    {
      let proxy = try LoopbackServer { connection, _ in connection.answer(407) }
      defer { proxy.stop() }
      let address = "http://127.0.0.1:\(proxy.port)"
      let named = address.replacing("http://", with: "http://user:secret@")
      #expect(try await failure(of: scheme, "all_proxy", named) == .rejectedCredentials(address))
      #expect(try await failure(of: scheme, "all_proxy", address) == .unauthorized(address))
    }

    /// Returns the error of a request through a proxy that replies with `reply`.
    private func error(_ scheme: String, _ reply: @escaping @Sendable (LoopbackConnection) -> Void) async throws -> (
      error: NetworkError?, proxy: String
    ) {
      let proxy = try LoopbackServer { connection, _ in
        reply(connection)
        return false
      }
      defer { proxy.stop() }
      let address = "http://127.0.0.1:\(proxy.port)"
      let transport = CurlTransport(
        .init(limits: TransportLimits(connectTimeout: .seconds(1)), environment: ["all_proxy": address]))
      let client = APIClient(baseURL: try #require(URL(string: "\(scheme)://host.invalid")), transport: transport)
      do {
        _ = try await client.send(Endpoint<[Int]>(.get, "/", decoding: .json()))
        return (nil, address)
      } catch {
        return (error, address)
      }
    }

    @Test(arguments: [403, 404, 451, 500, 502, 503, 504, 511])
    func `A status without a tunnel names the proxy, which may have sent it in place of the server`(status: Int)
      async throws
    {
      let (error, proxy) = try await error("http") { $0.answer(status) }
      #expect(error == .status(StatusFailure(code: status, proxy: proxy)))
    }

    @Test func `A connection that is closed without a response may be closed by the proxy`() async throws {
      let (error, proxy) = try await error("http") { _ in }
      #expect(error == .viaProxy(proxy, .transport(.connectionLost)))
    }

    @Test(arguments: ["garbage\r\n\r\n", "HTTP/1.1 abc\r\n\r\n"])
    func `A response that is not HTTP may come from the proxy`(text: String) async throws {
      let (error, proxy) = try await error("http") { $0.send(text) }
      guard case .viaProxy(proxy, .transport) = error else { throw try #require(error) }
    }

    @Test func `A web page in place of data may come from the proxy`() async throws {
      let (error, proxy) = try await error("http") { $0.answer(body: Array("<html>".utf8)) }
      #expect(error == .viaProxy(proxy, .decoding(DecodingFailure(path: "", reason: .webPage))))
    }

    @Test func `A redirect that must not be followed may come from the proxy`() async throws {
      let (error, proxy) = try await error("http") { $0.answer(302, headers: ["Location: ftp://portal.invalid/"]) }
      #expect(error == .viaProxy(proxy, .transport(.unsafeRedirect(to: nil))))
    }

    @Test func `A redirect to a server that fails may come from the proxy`() async throws {
      let portal = try LoopbackServer { connection, _ in connection.answer(404) }
      defer { portal.stop() }
      let location = portal.url("/").absoluteString
      let (error, proxy) = try await error("http") { $0.answer(302, headers: ["Location: \(location)"]) }
      guard case .viaProxy(proxy, .redirected(_, .status(let failure))) = error else { throw try #require(error) }
      #expect(failure.code == 404)
    }

    @Test func `A proxy that accepts a tunnel and sends a web page is named as a possible cause`() async throws {
      let (error, proxy) = try await error("https") { connection in
        connection.send("HTTP/1.1 200 OK\r\n\r\n<html><body>Blocked by the company</body></html>\r\n")
        connection.waitForEnd(milliseconds: 2_000)
      }
      #expect(error == .viaProxy(proxy, .transport(.tls(.notEncrypted))))
    }

    @Test func `A proxy that rejects a tunnel is reported with its status`() async throws {
      let proxy = try LoopbackServer { connection, _ in connection.answer(503) }
      defer { proxy.stop() }
      let address = "http://127.0.0.1:\(proxy.port)"
      #expect(try await failure(of: "https", "https_proxy", address) == .rejected(address, status: 503))
    }

    @Test(arguments: ["http", "https"])
    func `A proxy that cannot be reached is reported in place of the server`(scheme: String) async throws {
      #expect(try await failure(of: scheme, "ALL_PROXY", "127.0.0.1:1") == .unreachable("http://127.0.0.1:1"))
      let unknown = "http://proxy.invalid:8080"
      #expect(try await failure(of: scheme, "ALL_PROXY", unknown) == .unreachable(unknown))
    }

    @Test(arguments: ["garbage://x", "http://", "http://127.0.0.1:99999", "://"])
    func `A variable whose value is not the address of a proxy is named`(value: String) async throws {
      #expect(try await failure(of: "https", "https_proxy", value) == .invalid(variable: "https_proxy"))
      #expect(Proxy.all(in: ["https_proxy": value])["https"]?.address == nil)
    }
  }
}
