import Foundation
import Mastodon
import Networking
import NetworkingTest
import Reactive
import Testing

@Suite struct CapabilitiesTests {
  private func failure(_ code: Int) -> NetworkError { .status(StatusFailure(code: code)) }

  private func client(_ replies: ScriptedReply...) throws -> APIClient {
    APIClient(
      baseURL: try #require(URL(string: "https://social.example")),
      transport: ScriptedTransport(replies) { Issue.record($0) })
  }

  @Test func `A capability is unknown until a response shows that it exists or is missing`() {
    var capabilities = Capabilities()
    #expect(capabilities[.lists] == nil)
    for code in [401, 403, 429, 500] {
      capabilities.recordFailure(failure(code), of: .lists, namesEntity: false, isAuthorized: true)
    }
    capabilities.recordFailure(NetworkError.transport(.offline), of: .lists, namesEntity: false, isAuthorized: true)
    capabilities.recordFailure(failure(404), of: .lists, namesEntity: true, isAuthorized: true)
    #expect(capabilities[.lists] == nil)
    capabilities.recordFailure(failure(404), of: .lists, namesEntity: false, isAuthorized: true)
    #expect(capabilities[.lists] == .missing)
    capabilities.recordSuccess(.lists)
    capabilities.recordFailure(failure(404), of: .lists, namesEntity: false, isAuthorized: true)
    #expect(capabilities[.lists] == .available)
  }

  @Test
  func
    `The refusal of a request without a token shows that a capability requires a login, and a success shows that it exists`()
  {
    var capabilities = Capabilities()
    capabilities.recordFailure(failure(401), of: .publicTimelines, namesEntity: false, isAuthorized: false)
    #expect(capabilities[.publicTimelines] == .requiresLogin)
    capabilities.recordSuccess(.publicTimelines)
    #expect(capabilities[.publicTimelines] == .available)
  }

  @Test func `A server's description determines only the capabilities polls, streaming and translation`() async throws {
    let instance = try await client(.json(Recording("instance_v2").body)).instance().value
    var capabilities = Capabilities()
    capabilities.record(instance)
    #expect(capabilities[.polls] == .available)
    #expect(capabilities[.streaming] == .available)
    #expect(capabilities[.translation] == .missing)
    #expect(capabilities[.lists] == nil)
    #expect(instance.software.hasPrefix("0.20"))
  }

  @Test func `The client requests version 1 of a server's description if the server has no version 2`() async throws {
    let old = #"{"uri": "old.example", "version": "2.7.2 (compatible; Pleroma 2.6.0)"}"#
    let client = try client(
      .json("{}", status: 404).on("GET /api/v2/instance"), .json(old).on("GET /api/v1/instance"))
    let instance = try await client.instance().value
    #expect(instance.domain == "old.example")
    #expect(instance.software == "Pleroma 2.6.0")
    #expect(instance.apiVersion == nil)
  }

  @Test func `The client does not request version 1 of a server's description if the server is down`() async throws {
    let client = try client(.json("{}", status: 503).on("GET /api/v2/instance"))
    await #expect(throws: NetworkError.self) { try await client.instance().value }
  }
}
