import Foundation
import Testing
import WebUI

@Suite struct WebResponseTests {
  /// Returns the lines of a response as it is sent, with those of its body.
  private func lines(_ response: WebResponse) -> [String] {
    String(decoding: response.encoded(), as: UTF8.self).components(separatedBy: "\r\n")
  }

  @Test func `A document is sent with its type, its length, and the fields of every response, and is not stored`() {
    let lines = lines(WebResponse(HTML.element("p") { "你" }))
    #expect(lines.first == "HTTP/1.1 200 OK")
    #expect(lines.contains("content-type: text/html; charset=utf-8"))
    #expect(lines.contains("content-length: 10"))
    #expect(lines.contains("Cache-Control: no-store"))
    #expect(lines.contains("X-Content-Type-Options: nosniff"))
    #expect(lines.suffix(3) == ["connection: close", "", "<p>你</p>"])
  }

  @Test func `The browser keeps an image for an hour, with the other fields of every response`() {
    let lines = lines(WebResponse(image: Array("GIF8".utf8), type: "image/gif"))
    #expect(lines.first == "HTTP/1.1 200 OK")
    #expect(lines.contains("content-type: image/gif"))
    #expect(lines.contains("Cache-Control: private, max-age=3600"))
    #expect(!lines.contains("Cache-Control: no-store"))
    #expect(lines.contains("Cross-Origin-Resource-Policy: same-origin"))
    #expect(lines.last == "GIF8")
  }

  @Test func `The head of a stream of events has no length, and the events are not stored`() {
    let lines = String(decoding: WebResponse.events, as: UTF8.self).components(separatedBy: "\r\n")
    #expect(lines.prefix(2) == ["HTTP/1.1 200 OK", "content-type: text/event-stream"])
    #expect(lines.contains("Cache-Control: no-store"))
    #expect(!lines.contains { $0.hasPrefix("content-length") })
    #expect(lines.suffix(2) == ["", ""])
  }

  @Test func `The browser requests the page of a redirect with GET, and stores its cookie`() {
    let response = WebResponse.redirect(to: "/notes?a=1", cookie: "a=b; HttpOnly")
    #expect(lines(response).first == "HTTP/1.1 303 OK")
    #expect(lines(response).contains("location: /notes?a=1"))
    #expect(lines(response).contains("set-cookie: a=b; HttpOnly"))
    #expect(!lines(.redirect(to: "/")).contains { $0.hasPrefix("set-cookie") })
  }

  @Test(arguments: [(399, "OK"), (400, "Refused"), (404, "Refused"), (500, "Refused")])
  func `A status from 400 on is a refusal`(status: Int, word: String) {
    #expect(lines(WebResponse(status, text: "")).first == "HTTP/1.1 \(status) \(word)")
  }

  @Test func `The browser gets the script and the stylesheet, each with its type`() {
    for (response, type) in [(WebResponse.script, "text/javascript"), (.stylesheet, "text/css")] {
      #expect(lines(response).prefix(2) == ["HTTP/1.1 200 OK", "content-type: \(type); charset=utf-8"])
    }
  }

  @Test func `A response cannot get another field through a value`() {
    #expect(lines(.redirect(to: "/a\r\nX: y")).contains("location: /a  X: y"))
  }

  @Test func `The response to HEAD has the length of the body, and no body`() {
    let text = String(decoding: WebResponse(200, text: "abc").encoded(hasBody: false), as: UTF8.self)
    #expect(text.contains("content-length: 3\r\n"))
    #expect(text.hasSuffix("\r\n\r\n"))
  }
}
