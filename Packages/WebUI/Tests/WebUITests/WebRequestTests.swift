import Foundation
import Testing
import WebUI

@Suite struct WebRequestTests {
  private func request(_ lines: String...) throws -> WebRequest {
    try WebRequest(head: Array((lines + ["", ""]).joined(separator: "\r\n").utf8))
  }

  @Test func `A head is read into the method, the path, the query and the fields in their order`() throws {
    let request = try request("GET /ranking?a=1?b HTTP/1.1", "Host: 127.0.0.1:1", "X:  a:b ", "x:")
    #expect(request.method == "GET")
    #expect(request.path == "/ranking")
    #expect(request.query == "a=1?b")
    #expect(request.fields.map(\.name) == ["host", "x", "x"])
    #expect(request.fields.map(\.value) == ["127.0.0.1:1", "a:b", ""])
    #expect(request.value("host") == "127.0.0.1:1")
    #expect(request.value("x") == nil)
  }

  @Test(arguments: [
    "", "GET", "GET /", "GET / HTTP/2", "GET  / HTTP/1.1", "GET http://127.0.0.1/ HTTP/1.1", "GET * HTTP/1.1",
    "GET / HTTP/1.1\r\nno colon", "GET / HTTP/1.1\r\n: x", "GET / HTTP/1.1\r\nHost : x", "GET / HTTP/1.1\r\n Host: x",
    "GET / HTTP/1.1\r\nA: x\r\n folded", "GET / HTTP/1.1\nHost: x", "GET /\u{0} HTTP/1.1",
    "GET / HTTP/1.1\r\nA: \u{7F}",
    "GET / HTTP/1.1\r\nA: x\ry",
  ])
  func `A malformed or ambiguous head is refused`(text: String) {
    #expect(throws: WebRequest.Malformed.self) { try WebRequest(head: Array((text + "\r\n\r\n").utf8)) }
  }

  @Test func `A head of 16 KiB is read, and one that is a byte longer is refused`() throws {
    func head(_ count: Int) -> [UInt8] {
      let (start, end) = (Array("GET /".utf8), Array(" HTTP/1.1\r\n\r\n".utf8))
      return start + [UInt8](repeating: 97, count: count - start.count - end.count) + end
    }
    #expect(try WebRequest(head: head(16_384)).path.count == 16_367)
    #expect(throws: WebRequest.Malformed.self) { try WebRequest(head: head(16_385)) }
  }

  @Test func `A head that is too long, incomplete or not UTF-8 is refused`() {
    let long = "GET /" + String(repeating: "a", count: WebRequest.mostHeadBytes) + " HTTP/1.1\r\n\r\n"
    for head in [
      Array(long.utf8), Array("GET / HTTP/1.1\r\n".utf8),
      Array("GET /".utf8) + [0xFF] + Array(" HTTP/1.1\r\n\r\n".utf8),
    ] {
      #expect(throws: WebRequest.Malformed.self) { try WebRequest(head: head) }
    }
  }

  @Test(
    arguments: [
      ("", 0), ("Content-Length: 5", 5), ("Content-Length: -1", nil), ("Content-Length: +5", nil),
      ("Content-Length: 5, 5", nil), ("Content-Length: 5\r\nContent-Length: 5", nil), ("Content-Length:", nil),
      ("Content-Length: 262145", nil), ("Content-Length: 99999999999999999999", nil),
      ("Transfer-Encoding: chunked", nil), ("Content-Length: 5\r\nTransfer-Encoding: chunked", nil),
    ] as [(String, Int?)])
  func `The length of a body is known only if it is bounded and unambiguous`(field: String, length: Int?) throws {
    let head = "POST / HTTP/1.1\r\n" + (field.isEmpty ? "" : field + "\r\n") + "\r\n"
    #expect(try WebRequest(head: Array(head.utf8)).bodyLength == length)
  }

  @Test func `The parts of a body are separated by 1 to 70 characters`() throws {
    let lengths = try [0, 1, 70, 71].map { count in
      let boundary = String(repeating: "x", count: count)
      return try request(
        "POST / HTTP/1.1", "Content-Type: multipart/form-data; boundary=\(boundary)", "Content-Length: 1000000"
      ).bodyLength
    }
    // Only a body with files can be that long.
    #expect(lengths == [nil, 1_000_000, 1_000_000, nil])
  }

  @Test func `A body with files has fields and files, and what is not complete is ignored`() throws {
    let head = "POST / HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x\r\n"
    var request = try WebRequest(head: Array("\(head)Content-Length: 1000000\r\n\r\n".utf8))
    #expect(request.bodyLength == 1_000_000)
    #expect(try WebRequest(head: Array("\(head)Content-Length: 70000000\r\n\r\n".utf8)).bodyLength == nil)
    func part(_ head: String, _ body: String) -> String {
      "--x\r\nContent-Disposition: form-data; \(head)\r\n\r\n\(body)\r\n"
    }
    let body =
      part("name=\"text\"", "a\r\n--b") + part("", "lost")
      + part("name=\"image\"; filename=\"C:\\a/cup.png\"\r\nContent-Type: image/png", "\r\n\r\nbytes")
      + part("name=\"none\"; filename=\"\"", "") + part("name=\"empty\"; filename=\"a.png\"", "")
    request.read(Array((body + "--x--\r\n").utf8))
    #expect(request.form.values == ["text": "a\r\n--b"])
    let image = try #require(request.form.file("image"))
    #expect(image.name == "cup.png" && image.contents == Data("\r\n\r\nbytes".utf8))
    #expect(request.form.file("empty")?.contents.isEmpty == true)
    #expect(request.form.file("none") == nil && request.form.file("text") == nil)
    request.read(Array((part("name=\"a\"", "1") + "--x\r\nContent-Disposition: form-data; name=\"b\"\r\n\r\n2").utf8))
    #expect(request.form.values == ["a": "1"])
    request.read([])
    #expect(request.form.values.isEmpty)
  }

  @Test func `An event is one line of data, whatever its rows contain`() {
    let event = PageUpdate.event(
      [.insert("a\n\"b\"", after: nil), .remove(row: "row-1"), .open(path: "/notes")], state: 7)
    #expect(
      String(decoding: event, as: UTF8.self)
        == "id: 7\ndata: [[\"insert\",\"a\\n&quot;b&quot;\",null],[\"remove\",\"row-1\"],[\"open\",\"/notes\"]]\n\n")
  }
}
