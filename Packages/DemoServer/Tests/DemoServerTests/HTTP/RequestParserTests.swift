import Foundation
import Testing

@testable import DemoServer

@Suite
struct RequestParserTests {
  private func parse(_ text: String, limits: Limits = Limits()) throws -> Request? {
    var parser = RequestParser(limits: limits)
    parser.append(text.utf8)
    return try parser.next()
  }

  private func refusal(of text: String) -> Int? {
    do {
      _ = try parse(text)
      return nil
    } catch {
      return (error as? MalformedRequest)?.status
    }
  }

  @Test
  func `The request parser reads the method, decoded path, query, headers and body`() throws {
    let text =
      "POST /a%20b/%E4%B8%AD//c+d?x=1+2&y=%26&x=3&flag HTTP/1.1\r\nHost: h\r\ncontent-LENGTH: 4\r\nA: 1 \r\na:2\r\n\r\nbody"
    let request = try #require(try parse(text))
    #expect(request.method == "POST")
    #expect(request.segments == ["a b", "中", "c+d"])
    #expect(request.query["x"] == "1 2")
    #expect(request.query["y"] == "&")
    #expect(request.query["flag"] == "")
    #expect(request.headers.values(of: "A") == ["1", "2"])
    #expect(request.body == Data("body".utf8))
    #expect(request.keepsAlive)
  }

  @Test
  func `The request parser returns the same requests for every division of the bytes`() throws {
    let text =
      "POST /one HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n3;x=y\r\nabc\r\n2\r\n\r\n\r\n0\r\nTrailer: t\r\n\r\n"
      + "\r\nGET /two HTTP/1.0\n\nPUT /three HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\nhi"
    for size in 1...text.utf8.count {
      var parser = RequestParser(limits: Limits())
      var requests: [Request] = []
      let bytes = Array(text.utf8)
      for start in stride(from: 0, to: bytes.count, by: size) {
        parser.append(bytes[start..<min(start + size, bytes.count)])
        while let request = try parser.next() { requests.append(request) }
      }
      #expect(requests.map(\.path) == ["/one", "/two", "/three"])
      #expect(requests.map { String(decoding: $0.body, as: UTF8.self) } == ["abc\r\n", "", "hi"])
      #expect(requests.map(\.keepsAlive) == [true, false, true])
      #expect(parser.isIdle)
    }
  }

  @Test
  func `The request parser accepts a head of exactly the greatest length, and refuses a longer one`() throws {
    let text = "GET / HTTP/1.1\r\nHost: h\r\n\r\n"
    var limits = Limits()
    limits.headBytes = text.utf8.count
    #expect(try parse(text, limits: limits)?.path == "/")
    limits.headBytes -= 1
    #expect(throws: MalformedRequest.headTooLarge) { try parse(text, limits: limits) }
  }

  @Test
  func `The request parser accepts the greatest number of headers, and refuses one more`() throws {
    let text = "GET / HTTP/1.1\r\nHost: h\r\nA: b\r\n\r\n"
    var limits = Limits()
    limits.headerCount = 2
    #expect(try parse(text, limits: limits)?.path == "/")
    limits.headerCount = 1
    #expect(throws: MalformedRequest.headTooLarge) { try parse(text, limits: limits) }
  }

  @Test(arguments: ["GET  / HTTP/1.1", "GET /  HTTP/1.1", " GET / HTTP/1.1", "GET / a HTTP/1.1"])
  func `The request parser refuses a request line with other spaces`(line: String) {
    #expect(refusal(of: line + "\r\nHost: h\r\n\r\n") == 400)
  }

  @Test
  func `The request parser accepts the absolute form of a target`() throws {
    #expect(try parse("GET http://h:1/a?b=c HTTP/1.1\r\nHost: h\r\n\r\n")?.path == "/a")
    #expect(try parse("GET http://h HTTP/1.1\r\nHost: h\r\n\r\n")?.path == "/")
  }

  @Test(arguments: [
    "Content-Length: 1\r\nContent-Length: 2\r\n", "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n",
    "Content-Length : 1\r\n", "Content-Length: +1\r\n", "Content-Length: 1, 1\r\n", "Host: again\r\n",
    "A: b\u{0}c\r\n",
    "A: b\rc\r\n", ": no name\r\n", "no colon\r\n",
  ])
  func `The request parser rejects ambiguous or invalid headers`(header: String) {
    #expect(refusal(of: "POST / HTTP/1.1\r\nHost: h\r\n\(header)\r\n") == 400)
  }

  @Test(arguments: ["a", "/%zz", "/%ff", "/a b", "/\u{e9}", "ftp://h/"])
  func `The request parser rejects invalid targets`(target: String) {
    #expect(refusal(of: "GET \(target) HTTP/1.1\r\nHost: h\r\n\r\n") == 400)
  }

  @Test
  func `The request parser rejects an unknown transfer coding`() {
    #expect(refusal(of: "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: gzip, chunked\r\n\r\n") == 501)
  }

  @Test(arguments: ["x\r\n", "\r\n", "-1\r\n", "1\r\nabc\r\n", "fffffffffffffffff\r\n"])
  func `The request parser rejects invalid chunks`(body: String) {
    #expect(refusal(of: "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n\(body)") == 400)
  }

  @Test
  func `The request parser counts all chunks against the limit of the body`() {
    var limits = Limits()
    limits.bodyBytes = 5
    let head = "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
    #expect(throws: MalformedRequest.bodyTooLarge) { try parse(head + "3\r\nabc\r\n3\r\nabc\r\n", limits: limits) }
  }

  @Test
  func `The request parser does not trap on a valid request with random changes`() {
    let valid = Array(
      "POST /a?b=c HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n".utf8)
    var random = SplitMix64(seed: 11)
    for _ in 0..<20_000 {
      var bytes = valid
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      var parser = RequestParser(limits: Limits())
      parser.append(bytes)
      var count = 0
      while let request = try? parser.next() {
        count += 1
        #expect(request.body.count <= bytes.count)
      }
      #expect(count <= 2)
    }
  }
}

@Suite
struct RouteTests {
  @Test
  func `A request with a wrong method receives 405 with the allowed methods`() throws {
    let response = try TestWorld().reply("DELETE", "/wanandroid/coin/rank/1/json").response
    #expect(response.status == 405)
    #expect(response.headers["Allow"] == "GET, HEAD, OPTIONS")
  }

  @Test
  func `A route responds to HEAD as it does to GET, and to OPTIONS with the allowed methods`() throws {
    let world = try TestWorld()
    #expect(try world.reply("HEAD", "/wanandroid/hotkey/json").response.status == 200)
    let options = try world.reply("OPTIONS", "/wanandroid/user/login").response
    #expect(options.status == 204)
    #expect(options.headers["Allow"] == "POST, OPTIONS")
  }

  @Test(arguments: ["/nothing", "/wanandroid/nothing", "/wanandroid", "/login/nothing", "/_control/nothing"])
  func `A request to an unknown path receives 404`(path: String) throws {
    #expect(try TestWorld().get(path).status == 404)
  }
}

@Suite
struct ResponseHeadTests {
  @Test
  func `A header value cannot start a new header in a response`() {
    let response = Response(status: 302, headers: ["Location": "http://x/\r\nSet-Cookie: a=b"])
    let head = String(decoding: response.head(keepsAlive: false, date: Date(timeIntervalSince1970: 0)), as: UTF8.self)
    #expect(
      head == "HTTP/1.1 302 Found\r\nLocation: http://x/  Set-Cookie: a=b\r\nDate: Thu, 01 Jan 1970 00:00:00 GMT\r\n"
        + "Content-Length: 0\r\nConnection: close\r\n\r\n")
  }
}
