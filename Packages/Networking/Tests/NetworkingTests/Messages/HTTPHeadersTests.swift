import Networking
import Testing

@Suite
struct HTTPHeadersTests {
  @Test
  func `The lookup of a header is case-insensitive`() {
    let headers: HTTPHeaders = ["Content-Type": "text/html"]
    #expect(headers["content-TYPE"] == "text/html")
    #expect(headers["Content"] == nil)
  }

  @Test
  func `A header can have several values, which keep their order`() {
    var headers = HTTPHeaders()
    headers.add("Set-Cookie", "a=1")
    headers.add("set-cookie", "b=2")
    #expect(headers.values(for: "Set-Cookie") == ["a=1", "b=2"])
    #expect(headers["Set-Cookie"] == "a=1")
  }

  @Test
  func `Setting a header replaces all its values`() {
    var headers: HTTPHeaders = ["A": "1", "a": "2", "B": "3"]
    headers["A"] = "4"
    #expect(headers.values(for: "a") == ["4"])
    headers["b"] = nil
    #expect(headers.fields.map(\.name) == ["A"])
  }

  @Test
  func `Merged headers replace headers with the same name`() {
    let merged = (["A": "1", "B": "2"] as HTTPHeaders).merging(["b": "3"])
    #expect(merged.fields.map(\.value) == ["1", "3"])
  }
}
