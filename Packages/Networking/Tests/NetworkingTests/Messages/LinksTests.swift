import Foundation
import Networking
import Testing

@Suite
struct LinksTests {
  private func links(_ values: String...) throws -> Links {
    let base = try #require(URL(string: "https://m.example/api/v1/list?limit=20"))
    return Links(HTTPHeaders(values.map { .init(name: "Link", value: $0) }), relativeTo: base)
  }

  @Test
  func `The URLs of the next and the previous page are parsed from the Link header`() throws {
    let links = try links(
      #"<https://m.example/list?limit=20&max_id=1>; rel="next", <https://m.example/list?min_id=2>; rel="prev""#)
    #expect(links.next?.absoluteString == "https://m.example/list?limit=20&max_id=1")
    #expect(links.previous?.absoluteString == "https://m.example/list?min_id=2")
  }

  @Test(arguments: [
    "<https://a.example/x>; rel=next",
    #"<https://a.example/x>;title="a, b; <c>";REL="NEXT""#,
    #"<https://a.example/x> ; rel="last next""#,
    #"<https://b.example>; rel="prev" , <https://a.example/x>; rel="next"; rel="prev""#,
    "<https://b.example>; flag; rel=prev,<https://a.example/x>;rel=next",
  ])
  func `The Link header is parsed in every valid form`(value: String) throws {
    #expect(try links(value).next?.absoluteString == "https://a.example/x")
  }

  @Test
  func `The Link header can contain a URL that is relative to the request`() throws {
    #expect(try links("<?page=2>; rel=next").next?.absoluteString == "https://m.example/api/v1/list?page=2")
    #expect(try links("</x>; rel=next").next?.absoluteString == "https://m.example/x")
  }

  @Test
  func `If two Link headers contain links with the same relation, the first link takes precedence`() throws {
    let links = try links("<https://a.example/1>; rel=next", "<https://a.example/2>; rel=next, </0>; rel=previous")
    #expect(links.next?.absoluteString == "https://a.example/1")
    #expect(links.previous?.absoluteString == "https://m.example/0")
  }

  @Test(arguments: [
    "", "<", "<>", "next", "<https://a.example/x", "https://a.example/x; rel=next", "<javascript:alert(1)>; rel=next",
    #"<https://a.example/x>; rel="next"#.replacing("next", with: ""),
  ])
  func `An invalid Link header yields no links`(value: String) throws {
    #expect(try links(value).next == nil)
  }

  @Test func `The path of the next page is the link to it, and is absent on the last page`() throws {
    let next = try #require(URL(string: "https://a.example/x"))
    #expect(try links("<https://a.example/x>; rel=next").nextPage == .link(next))
    #expect(try links("<javascript:alert(1)>; rel=next", "<https://a.example/x>; rel=next").nextPage == .link(next))
    for value in ["", "<https://a.example/x>; rel=prev", "<javascript:alert(1)>; rel=prev"] {
      #expect(try links(value).nextPage == nil)
    }
  }

  @Test func `A link to the page itself is no link to the next page, but can have other relations`() throws {
    let page = "https://m.example/api/v1/list?limit=20"
    #expect(try links("<\(page)>; rel=next").next == nil)
    #expect(try links("<\(page)>; rel=\"next self prev\"").previous?.absoluteString == page)
    #expect(try links("<\(page)>; rel=next, </2>; rel=next").next?.absoluteString == "https://m.example/2")
  }

  @Test(arguments: [
    "javascript:alert(1)", "ftp://m.example/2", "file:///etc/passwd", "http:///2", "?limit=20",
    "https://m.example/api/v1/list?limit=20",
  ])
  func
    `A request for a next page whose link is no web URL, or leads to the same page, fails like one to another server`(
      target: String
    ) throws
  {
    let path = try #require(try links("<\(target)>; rel=next").nextPage)
    let base = try #require(URL(string: "https://m.example"))
    let client = APIClient(baseURL: base, transport: UnusedTransport())
    #expect(throws: NetworkError.foreignLink) {
      try client.request(for: Endpoint<Void>(.get, path, decoding: .ignored))
    }
  }
}
