import Foundation
import Presentation

/// A server that the app talks to. Each can be another one; those without an address of their own are played by the demo server.
enum Service: String, CaseIterable, Sendable {
  case ranking

  /// Where the service is below the address of a demo server.
  var demoPath: String {
    switch self {
    case .ranking: "wanandroid"
    }
  }

  /// What it is there for.
  var purpose: LocalizedText {
    switch self {
    case .ranking: LocalizedText(en: "coin ranking", zhHans: "积分排名")
    }
  }
}
