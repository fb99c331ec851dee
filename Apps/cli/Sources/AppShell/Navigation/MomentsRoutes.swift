import FeatureMoments

extension Segue {
  /// Where an intent of moments leads.
  init(_ intent: MomentsIntent) {
    switch intent {
    case .moments: self = .root(.moments)
    case .open(let url): self = .outside(.web(url))
    case .share(let text): self = .outside(.copy(text))
    case .internalMenu: self = .present(.internalMenu)
    case .designKit(let productName, let version): self = .push(.designKit(productName: productName, version: version))
    case .dismiss: self = .back
    case .crash: self = .outside(.trap)
    }
  }
}
