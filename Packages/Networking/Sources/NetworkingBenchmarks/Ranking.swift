import Foundation
import Networking

/// The response that all contenders decode: a page of 20 rows, about 2 KB.
struct Ranking: Codable, Sendable {
  var page: Int
  var rows: [Row]

  struct Row: Codable, Sendable {
    var coinCount: Int
    var level: Int
    var nickname: String
    var rank: String
    var userID: Int
    var username: String
  }

  static let sample = Ranking(
    page: 1,
    rows: (1...20).map {
      Row(
        coinCount: 10_000 - $0, level: 700 - $0, nickname: "", rank: "\($0)", userID: 20_000 + $0,
        username: "u**\($0)")
    })
}

extension Endpoint where Response == Ranking {
  static func ranking(page: Int) -> Endpoint {
    Endpoint(.get, "/coin/rank", query: ["page": "\(page)"])
  }
}
