import FeatureMoments
import Foundation
import Networking
import NetworkingTest
import Presentation
import Testing

@MainActor @Suite("Moments without a screen") struct CommandTests {
  @Test("Moments without a screen are asked for, kept, and answered") func moments() async throws {
    let server = try MomentsServer(MomentsServer.page(1, 2))
    #expect(try await server.feature.moments().moments.map(\.id) == ["1", "2"])
    #expect(server.watch().ids == ["1", "2"])
  }

  @Test("Moments without a screen are asked for without likes while those are switched off") func withoutLikes()
    async throws
  {
    let server = try MomentsServer(MomentsServer.page(1), likes: false)
    _ = try await server.feature.moments()
    #expect(server.operations == ["page of 0"])
  }

  @Test("Moments without a screen that cannot be had are a failure with a sentence") func failure() async throws {
    let server = try MomentsServer(.failure(.transport(.offline)))
    await #expect(throws: LoadFailure.offline) { try await server.feature.moments() }
  }

  @Test("Moments without a screen are JSON with the server's own names for their kinds") func json() async throws {
    let server = try MomentsServer(.json(fixture("get.unknown_type")))
    let page = try await server.feature.moments()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.dateEncodingStrategy = .iso8601
    let json = String(decoding: try encoder.encode(page.moments[0]), as: UTF8.self)
    #expect(json.contains(#""kind":"POLL""#))
    #expect(json.contains(#""created":"2020-11-16T10:10:20Z""#))
  }
}
