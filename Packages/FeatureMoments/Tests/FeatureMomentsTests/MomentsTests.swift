import Foundation
import Networking
import NetworkingTest
import Testing

@testable import FeatureMoments

@Suite
struct MomentsTests {
  private let page = Endpoint.moments(ofUser: "0", withLikes: true)
  private let like = Endpoint.setLike(true, ofMoment: "0", byUser: "0")

  private func client(_ replies: ScriptedReply...) throws -> APIClient {
    let base = try #require(URL(string: "https://moments.example"))
    return APIClient(baseURL: base, transport: ScriptedTransport(replies) { Issue.record($0) })
  }

  private func load(_ name: String) async throws -> MomentsDetails {
    try await client(.json(fixture(name))).send(page)
  }

  private struct Operation: Decodable, Equatable {
    enum Variable: Decodable, Equatable {
      case bool(Bool)
      case text(String)

      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        self = try (try? value.decode(Bool.self)).map(Variable.bool) ?? .text(value.decode(String.self))
      }
    }

    var query: String
    var variables: [String: Variable]
  }

  @Test
  func `The endpoints of the page and of a like send the GraphQL queries and variables of the recorded requests`()
    throws
  {
    for (endpoint, name) in [(page, "request.get"), (like, "request.update_like")] {
      #expect(try client().request(for: endpoint).url.absoluteString == "https://moments.example/graphql")
      guard case .json(let value, let encoder) = endpoint.body else {
        Issue.record("not JSON")
        continue
      }
      let sent = try JSONDecoder().decode(Operation.self, from: encoder.encode(value))
      #expect(sent == (try JSONDecoder().decode(Operation.self, from: fixture(name))))
    }
  }

  @Test
  func `The page of moments contains the users who like each moment`() async throws {
    let details = try await load("get.with_likes")
    #expect(details.user.name == "Mira Okafor")
    #expect(details.user.backgroundImage?.absoluteString == "https://img.example/covers/mira_okafor.jpg")
    #expect(details.moments.map(\.id) == ["0", "1", "2", "3"])
    #expect(details.moments.map(\.likes.isLiked) == [false, true, false, false])
    #expect(details.moments.map { $0.likes.users.map(\.id) } == [["2", "3"], ["0", "5"], [], ["6"]])
    let second = details.moments[1]
    #expect(second.authorName == "佐藤 花江")
    #expect(second.title == "Low-level programming on Linux")
    #expect(second.photos.map(\.lastPathComponent) == ["terminal.png", "second.png"])
    #expect(second.created == Date(timeIntervalSince1970: 1_605_519_980))
    #expect(details.moments.map(\.kind) == [.photos, .photos, .photos, .link])
    #expect(details.moments[3].url?.absoluteString == "https://example.com/reactive")
  }

  @Test
  func `A response without likes or without moments is decoded`() async throws {
    let details = try await load("get.without_likes")
    #expect(details.moments.map(\.likes) == [Likes(), Likes(), Likes(), Likes()])
    #expect(try await load("get.empty").moments.isEmpty)
  }

  @Test
  func `A moment with invalid URLs or an invalid date is decoded without them`() async throws {
    let details = try await load("get.bad_urls_and_date")
    #expect(details.user.avatar == nil)
    #expect(details.user.backgroundImage == nil)
    #expect(details.moments[0].authorAvatar == nil)
    #expect(details.moments[0].created == nil)
    #expect(details.moments[0].photos.count == 1)
  }

  @Test
  func `A moment of an unknown kind is decoded with its kind's name`() async throws {
    let details = try await load("get.unknown_type")
    #expect(details.moments.map(\.kind) == [.other("POLL"), .photos])
    #expect(details.moments[0].title == "a poll")
  }

  @Test
  func `An invalid moment is dropped, and the others are decoded`() async throws {
    let text = """
      {"data":{"getMomentsDetailsByUserID":{"userDetails":{"id":0,"name":"a"},"moments":[{"type":"URL"},7,
      {"id":2,"userDetails":{"name":"b"},"type":"URL","createdDate":1605521360}]}}}
      """
    let details = try await client(.json(text)).send(page)
    #expect(details.user == UserDetails(id: "0", name: "a"))
    let created = Date(timeIntervalSince1970: 1_605_521_360)
    #expect(details.moments == [Moment(id: "2", authorName: "b", kind: .link, created: created)])
  }

  @Test
  func `A GraphQL error with status 200 becomes a BusinessFailure with its code and message`() async throws {
    await #expect(
      throws: NetworkError.business(BusinessFailure(code: nil, name: "NOT_FOUND", message: "User not found"))
    ) {
      try await load("error.partial")
    }
    let message = "Variable \"$userID\" of required type \"ID!\" was not provided."
    await #expect(
      throws: NetworkError.business(BusinessFailure(code: nil, name: "INTERNAL_SERVER_ERROR", message: message))
    ) { try await load("error.graphql") }
  }

  @Test
  func `The response to a like or unlike is the updated page, with the predicted likes`() async throws {
    let before = try await load("get.with_likes")
    let me = Likes.User(id: before.user.id, avatar: before.user.avatar)
    let liked = try await client(.json(fixture("like.moment0"))).send(like)
    #expect(liked.moments[0].likes == before.moments[0].likes.setting(true, by: me))
    let unlike = Endpoint.setLike(false, ofMoment: "1", byUser: "0")
    let unliked = try await client(.json(fixture("unlike.moment1"))).send(unlike)
    #expect(unliked.moments[1].likes == before.moments[1].likes.setting(false, by: me))
    #expect(liked.moments[1].likes == before.moments[1].likes.setting(true, by: me))
  }

  @Test
  func `A page of moments is equal to itself after encoding and decoding`() async throws {
    for name in ["get.with_likes", "get.unknown_type", "get.bad_urls_and_date"] {
      let details = try await load(name)
      let stored = try JSONEncoder().encode(details)
      #expect(try JSONDecoder().decode(MomentsDetails.self, from: stored) == details)
    }
  }

  @Test(arguments: ["nan", "inf", "-inf", "0x10", "", "1e9", "１６０５", " 1", "-", "1.2.3", "99999999999999"])
  func `The date of a moment is decoded from decimal seconds only`(text: String) {
    #expect(Date(epochSeconds: text) == nil)
    #expect(Date(epochSeconds: "-1.5") == Date(timeIntervalSince1970: -1.5))
  }
}
