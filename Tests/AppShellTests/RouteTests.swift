import Testing

@testable import AppShell

@Suite("A route") struct RouteTests {
  @Test("is what its addresses mean, in any case", arguments: Route.samples)
  func roundTrip(_ route: Route) {
    for address in [route.url, route.address.universalLink] {
      #expect(Route(url: address) == route)
      let parts = address.split(separator: "?", maxSplits: 1)
      #expect(
        Route(url: ([parts[0].uppercased()] + parts.dropFirst().map(String.init)).joined(separator: "?")) == route)
    }
  }

  @Test("has a way that ends in it, begins with a tab, and can be opened in one go", arguments: Route.samples)
  func path(_ route: Route) {
    #expect(route.path.last == route)
    #expect((Route.tabs + [.about]).contains(route.path[0]))
  }

  @Test(
    "is found by the last component of the path",
    arguments: [
      "tessera://app/about", "tessera:///About", "https://MomentsApp.com/a/b/ABOUT/",
      "https://momentsapp.com/about?a=1", " tessera://about\n",
    ])
  func lastComponent(_ address: String) {
    #expect(Route(url: address) == .about)
  }

  @Test(
    "is not what an unknown address means",
    arguments: [
      "", "about", "tessera://", "tessera://nowhere", "https://momentsapp.com/", "https://example.com/about",
      "http://momentsapp.com/about", "ftp://about", "https://momentsapp.com.example.com/about",
    ])
  func unknown(_ address: String) {
    #expect(Route(url: address) == nil)
  }
}

@Suite("The address of a route") struct RouteAddressTests {
  @Test("keeps 2,000 random values through both of its forms")
  func roundTrip() {
    var generator = SplitMix(state: 11)
    let scalars: [Unicode.Scalar] = [
      "a", "Z", "0", "&", "=", "?", "#", "/", "%", "+", " ", "\n", "\u{0}", "\u{7F}", "é", "积", "🇨🇳", "👩", "\u{200D}",
      "\u{301}",
      ":", "@", ";", "\"", "<", "\\",
    ].flatMap(\.unicodeScalars)
    for _ in 0..<2000 {
      var values: [String: String] = [:]
      for name in ["name", "list", "id"].prefix(Int.random(in: 0...3, using: &generator)) {
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...12, using: &generator) {
          text.append(scalars[Int.random(in: 0..<scalars.count, using: &generator)])
        }
        values[name] = String(text)
      }
      let address = RouteAddress("place", values)
      #expect(RouteAddress(url: address.url) == address)
      #expect(RouteAddress(url: address.universalLink) == address)
    }
  }

  @Test("takes names of values in any case, and the first of two")
  func names() {
    let address = RouteAddress(url: "https://momentsapp.com/DesignKit?productName=A&Version=1&VERSION=2&flag")
    #expect(address == RouteAddress("designkit", ["productname": "A", "version": "1", "flag": ""]))
  }
}
