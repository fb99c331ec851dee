import Foundation
import Presentation

/// A server that the app talks to. Each can be another one; those without an address of their own are played by the demo server.
enum Service: String, CaseIterable, Sendable {
  case timeline, twitter, moments, ranking, login

  /// Where the service is below the address of a demo server.
  var demoPath: String {
    switch self {
    case .timeline: "mastodon"
    case .twitter: "twitter"
    case .moments, .login: ""
    case .ranking: "wanandroid"
    }
  }

  /// What it is there for.
  var purpose: LocalizedText {
    switch self {
    case .timeline: LocalizedText(en: "timeline", zhHans: "时间线")
    case .twitter: LocalizedText(en: "Twitter's API 1.1", zhHans: "Twitter API 1.1")
    case .moments: LocalizedText(en: "moments", zhHans: "朋友圈")
    case .ranking: LocalizedText(en: "coin ranking", zhHans: "积分排名")
    case .login: LocalizedText(en: "login", zhHans: "登录")
    }
  }
}
