import FeatureLogin

extension Segue {
  /// Where an intent of signing in leads; nil if one stays.
  init?(_ intent: LoginIntent) {
    switch intent {
    case .signedIn: self = .backToRoot
    case .signedOut: return nil
    case .phone: self = .push(.phoneLogin)
    case .wanAndroid: self = .push(.wanAndroidLogin)
    case .mastodon: self = .push(.mastodonLogin)
    }
  }
}
