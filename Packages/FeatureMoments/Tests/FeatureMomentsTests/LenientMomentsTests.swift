import FeatureMoments
import Networking
import NetworkingTest
import Testing

@MainActor @Suite struct LenientMomentsTests {
  private func page(_ moments: String, user: String = #"{"id": "0", "name": "Me"}"#) async throws -> MomentsDetails {
    let server = try MomentsServer(
      .json(#"{"data": {"getMomentsDetailsByUserID": {"userDetails": \#(user), "moments": \#(moments)}}}"#))
    return try await server.feature.moments()
  }

  @Test func `A moment stays without a readable author, kind, photo or like`() async throws {
    let moments = try await page(
      #"""
      [{"id": 1, "userDetails": null, "type": null, "title": "one", "likes": [{"id": 2}, {}], "photos": [7, "https://a.example/a.png"]},
       {"id": "2", "userDetails": {}, "type": 3, "title": 4, "url": [], "photos": "none", "createdDate": {}, "isLiked": 1, "likes": {}}]
      """#
    ).moments
    #expect(moments.map(\.id) == ["1", "2"])
    #expect(moments.map(\.authorName) == ["?", "?"])
    #expect(moments.map(\.title) == ["one", nil])
    #expect(moments.map(\.photos.count) == [1, 0])
    #expect(moments.map(\.likes.users.count) == [1, 0])
  }

  @Test(arguments: ["null", "{}", "7"])
  func `The moments stay if their user cannot be read`(user: String) async throws {
    #expect(try await page(#"[{"id": 1, "type": "URL"}]"#, user: user).moments.map(\.id) == ["1"])
  }
}
