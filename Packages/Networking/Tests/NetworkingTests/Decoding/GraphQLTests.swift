import Foundation
import Networking
import NetworkingTest
import Testing

@Suite
struct GraphQLTests {
  private struct User: Decodable, Sendable, Equatable {
    var name: String
  }

  private func send<Value>(_ decoding: Decoding<Value>, _ text: String) async throws -> Value {
    try await APIClient.scripted([.json(text)]).send(Endpoint(.post, "/graphql", decoding: decoding))
  }

  @Test
  func `A GraphQL response decodes to its data`() async throws {
    #expect(try await send(Decoding<User>.graphQL(), #"{"data":{"name":"a"}}"#) == User(name: "a"))
  }

  @Test(arguments: [
    #"{"data":null,"errors":[{"message":"User not found","path":["user"],"extensions":{"code":"NOT_FOUND"}}]}"#,
    #"{"errors":[{"message":"User not found","extensions":{"code":"NOT_FOUND"}}]}"#,
    #"{"data":{"name":null},"errors":[7,{"message":"User not found","extensions":{"code":"NOT_FOUND"}}]}"#,
  ])
  func `A GraphQL response with errors instead of data causes a business error, even with status 200`(text: String)
    async
  {
    await #expect(
      throws: NetworkError.business(BusinessFailure(code: nil, name: "NOT_FOUND", message: "User not found"))
    ) { try await send(Decoding<User>.graphQL(), text) }
  }

  @Test
  func `The error of a GraphQL response with incomplete data names the missing field`() async {
    await #expect(throws: NetworkError.decoding(.init(path: "data.name", reason: .missing))) {
      try await send(Decoding<User>.graphQL(), #"{"data":{}}"#)
    }
  }

  @Test
  func `A GraphQL response can contain both data and errors`() async throws {
    let text = #"{"data":{"name":"a"},"errors":[{"message":"x","path":["user","photos",3,"url"]}]}"#
    #expect(try await send(Decoding<User>.graphQL(), text) == User(name: "a"))
    let response = try await send(Decoding<GraphQLResponse<User>>.json(), text)
    #expect(response.errors.map(\.path) == ["user.photos[3].url"])
    #expect(response.errors.map(\.message) == ["x"])
    #expect(response.errors.map(\.code) == [nil])
  }

  @Test
  func `The body of a GraphQL request contains the query and its variables`() throws {
    let body = RequestBody.graphQL("query Q { a }", variables: ["id": "1"])
    guard case .json(let value, let encoder) = body else {
      Issue.record("\(body)")
      return
    }
    encoder.outputFormatting = .sortedKeys
    #expect(
      String(decoding: try encoder.encode(value), as: UTF8.self) == #"{"query":"query Q { a }","variables":{"id":"1"}}"#
    )
  }
}
