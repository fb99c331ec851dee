@testable import AppShell

extension FuzzTarget {
  /// What an address means is printed as an address that means the same.
  static let routes = FuzzTarget(name: "routes") { bytes in
    guard let address = RouteAddress(url: String(decoding: bytes, as: UTF8.self)) else { return }
    try require(RouteAddress(url: address.universalLink) == address, "\(address.universalLink) is not \(address)")
    guard let route = Route(address) else { return }
    try require(RouteAddress(url: route.address.url) == route.address, "\(route.address.url) is not \(route)")
    try require(Route(route.address) == route, "\(route.address) is not \(route)")
  }
}
