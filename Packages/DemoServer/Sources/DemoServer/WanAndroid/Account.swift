import Digest
import Foundation

/// A user account.
struct Account: Codable, Equatable, Sendable {
  struct Coins: Codable, Equatable, Sendable {
    var id: Int
    var count: Int
    var milliseconds: Int
    var reason: String
    var details: String
  }

  struct Message: Codable, Equatable, Sendable {
    var id: Int
    var milliseconds: Int
    var title: String
    var text: String
    var isRead: Bool
  }

  var id: Int
  var username: String
  var passwordHash: String
  /// The history of the coins, the newest first.
  var history: [Coins] = []
  /// The messages, the newest first.
  var messages: [Message] = []

  var coins: Int { history.reduce(0) { $0 + $1.count } }

  init(id: Int, username: String, password: String) {
    self.id = id
    self.username = username
    passwordHash = Self.hash(password, for: username)
  }

  func accepts(password: String) -> Bool { passwordHash == Self.hash(password, for: username) }

  private static func hash(_ password: String, for username: String) -> String {
    SHA256.hexDigest(of: "\(username)\n\(password)".utf8)
  }

  /// Returns the account of ``DemoServer/Accounts/username``, with coins for 45 days, three unread messages and five
  /// read ones.
  static func demo(genesis: Date) -> Account {
    let now = genesis.milliseconds
    let (minute, day) = (60_000, 86_400_000)
    var account = Account(id: 159_001, username: DemoServer.Accounts.username, password: DemoServer.Accounts.password)
    account.history = (0..<45).map { index in
      let bonus = 1 + (44 - index) % 30
      let date = now - 40 * minute - index * day
      return Coins(
        id: 980_000 - index, count: 10 + bonus, milliseconds: date, reason: "签到",
        details: "\(Date(milliseconds: date).chinaTime) 签到 , 积分：10 + \(bonus)")
    }
    let texts = ["感谢回答，问题解决了", "这个思路不错 👍", "请问 Demo 在哪里？", "收藏了", "写得很清楚，学到了"]
    account.messages = (0..<8).map { index in
      Message(
        id: 5000 - index, milliseconds: now - (index + 1) * 67 * minute, title: "回复了你的评论",
        text: texts[index % texts.count], isRead: index >= 3)
    }
    return account
  }
}
