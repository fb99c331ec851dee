import Testing

@testable import AppShell

@Suite("A route") struct RouteTests {
  @Test("is what its addresses mean, in any case", arguments: Route.samples)
  func roundTrip(_ route: Route) {
    for address in [route.url, route.universalLink] {
      #expect(Route(url: address) == route)
      #expect(Route(url: address.uppercased()) == route)
    }
  }

  @Test(
    "is found by the last component of the path",
    arguments: [
      "tessera://app/ranking", "tessera:///Ranking", "https://MomentsApp.com/a/b/RANKING/",
      "https://momentsapp.com/ranking?a=1",
    ])
  func lastComponent(_ address: String) {
    #expect(Route(url: address) == .ranking)
  }

  @Test(
    "is not what an unknown address means",
    arguments: [
      "", "ranking", "tessera://", "tessera://nowhere", "https://momentsapp.com/", "https://example.com/ranking",
      "http://momentsapp.com/ranking", "ftp://ranking", "https://momentsapp.com.example.com/ranking",
    ])
  func unknown(_ address: String) {
    #expect(Route(url: address) == nil)
  }
}
