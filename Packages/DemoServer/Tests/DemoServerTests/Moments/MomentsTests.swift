import Foundation
import Testing

@testable import DemoServer

@Suite
struct MomentsTests {
  static let query =
    "query getMomentsDetailsByUserID($userID: ID!, $withLikes: Boolean!) { getMomentsDetailsByUserID(userID: $userID) { "
    + "userDetails { id name avatar backgroundImage } moments { id userDetails { name avatar } type title url photos "
    + "createdDate isLiked @include(if: $withLikes) likes @include(if: $withLikes) { id avatar } } } }"
  static let mutation =
    "mutation updateMomentLike($momentID: ID!, $userID: ID!, $isLiked: Boolean!) { updateMomentLike(momentID: $momentID, "
    + "userID: $userID, isLiked: $isLiked) { userDetails { id name avatar backgroundImage } moments { id userDetails { name "
    + "avatar } type title url photos createdDate isLiked likes { id avatar } } } }"

  private let world: TestWorld

  init() throws { world = try TestWorld() }

  private func send(_ query: String, _ variables: JSON = [:]) throws -> Response {
    try world.post("/graphql", json: ["query": .string(query), "variables": variables])
  }

  private func details(withLikes: Bool = true, userID: String = "0") throws -> JSON {
    let json = try send(Self.query, ["userID": .string(userID), "withLikes": .bool(withLikes)]).json
    return try #require(json["data"]?["getMomentsDetailsByUserID"])
  }

  private func like(_ isLiked: Bool, moment: String, user: String = "0") throws -> JSON {
    let json = try send(
      Self.mutation, ["momentID": .string(moment), "userID": .string(user), "isLiked": .bool(isLiked)]
    ).json
    return try #require(json["data"]?["updateMomentLike"])
  }

  private func likers(_ details: JSON, of moment: Int) -> [String] {
    details["moments"]?[moment]?["likes"]?.items.compactMap { $0["id"]?.text } ?? []
  }

  @Test
  func `The Moments feed contains exactly the requested fields`() throws {
    let details = try details()
    #expect(details.keys == ["userDetails", "moments"])
    #expect(
      details["userDetails"] == [
        "id": "0", "name": "Mira Okafor", "avatar": "http://127.0.0.1:8080/pictures/avatars/mira_okafor.png",
        "backgroundImage": "http://127.0.0.1:8080/pictures/covers/mira_okafor.png",
      ])
    #expect(details["moments"]?.items.count == 24)
    #expect(
      details["moments"]?[3] == [
        "id": "3",
        "userDetails": ["name": "Zofia Kowalczyk", "avatar": "http://127.0.0.1:8080/pictures/avatars/zofia_k.png"],
        "type": "URL", "title": "Worth a read", "url": "https://example.com/reactive", "photos": [],
        "createdDate": "1714427200", "isLiked": false,
        "likes": [["id": "6", "avatar": "http://127.0.0.1:8080/pictures/avatars/rosa_v.png"]],
      ])
    let dates = details["moments"]?.items.compactMap { $0["createdDate"]?.text.flatMap(Int.init) } ?? []
    #expect(dates == dates.sorted(by: >))
  }

  @Test
  func `The Moments feed omits isLiked and likes if withLikes is false`() throws {
    let moment = try #require(details(withLikes: false)["moments"]?[0])
    #expect(moment.keys == ["id", "userDetails", "type", "title", "url", "photos", "createdDate"])
  }

  @Test
  func `The Moments feed names the users who like and see a moment, and describes its photos`() throws {
    let query =
      "query Q { getMomentsDetailsByUserID(userID: 0) { moments { photos photoDescriptions likes { name } "
      + "sharedWith { name } } } }"
    let moments = try #require(try send(query).json["data"]?["getMomentsDetailsByUserID"]?["moments"]?.items)
    #expect(moments[1]["photoDescriptions"] == ["A terminal with a debugger", "The same desk, seen from the door"])
    #expect(moments[1]["likes"] == [["name": "Mira Okafor"], ["name": "Omar Haddad"]])
    #expect(moments.allSatisfy { $0["photos"]?.items.count == $0["photoDescriptions"]?.items.count })
    #expect(moments.allSatisfy { ($0["sharedWith"]?.items.count ?? 0) > 1 })
  }

  @Test
  func `The like mutation adds or removes a like, and does nothing if the moment is already in the requested state`()
    throws
  {
    #expect(try likers(details(), of: 0) == ["2", "3"])
    #expect(try likers(like(true, moment: "0"), of: 0) == ["2", "3", "0"])
    #expect(try likers(like(true, moment: "0"), of: 0) == ["2", "3", "0"])
    #expect(try details()["moments"]?[0]?["isLiked"] == true)
    #expect(try details(userID: "1")["moments"]?[0]?["isLiked"] == false)
    #expect(try likers(like(false, moment: "0"), of: 0) == ["2", "3"])
    #expect(try likers(like(false, moment: "0"), of: 0) == ["2", "3"])
    #expect(try likers(like(false, moment: "1"), of: 1) == ["5"])
  }

  @Test
  func `The Moments feed can be configured to be empty`() throws {
    let world = try TestWorld { $0.moments = 0 }
    let body: JSON = ["query": .string(Self.query), "variables": ["userID": "0", "withLikes": false]]
    #expect(try world.post("/graphql", json: body).json["data"]?["getMomentsDetailsByUserID"]?["moments"] == [])
  }

  @Test
  func `A missing GraphQL variable is reported as on the reference server, with status 200`() throws {
    let response = try send(Self.query, ["withLikes": true])
    #expect(response.status == 200)
    #expect(
      try response.json == [
        "errors": [
          [
            "message": "Variable \"$userID\" of required type \"ID!\" was not provided.",
            "extensions": ["code": "INTERNAL_SERVER_ERROR"],
          ]
        ]
      ])
  }

  @Test
  func `An unknown user or moment is reported with null data and the failing path, with status 200`() throws {
    let response = try send(Self.query, ["userID": "99", "withLikes": true])
    #expect(response.status == 200)
    #expect(
      try response.json == [
        "data": nil,
        "errors": [
          ["message": "User not found", "path": ["getMomentsDetailsByUserID"], "extensions": ["code": "NOT_FOUND"]]
        ],
      ])
    let moment = try send(Self.mutation, ["userID": "0", "momentID": "99", "isLiked": true])
    #expect(try moment.json["errors"]?[0]?["message"] == "Moment not found")
  }

  @Test(arguments: [
    ("", "GRAPHQL_PARSE_FAILED"), ("{", "GRAPHQL_PARSE_FAILED"), ("query {}", "GRAPHQL_PARSE_FAILED"),
    ("subscription { a }", "GRAPHQL_PARSE_FAILED"), ("{ a } trailing", "GRAPHQL_PARSE_FAILED"),
    ("{ a(b: \"\\u\") }", "GRAPHQL_PARSE_FAILED"), ("{ nothing }", "GRAPHQL_VALIDATION_FAILED"),
    ("{ getMomentsDetailsByUserID(userID: 0) { nothing } }", "GRAPHQL_VALIDATION_FAILED"),
    ("{ getMomentsDetailsByUserID(userID: 0) }", "GRAPHQL_VALIDATION_FAILED"),
    ("{ a @defer { b } }", "GRAPHQL_VALIDATION_FAILED"), ("{ ...F }", "GRAPHQL_PARSE_FAILED"),
    (String(repeating: "{a", count: 100), "GRAPHQL_VALIDATION_FAILED"),
    (String(repeating: "a ", count: 5000), "GRAPHQL_VALIDATION_FAILED"),
  ])
  func `The GraphQL server responds with 400 to an invalid document`(document: String, code: String) throws {
    let response = try send(document)
    #expect(response.status == 400)
    #expect(try response.json["errors"]?[0]?["extensions"]?["code"]?.text == code)
  }

  @Test
  func `The GraphQL server quotes at most 40 characters of an invalid document`() throws {
    let errors = try send("{ a } " + String(repeating: "b", count: 41)).json["errors"]
    let quoted = String(repeating: "b", count: 40)
    #expect(errors?[0]?["message"]?.text == "Syntax Error: Unexpected \"\(quoted)\" after the operation.")
  }

  @Test(arguments: ["", "[]", "{}", #"{"query": 1}"#, "nonsense"])
  func `The GraphQL server responds with 400 to a body without a query`(body: String) throws {
    let response = try world.reply("POST", "/graphql", body: body).response
    #expect(response.status == 400)
    #expect(try response.json["errors"]?[0]?["message"] == "Must provide query string.")
  }

  @Test
  func `The GraphQL server rejects nesting that would exhaust the stack`() throws {
    let body = String(repeating: "[", count: 100_000)
    #expect(try world.reply("POST", "/graphql", body: body).response.status == 400)
  }

  @Test
  func `The GraphQL server supports aliases, literal arguments, defaults, skip, comments and __typename`() throws {
    let document = """
      query Feed($yes: Boolean = true) { # a comment
        feed: getMomentsDetailsByUserID(userID: "2") {
          __typename
          userDetails @skip(if: $yes) { id }
          moments @include(if: false) { id }
        }
      }
      """
    #expect(try send(document).json == ["data": ["feed": ["__typename": "MomentsDetails"]]])
  }
}
