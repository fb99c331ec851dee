import Foundation

extension Route {
  /// The address of the place: `tessera://ranking`.
  var url: String { "tessera://\(name)" }

  /// The address of the place that works as a link in a browser, too: `https://momentsapp.com/ranking`.
  var universalLink: String { "https://momentsapp.com/\(name)" }

  private var name: String {
    switch self {
    case .ranking: "ranking"
    case .about: "about"
    }
  }

  /// The place that an address means, in any case; nil if it means none.
  ///
  /// What counts is the last component of the path. A link to another host than ours is none.
  init?(url text: String) {
    guard let components = URLComponents(string: text.trimmingCharacters(in: .whitespaces)) else { return nil }
    let path = components.path.split(separator: "/").map { $0.lowercased() }
    let key: String?
    switch components.scheme?.lowercased() {
    case "tessera": key = path.last ?? components.host?.lowercased()
    case "https" where components.host?.lowercased() == "momentsapp.com": key = path.last
    default: return nil
    }
    guard let route = Route.samples.first(where: { $0.name == key }) else { return nil }
    self = route
  }
}
