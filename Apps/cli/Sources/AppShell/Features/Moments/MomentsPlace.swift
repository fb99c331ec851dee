import FeatureMoments
import Presentation

/// The screens of moments.
enum MomentsPlace: Place {
  /// What friends share.
  case moments
  /// The menu of the program's makers.
  case internalMenu
  /// Samples of the design.
  case designKit(productName: String, version: String)

  static let samples = [moments, internalMenu, designKit(productName: "DesignKit", version: "1.0.1")]

  var name: LocalizedText {
    switch self {
    case .moments: LocalizedText(en: "Moments", zhHans: "朋友圈")
    case .internalMenu: LocalizedText(en: "Internal menu", zhHans: "内部菜单")
    case .designKit: LocalizedText(en: "Design", zhHans: "设计样例")
    }
  }

  var address: RouteAddress {
    switch self {
    case .moments: RouteAddress("moments")
    case .internalMenu: RouteAddress("internalmenu")
    case .designKit(let productName, let version):
      RouteAddress("designkit", ["productname": productName, "version": version])
    }
  }

  init?(_ address: RouteAddress) {
    switch address.key {
    case "moments": self = .moments
    case "internalmenu": self = .internalMenu
    case "designkit":
      guard let productName = address.values["productname"], let version = address.values["version"] else { return nil }
      self = .designKit(productName: productName, version: version)
    default: return nil
    }
  }

  var path: [Route] {
    switch self {
    case .moments: [.moments]
    case .internalMenu, .designKit: [.moments, Route(self)]
    }
  }

  var isForMakers: Bool {
    switch self {
    case .moments: false
    case .internalMenu, .designKit: true
    }
  }

  func sceneMaker(_ resolver: Resolver) throws -> SceneMaker {
    switch self {
    case .moments: .moments(try resolver.resolve(), try resolver.resolve())
    case .internalMenu: .internalMenu(try resolver.resolve())
    case .designKit(let productName, let version): .designKit(productName, version)
    }
  }

  func reportMaker(_ resolver: Resolver) throws -> ReportMaker {
    switch self {
    case .moments: .moments(try resolver.resolve(), from: try resolver.resolve(Surroundings.self)[.moments])
    case .internalMenu, .designKit: .none
    }
  }
}

extension Route {
  static let moments = Route(MomentsPlace.moments)
}

extension Segue {
  /// Where an intent of moments leads.
  init(_ intent: MomentsIntent) {
    switch intent {
    case .moments: self = .root(.moments)
    case .open(let url): self = .outside(.web(url))
    case .share(let text): self = .outside(.copy(text))
    case .internalMenu: self = .present(Route(MomentsPlace.internalMenu))
    case .designKit(let productName, let version):
      self = .push(Route(MomentsPlace.designKit(productName: productName, version: version)))
    case .dismiss: self = .back
    case .crash: self = .outside(.trap)
    }
  }
}
