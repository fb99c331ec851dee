import FeatureMoments
import Foundation
import Networking
import NetworkingTest
import Presentation
import Testing

@MainActor @Suite struct CommandTests {
  @Test func `moments loads the page, stores it and returns it`() async throws {
    let server = try MomentsServer(MomentsServer.page(1, 2))
    #expect(try await server.feature.moments().moments.map(\.id) == ["1", "2"])
    #expect(server.watch().ids == ["1", "2"])
  }

  @Test func `moments requests no likes while they are turned off`() async throws {
    let server = try MomentsServer(MomentsServer.page(1), likes: false)
    _ = try await server.feature.moments()
    #expect(server.operations == ["page of 0"])
  }

  @Test func `moments throws a LoadFailure if the moments cannot be loaded`() async throws {
    let server = try MomentsServer(.failure(.transport(.offline)))
    await #expect(throws: LoadFailure.offline) { try await server.feature.moments() }
  }

  @Test
  func `The JSON of a page of moments contains the server's names for the kinds of moments`() async throws {
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
