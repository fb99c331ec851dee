import Foundation
import Networking
import Testing

@Suite
struct RequestBodyTests {
  private func request(_ body: RequestBody, headers: HTTPHeaders = [:]) throws -> HTTPRequest {
    let client = APIClient(baseURL: try #require(URL(string: "https://api.example")), transport: UnusedTransport())
    return try client.request(for: Endpoint(.post, "/", headers: headers, body: body, decoding: .ignored))
  }

  private func text(_ body: HTTPBody) -> String {
    body.segments.map { segment in
      switch segment {
      case .data(let data): String(decoding: data, as: UTF8.self)
      case .file(let url, let length): "<\(url.lastPathComponent):\(length)>"
      }
    }.joined()
  }

  @Test
  func `A request has an empty body and no content type by default`() throws {
    let request = try request(.none)
    #expect(request.body.isEmpty)
    #expect(request.headers["Content-Type"] == nil)
  }

  @Test
  func `A request body can be JSON`() throws {
    let request = try request(.json(["a": 1]))
    #expect(text(request.body) == #"{"a":1}"#)
    #expect(request.headers["Content-Type"] == "application/json")
  }

  @Test
  func `A body that cannot be encoded as JSON causes an invalid-request error`() {
    #expect(throws: NetworkError.invalidRequest("the body of type Double cannot be written as JSON")) {
      try request(.json(Double.nan))
    }
  }

  @Test
  func `A request body can be a percent-encoded form`() throws {
    let request = try request(.form(["username": "a&b=c", "password": "p w+d", "none": nil]))
    #expect(text(request.body) == "username=a%26b%3Dc&password=p%20w%2Bd")
    #expect(request.headers["Content-Type"] == "application/x-www-form-urlencoded")
  }

  @Test
  func `A content type that the endpoint sets overrides the content type of the body`() throws {
    let request = try request(.json([1]), headers: ["content-type": "application/vnd.api+json"])
    #expect(request.headers.values(for: "Content-Type") == ["application/vnd.api+json"])
  }

  @Test
  func `A request body can be a file, which is not loaded into memory`() throws {
    let file = try TemporaryFile(Data(repeating: 7, count: 1_000))
    let request = try request(.file(file.url, contentType: "image/png"))
    #expect(request.body.segments == [.file(file.url, length: 1_000)])
    #expect(request.headers["Content-Type"] == "image/png")
  }

  @Test
  func `A body with a missing file causes an invalid-request error that contains only the file name`() {
    #expect(throws: NetworkError.invalidRequest("the file missing.png cannot be read")) {
      try request(.file(URL(filePath: "/nowhere/missing.png"), contentType: "image/png"))
    }
  }

  @Test
  func `A request body can have multiple parts, whose files are not loaded into memory`() throws {
    let file = try TemporaryFile(Data(repeating: 7, count: 10))
    let request = try request(
      .multipart([.field("title", "Hi"), .file("media", file.url, fileName: "a.png", contentType: "image/png")]))
    let type = try #require(request.headers["Content-Type"])
    let boundary = try #require(type.split(separator: "=").last)
    #expect(type.hasPrefix("multipart/form-data; boundary="))
    #expect(
      text(request.body) == """
        --\(boundary)\r
        Content-Disposition: form-data; name="title"\r
        \r
        Hi\r
        --\(boundary)\r
        Content-Disposition: form-data; name="media"; filename="a.png"\r
        Content-Type: image/png\r
        \r
        <\(file.url.lastPathComponent):10>\r
        --\(boundary)--\r

        """)
  }

  @Test
  func `The name of a part cannot break out of its header`() throws {
    let request = try request(
      .multipart([.data("a\"\r\nX: 1", Data(), fileName: "b\".png", contentType: "image/png")]))
    #expect(text(request.body).contains(#"name="a%22%0D%0AX: 1"; filename="b%22.png""#))
    #expect(throws: NetworkError.self) {
      try self.request(.multipart([.data("a", Data(), fileName: "b", contentType: "x\r\nX: 1")]))
    }
  }
}
