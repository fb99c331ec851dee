import Foundation

/// Requests of a logged-in user about their own account.
extension WanAndroid {
  func coins(_ request: Request) -> Response {
    guard let account = account(of: request) else { return .notLoggedIn }
    return .envelope(standing(of: account))
  }

  func coinHistory(_ request: Request) -> Response {
    guard let account = account(of: request) else { return .notLoggedIn }
    let rows = account.history.map { entry -> JSON in
      [
        "coinCount": .int(entry.count), "date": .int(entry.milliseconds), "desc": .string(entry.details),
        "id": .int(entry.id), "reason": .string(entry.reason), "type": 1, "userId": .int(account.id),
        "userName": .string(account.username),
      ]
    }
    let page = WanAndroidPage(request.parameters["page"], size: request.pageSize(default: 20), of: rows)
    return page?.response ?? .refusal("页码不正确")
  }

  func unreadCount(_ request: Request) -> Response {
    guard let account = account(of: request) else { return .notLoggedIn }
    return .envelope(.int(account.messages.count { !$0.isRead }))
  }

  /// Responds with a page of the read or the unread messages. Reading the unread list marks all messages as read, so
  /// the list is empty the next time.
  mutating func messages(_ request: Request, read: Bool) -> Response {
    guard let index = accountIndex(of: request) else { return .notLoggedIn }
    let account = state.accounts[index]
    let rows = account.messages.filter { $0.isRead == read }.map { message -> JSON in
      [
        "category": 1, "date": .int(message.milliseconds), "fromUser": "小编", "fromUserId": 2,
        "fullLink": "https://www.wanandroid.com/wenda/show/14500", "id": .int(message.id),
        "isRead": .int(message.isRead ? 1 : 0), "link": "/wenda/show/14500", "message": .string(message.text),
        "niceDate": .string(niceDate(message, at: request.date)), "tag": "评论回复", "title": .string(message.title),
        "userId": .int(account.id),
      ]
    }
    guard let page = WanAndroidPage(request.parameters["page"], size: request.pageSize(default: 20), of: rows)
    else { return .refusal("页码不正确") }
    if !read {
      for message in state.accounts[index].messages.indices { state.accounts[index].messages[message].isRead = true }
    }
    return page.response
  }

  private func niceDate(_ message: Account.Message, at date: Date) -> String {
    let minutes = max(0, date.milliseconds - message.milliseconds) / 60_000
    switch minutes {
    case 0: return "刚刚"
    case ..<60: return "\(minutes)分钟前"
    case ..<1440: return "\(minutes / 60)小时前"
    default: return "\(minutes / 1440)天前"
    }
  }

  static let banners: JSON = .array(
    (0..<3).map { index in
      [
        "desc": "示例", "id": .int(30 + index), "imagePath": .string("https://img.example/banner/\(index).png"),
        "isVisible": 1, "order": .int(index), "title": .string("横幅 \(index + 1)"), "type": 0,
        "url": .string("https://example.com/\(index)"),
      ]
    })

  static let hotKeys: JSON = .array(
    ["面试", "动画", "自定义View", "性能优化", "gradle", "Compose", "协程"].enumerated().map { index, name in
      ["id": .int(index + 1), "link": "", "name": .string(name), "order": .int(index), "visible": 1]
    })
}
