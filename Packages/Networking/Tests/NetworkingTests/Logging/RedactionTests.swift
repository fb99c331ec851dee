import Foundation
import Networking
import Testing

@Suite
struct RedactionTests {
  private let canary = "c4n4ry"

  private func request(_ body: RequestBody, headers: HTTPHeaders = [:], query: Parameters = [:]) throws -> HTTPRequest {
    let client = APIClient(
      baseURL: try #require(URL(string: "https://api.example")), headers: [:], transport: UnusedTransport())
    return try client.request(
      for: Endpoint(.post, "/a", query: query, headers: headers, body: body, decoding: .ignored))
  }

  @Test
  func `A request is logged as a command line that can be run by hand`() throws {
    let request = try request(.json(["name": "it's", "n": "1"]), query: ["q": "1"])
    #expect(
      request.curlCommand() == #"curl -X POST 'https://api.example/a?q=1' -H 'Content-Type: application/json' "#
        + #"--data-raw '{"n":"1","name":"it'\''s"}'"#)
    let url = try #require(URL(string: "https://api.example/"))
    #expect(HTTPRequest(.get, url).curlCommand() == "curl 'https://api.example/'")
    #expect(HTTPRequest(.head, url).curlCommand() == "curl --head 'https://api.example/'")
  }

  @Test
  func `A logged request contains no secret from its headers, query, form or JSON`() throws {
    let headers: HTTPHeaders = [
      "Authorization": "Bearer \(canary)", "Cookie": "JSESSIONID=\(canary)", "X-Api-Key": canary,
      "X-CSRF-Token": canary, "Accept": "text/plain",
    ]
    let query: Parameters = ["access_token": canary, "client_secret": canary, "api%5Fkey": "1", "q": "shown"]
    let json = #"{"user":{"password":"\#(canary)","tokens":["\#(canary)"]},"name":"shown","n":[1,1.5,true,null]}"#
    let bodies: [RequestBody] = [
      .form(["username": "shown", "password": canary, "code": canary]),
      .raw(Data(json.utf8), contentType: "application/json; charset=utf-8"),
      .raw(Data(canary.utf8), contentType: "text/plain"),
      .multipart([.field("password", canary)]),
    ]
    for body in bodies {
      let command = try request(body, headers: headers, query: query).curlCommand()
      #expect(!command.contains(canary))
      #expect(command.contains("q=shown"))
      #expect(command.contains("Accept: text/plain"))
    }
    #expect(
      try request(bodies[1]).curlCommand().contains(
        #"{"n":[1,1.5,true,null],"name":"shown","user":{"password":"<redacted>","tokens":"<redacted>"}}"#))
  }

  @Test
  func `A logged request states the size of a body that is not shown`() throws {
    #expect(
      try request(.raw(Data(repeating: 0, count: 9), contentType: "image/png")).curlCommand()
        == "curl -X POST 'https://api.example/a' -H 'Content-Type: image/png' # and a body of 9 bytes")
  }

  @Test
  func `A logged request contains no username or password from its URL`() throws {
    let url = try #require(URL(string: "https://user:\(canary)@api.example:8443/a?b=1#\(canary)"))
    #expect(Redaction.standard.apply(to: url) == "https://api.example:8443/a?b=1")
    let odd = try #require(URL(string: "https://api.example/a?&b=1&&token&token=\(canary)&"))
    #expect(Redaction.standard.apply(to: odd) == "https://api.example/a?&b=1&&token&token=<redacted>&")
  }

  @Test
  func `A logged request contains no line break and no control character`() throws {
    let request = try request(.none, headers: ["X-A": "a\u{1B}]0;b\nc"])
    #expect(request.curlCommand().contains("'X-A: a]0;bc'"))
  }

  @Test
  func `The printed or dumped form of a value with secrets contains none of them`() throws {
    let jar = CookieJar()
    let url = try #require(URL(string: "https://api.example/?token=\(canary)"))
    jar.store(["Set-Cookie": "session=\(canary)"], from: url)
    let headers: HTTPHeaders = ["Authorization": "Bearer \(canary)"]
    let bodies: [RequestBody] = [
      .none, .json([canary: canary]), .form(["password": canary]), .raw(Data(canary.utf8), contentType: "text/plain"),
      .multipart([.field("a", canary)]), .file(url, contentType: "text/plain"),
    ]
    let values: [any Sendable] =
      [HTTPRequest(.get, url, headers: headers, body: HTTPBody(Data(canary.utf8))), headers, headers.fields]
      + [
        HTTPResponse(status: 200, headers: headers, body: Data(canary.utf8)), jar.cookies, AccessToken(canary), bodies,
      ]
      + [Endpoint(.post, "/", query: ["token": canary], headers: headers, body: bodies[2], decoding: .ignored)]
    for value in values {
      var text = "\(value) \(String(reflecting: value)) \([value])"
      dump(value, to: &text)
      #expect(!text.contains(canary))
    }
  }
}
