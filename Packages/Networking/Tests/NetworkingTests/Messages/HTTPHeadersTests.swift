import Networking
import Testing

@Suite("Headers")
struct HTTPHeadersTests {
  @Test("Headers are found without regard to case")
  func lookup() {
    let headers: HTTPHeaders = ["Content-Type": "text/html"]
    #expect(headers["content-TYPE"] == "text/html")
    #expect(headers["Content"] == nil)
  }

  @Test("Headers may have several values of one name, in order")
  func several() {
    var headers = HTTPHeaders()
    headers.add("Set-Cookie", "a=1")
    headers.add("set-cookie", "b=2")
    #expect(headers.values(for: "Set-Cookie") == ["a=1", "b=2"])
    #expect(headers["Set-Cookie"] == "a=1")
  }

  @Test("Headers lose all values of a name when it is set")
  func setting() {
    var headers: HTTPHeaders = ["A": "1", "a": "2", "B": "3"]
    headers["A"] = "4"
    #expect(headers.values(for: "a") == ["4"])
    headers["b"] = nil
    #expect(headers.fields.map(\.name) == ["A"])
  }

  @Test("Headers are replaced by those merged over them")
  func merging() {
    let merged = (["A": "1", "B": "2"] as HTTPHeaders).merging(["b": "3"])
    #expect(merged.fields.map(\.value) == ["1", "3"])
  }
}
