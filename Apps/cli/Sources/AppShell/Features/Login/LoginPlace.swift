import FeatureLogin
import Presentation

/// The screens for signing in and out.
enum LoginPlace: Place {
  /// Who is signed in, and where.
  case account
  /// A form for each place where one signs in.
  case phone, wanAndroid, mastodon

  static let samples = [account, phone, wanAndroid, mastodon]

  var name: LocalizedText {
    switch self {
    case .account: LocalizedText(en: "Account", zhHans: "账号")
    case .phone: LocalizedText(en: "Log in by number", zhHans: "手机号登录")
    case .wanAndroid: LocalizedText(en: "Log in at wanandroid", zhHans: "登录玩安卓")
    case .mastodon: LocalizedText(en: "Log in at Mastodon", zhHans: "登录 Mastodon")
    }
  }

  var address: RouteAddress {
    switch self {
    case .account: RouteAddress("account")
    case .phone: RouteAddress("login", ["at": "phone"])
    case .wanAndroid: RouteAddress("login", ["at": "wanandroid"])
    case .mastodon: RouteAddress("login", ["at": "mastodon"])
    }
  }

  init?(_ address: RouteAddress) {
    switch (address.key, address.values["at"]?.lowercased()) {
    case ("account", _), ("login", nil): self = .account
    case ("login", "phone"): self = .phone
    case ("login", "wanandroid"): self = .wanAndroid
    case ("login", "mastodon"): self = .mastodon
    default: return nil
    }
  }

  var path: [Route] {
    switch self {
    case .account: [Route(self)]
    case .phone, .wanAndroid, .mastodon: [Route(Self.account), Route(self)]
    }
  }

  func sceneMaker(_ resolver: Resolver) throws -> SceneMaker {
    switch self {
    case .account: .account(try resolver.resolve())
    case .phone: .phoneLogin(try resolver.resolve())
    case .wanAndroid: .wanAndroidLogin(try resolver.resolve())
    case .mastodon:
      .mastodonLogin(try resolver.resolve(), server: try resolver.resolve(Surroundings.self)[.timeline].url)
    }
  }

  func reportMaker(_ resolver: Resolver) throws -> ReportMaker { .accounts(try resolver.resolve()) }
}

extension Segue {
  /// Where an intent of signing in leads; nil if one stays.
  init?(_ intent: LoginIntent) {
    switch intent {
    case .signedIn: self = .backToRoot
    case .signedOut: return nil
    case .phone: self = .push(Route(LoginPlace.phone))
    case .wanAndroid: self = .push(Route(LoginPlace.wanAndroid))
    case .mastodon: self = .push(Route(LoginPlace.mastodon))
    }
  }
}
