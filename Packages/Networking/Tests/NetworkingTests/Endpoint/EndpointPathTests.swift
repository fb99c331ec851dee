import Foundation
import Networking
import Testing

@Suite
struct EndpointPathTests {
  private func url(
    _ path: EndpointPath, query: Parameters = [:], base: String = "https://api.example/v1/"
  ) throws -> String {
    let client = APIClient(baseURL: try #require(URL(string: base)), transport: UnusedTransport())
    return try client.request(for: Endpoint(.get, path, query: query, decoding: .ignored)).url.absoluteString
  }

  @Test
  func `The path of an endpoint is appended to the path of the base URL with one slash`() throws {
    #expect(try url("/users") == "https://api.example/v1/users")
    #expect(try url("users") == "https://api.example/v1/users")
    #expect(try url("", base: "https://api.example") == "https://api.example")
  }

  @Test(arguments: [
    ("a/b", "a%2Fb"), ("a?b#c", "a%3Fb%23c"), ("é 1", "%C3%A9%201"), ("..%2f", "..%252f"),
  ])
  func `An endpoint path keeps an interpolated value within one segment`(value: String, encoded: String) throws {
    #expect(try url("/users/\(value)/repos") == "https://api.example/v1/users/\(encoded)/repos")
  }

  @Test(arguments: ["", ".", ".."])
  func `An endpoint path rejects an interpolated value that is empty, . or ..`(value: String) {
    #expect(throws: NetworkError.invalidSegment(value)) { try url("/users/\(value)/repos") }
  }

  @Test
  func `The query of an endpoint is percent-encoded and in order, without nil values`() throws {
    #expect(
      try url("/search", query: ["q": "a b&c", "max_id": nil, "limit": "20"])
        == "https://api.example/v1/search?q=a%20b%26c&limit=20")
    #expect(try url("/search?sort=asc", query: ["q": "1"]) == "https://api.example/v1/search?sort=asc&q=1")
  }

  @Test
  func `An endpoint path can be a link to the same server, but not to another`() throws {
    let next = try #require(URL(string: "https://api.example/v1/list?max_id=5"))
    #expect(try url(.link(next)) == next.absoluteString)
    for other in ["https://evil.example/v1", "http://api.example/v1", "https://api.example:444/", "file:///etc"] {
      let link = try #require(URL(string: other))
      #expect(throws: NetworkError.foreignLink) { try url(.link(link)) }
    }
  }

  @Test(arguments: [
    "ftp://api.example", "api.example", "/v1", "https://user:secret@api.example", "https://api.example?token=1",
  ])
  func `A request is rejected if its base URL is not the plain URL of a web server`(base: String) throws {
    let error = #expect(throws: NetworkError.self) { try url("/users", base: base) }
    #expect(error?.description.contains("secret") == false)
  }
}
