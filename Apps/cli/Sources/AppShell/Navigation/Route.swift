import FeatureTimeline
import Presentation

/// A place in the app, with all that its screen needs.
enum Route: Hashable, Sendable {
  /// The posts of a source; nil for the one that is set.
  case timeline(TimelineSource?)
  /// The people who write what a source shows.
  case people(TimelineSource)
  /// One post of a source.
  case post(PostID, TimelineSource)
  /// What friends share.
  case moments
  /// The coin ranking.
  case ranking
  /// One's own coins at wanandroid.
  case coins
  /// Who is signed in, and where.
  case account
  /// The forms for signing in.
  case phoneLogin, wanAndroidLogin, mastodonLogin
  /// The menu of the program's makers.
  case internalMenu
  /// Samples of the design.
  case designKit(productName: String, version: String)
  /// What this program is, and which servers it talks to.
  case about

  /// The places that tabs lead to, in their order. Each keeps the screens above it while another is shown.
  static let tabs: [Route] = [.timeline(nil), .moments, .ranking, .account]

  /// Where the app begins.
  static let home = tabs[0]

  /// One of each, for lists and checks.
  static let samples: [Route] = [
    .timeline(nil), .timeline(.mastodonTag("swift")), .people(.mastodonList(id: "12249")),
    .post("1", .mastodonTag("swift")), .moments, .ranking, .coins, .account, .phoneLogin, .wanAndroidLogin,
    .mastodonLogin,
    .about,
    .internalMenu, .designKit(productName: "DesignKit", version: "1.0.1"),
  ]

  /// What it is called.
  var name: LocalizedText {
    switch self {
    case .timeline: LocalizedText(en: "Timeline", zhHans: "时间线")
    case .people: LocalizedText(en: "People", zhHans: "成员")
    case .post: LocalizedText(en: "Post", zhHans: "动态")
    case .moments: LocalizedText(en: "Moments", zhHans: "朋友圈")
    case .ranking: LocalizedText(en: "Ranking", zhHans: "积分")
    case .coins: LocalizedText(en: "My coins", zhHans: "我的积分")
    case .account: LocalizedText(en: "Account", zhHans: "账号")
    case .phoneLogin: LocalizedText(en: "Log in by number", zhHans: "手机号登录")
    case .wanAndroidLogin: LocalizedText(en: "Log in at wanandroid", zhHans: "登录玩安卓")
    case .mastodonLogin: LocalizedText(en: "Log in at Mastodon", zhHans: "登录 Mastodon")
    case .internalMenu: LocalizedText(en: "Internal menu", zhHans: "内部菜单")
    case .designKit: LocalizedText(en: "Design", zhHans: "设计样例")
    case .about: AppText.about
    }
  }

  /// The way to it from a first screen, itself included: what is below it when it is opened by its address.
  var path: [Route] {
    switch self {
    case .timeline(nil), .moments, .ranking, .account: [self]
    case .timeline, .about: [.timeline(nil), self]
    case .people(let source), .post(_, let source): [.timeline(nil), .timeline(source), self]
    case .internalMenu, .designKit: [.moments, self]
    case .coins: [.ranking, self]
    case .phoneLogin, .wanAndroidLogin, .mastodonLogin: [.account, self]
    }
  }
}

/// How a place is written: names that are fixed, and values that are not.
extension Route {
  var address: RouteAddress {
    switch self {
    case .timeline(nil): RouteAddress("timeline")
    case .timeline(let source?): RouteAddress("timeline", ["source": source.description])
    case .people(let source): RouteAddress("people", ["source": source.description])
    case .post(let id, let source): RouteAddress("post", ["id": id.text, "source": source.description])
    case .moments: RouteAddress("moments")
    case .ranking: RouteAddress("ranking")
    case .coins: RouteAddress("coins")
    case .account: RouteAddress("account")
    case .phoneLogin: RouteAddress("login", ["at": "phone"])
    case .wanAndroidLogin: RouteAddress("login", ["at": "wanandroid"])
    case .mastodonLogin: RouteAddress("login", ["at": "mastodon"])
    case .internalMenu: RouteAddress("internalmenu")
    case .designKit(let productName, let version):
      RouteAddress("designkit", ["productname": productName, "version": version])
    case .about: RouteAddress("about")
    }
  }

  /// The place of an address; nil if there is none such, or if a value is missing that its screen needs.
  init?(_ address: RouteAddress) {
    let values = address.values
    let source = values["source"].flatMap { TimelineSource($0) }
    switch address.key {
    case "timeline":
      if values["source"] != nil, source == nil { return nil }
      self = .timeline(source)
    case "people":
      guard let source else { return nil }
      self = .people(source)
    case "post":
      guard let source, let id = values["id"], !id.isEmpty else { return nil }
      self = .post(PostID(id), source)
    case "moments": self = .moments
    case "ranking": self = .ranking
    case "coins": self = .coins
    case "account": self = .account
    case "login":
      switch values["at"]?.lowercased() {
      case "phone": self = .phoneLogin
      case "wanandroid": self = .wanAndroidLogin
      case "mastodon": self = .mastodonLogin
      case nil: self = .account
      default: return nil
      }
    case "internalmenu": self = .internalMenu
    case "designkit":
      guard let productName = values["productname"], let version = values["version"] else { return nil }
      self = .designKit(productName: productName, version: version)
    case "about": self = .about
    default: return nil
    }
  }
}
