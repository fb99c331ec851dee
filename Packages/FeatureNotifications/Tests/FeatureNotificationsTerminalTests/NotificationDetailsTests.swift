import FeatureNotifications
import FeatureNotificationsTerminal
import Posts
import Presentation
import TerminalUI
import Testing

@Suite struct NotificationDetailsTests {
  private static func lines(
    _ kind: NotificationKind, _ language: Language = .en, post: Post? = nil,
    _ change: (inout NotificationDetails) -> Void = { _ in }
  ) -> [String] {
    var details = NotificationDetails()
    change(&details)
    let row = NotificationRow(
      id: "1", kind: kind, people: [Person(id: "1", name: "Ada")], post: post,
      details: details == NotificationDetails() ? nil : details)
    return NotificationsPlain.lines(NotificationsContents(rows: [row], unreadCount: 0), language: language)
      .map(\.string)
  }

  @Test func `A reaction has its emoji, and a move its new account`() {
    #expect(Self.lines(.reaction) { $0.emoji = "🦊" } == ["Ada reacted to your post with 🦊"])
    #expect(Self.lines(.reaction, .zhHans) { $0.emoji = "🦊" } == ["Ada 用 🦊 回应了你的嘟文"])
    #expect(Self.lines(.move) { $0.target = "ada@b.example\u{1B}" } == ["Ada moved to @ada@b.example␛"])
    #expect(Self.lines(.move, .zhHans) { $0.target = "ada@b.example" } == ["Ada 已迁移到 @ada@b.example"])
  }

  @Test func `An edit of a quoted post has a sentence and the post`() {
    let post = Post(id: "7", text: "Hello", author: Person(id: "2", name: "Bea"))
    #expect(Self.lines(.quotedEdit, post: post).first == "Ada edited a post that you quoted")
    #expect(Self.lines(.quotedEdit, .zhHans, post: post) == ["Ada 编辑了你引用过的嘟文", "  Bea", "    Hello"])
  }

  @Test(arguments: [
    ("spam", " for spam", "（垃圾信息）"), ("legal", " for illegal content", "（违法内容）"),
    ("violation", " for breaking the rules", "（违反规则）"), ("other", "", ""),
  ])
  func `A report names the account, the reason and the comment`(category: String, en: String, zhHans: String) {
    let change = { (details: inout NotificationDetails) in
      details = NotificationDetails()
      details.reason = category
      details.target = "eve"
      details.text = "Look\nhere\u{7}"
    }
    #expect(Self.lines(.report, .en, change) == ["Ada reported @eve\(en)", "  Look", "  here␇"])
    #expect(Self.lines(.report, .zhHans, change) == ["Ada 举报了 @eve\(zhHans)", "  Look", "  here␇"])
  }

  @Test(arguments: [
    ("domain_block", "Moderators blocked a.example", "管理员屏蔽了 a.example"),
    ("user_domain_block", "You blocked a.example", "你屏蔽了 a.example"),
    ("account_suspension", "Moderators suspended a.example", "管理员封禁了 a.example"),
    ("other", "You lost connections to a.example", "你失去了与 a.example 的联系"),
  ])
  func `Lost relationships have their cause and their numbers`(cause: String, en: String, zhHans: String) {
    let change = { (details: inout NotificationDetails) in
      details.reason = cause
      details.target = "a.example"
      details.followers = 1
      details.following = 2
    }
    #expect(Self.lines(.severance, .en, change) == ["\(en) · 1 follower lost · 2 no longer followed"])
    #expect(Self.lines(.severance, .zhHans, change) == ["\(zhHans) · 失去 1 位关注者 · 不再关注 2 人"])
  }

  @Test(arguments: [
    ("none", "Moderators sent you a warning", "管理员向你发出了警告"),
    ("disable", "Moderators disabled your account", "管理员停用了你的账号"),
    ("mark_statuses_as_sensitive", "Moderators marked some of your posts as sensitive", "管理员将你的部分嘟文标记为敏感内容"),
    ("delete_statuses", "Moderators deleted some of your posts", "管理员删除了你的部分嘟文"),
    ("sensitive", "Moderators mark your media as sensitive from now on", "管理员今后会将你的媒体标记为敏感内容"),
    ("silence", "Moderators limited your account", "管理员限制了你的账号"),
    ("suspend", "Moderators suspended your account", "管理员封禁了你的账号"),
  ])
  func `A warning names the action of the moderators and has their message`(action: String, en: String, zhHans: String)
  {
    let change = { (details: inout NotificationDetails) in
      details.reason = action
      details.text = "Please stop."
    }
    #expect(Self.lines(.warning, .en, change) == [en, "  Please stop."])
    #expect(Self.lines(.warning, .zhHans, change) == [zhHans, "  Please stop."])
  }
}
