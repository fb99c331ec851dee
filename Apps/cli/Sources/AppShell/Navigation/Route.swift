import Presentation

/// A place in the app, with all that its screen needs.
enum Route: Hashable, Sendable {
  /// The coin ranking.
  case ranking
  /// What this program is, and which servers it talks to.
  case about

  /// The places that tabs lead to, in their order. Each keeps the screens above it while another is shown.
  static let tabs: [Route] = [.ranking]

  /// Where the app begins.
  static let home = tabs[0]

  /// One of each, for lists and checks.
  static let samples: [Route] = [.ranking, .about]

  /// What it is called.
  var name: LocalizedText {
    switch self {
    case .ranking: LocalizedText(en: "Ranking", zhHans: "积分")
    case .about: AppText.about
    }
  }

  /// The way to it from a first screen, itself included: what is below it when it is opened by its address.
  var path: [Route] {
    switch self {
    case .ranking: [self]
    case .about: [.home, self]
    }
  }
}

/// How a place is written: names that are fixed, and values that are not.
extension Route {
  var address: RouteAddress {
    switch self {
    case .ranking: RouteAddress("ranking")
    case .about: RouteAddress("about")
    }
  }

  /// The place of an address; nil if there is none such, or if a value is missing that its screen needs.
  init?(_ address: RouteAddress) {
    switch address.key {
    case "ranking": self = .ranking
    case "about": self = .about
    default: return nil
    }
  }
}
