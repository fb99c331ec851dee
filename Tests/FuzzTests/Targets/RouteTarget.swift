import Composition
import TerminalApp

@testable import AppShell

extension FuzzTarget {
  /// The target whose property is that a parsed URL is printed as a URL that leads to the same destination.
  static let routes = FuzzTarget(name: "routes") { bytes in
    let modules = try TesseraApp.definition.moduleList()
    guard let route = modules.route(url: String(decoding: bytes, as: UTF8.self)) else { return }
    for address in [modules.url(route), modules.link(route) ?? ""] {
      try require(modules.route(url: address) == route, "\(address) does not lead to \(route)")
    }
  }
}
