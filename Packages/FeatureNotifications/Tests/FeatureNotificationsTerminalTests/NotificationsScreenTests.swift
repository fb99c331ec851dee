import FeatureNotifications
import FeatureNotificationsTerminal
import Foundation
import Networking
import NetworkingTest
import Persistence
import Posts
import Presentation
import PresentationTerminal
import Reactive
import ReactiveTest
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct NotificationsScreenTests {
  private let clock = TestScheduler(initialClock: 0, resolution: 0.1)
  static let now = Date(timeIntervalSince1970: 1_795_312_800)
  private static let utc = TimeZone(secondsFromGMT: 0) ?? .current

  private func feature(
    _ replies: ScriptedReply..., isAuthorized: Bool = true, offersPosts: Bool = true, offersProfiles: Bool = true
  ) throws -> NotificationsFeature {
    try feature(replies, isAuthorized: isAuthorized, offersPosts: offersPosts, offersProfiles: offersProfiles)
  }

  func feature(
    _ replies: [ScriptedReply], isAuthorized: Bool, offersPosts: Bool = true, offersProfiles: Bool = true
  ) throws -> NotificationsFeature {
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    return NotificationsFeature(
      dependencies: NotificationsDependencies(
        client: APIClient(
          baseURL: try #require(URL(string: "https://stub.example")),
          transport: ScriptedTransport(replies) { Issue.record($0) }),
        account: "mira", isAuthorized: .just(isAuthorized), offersLogin: true,
        offersPosts: offersPosts, offersProfiles: offersProfiles, isReachable: .just(true),
        store: try .inMemory(schemas: [NotificationsFeature.schema], options: options),
        scheduler: CurrentThreadScheduler.instance, clock: clock))
  }

  private func show(
    _ feature: NotificationsFeature, language: Language = .en, size: Size = Size(columns: 60, rows: 14),
    presentation: TerminalPresentation = .screens
  ) throws -> (ScreenDriver, any NotificationsViewModel) {
    let driver = try ScreenDriver(size: size, presentation: presentation)
    let viewModel = feature.makeNotificationsViewModel()
    driver.application.screens.push(
      NotificationsScreen(
        viewModel: viewModel,
        context: ScreenContext(host: driver.application, language: language, now: { Self.now }, timeZone: Self.utc)))
    driver.settle()
    return (driver, viewModel)
  }

  @Test func `With compact rows, a notification takes one line with the beginning of its post`() throws {
    let (driver, _) = try show(feature(Self.page, Self.markers), size: Size(columns: 90, rows: 14))
    driver.application.isCompact = true
    driver.press("j", "k")
    #expect(driver.lines[2].hasPrefix("> ● ♥ Ada and 2 others favorited your post  Five small packages "))
    #expect(driver.lines[2].hasSuffix(" 3m") && driver.lines[3].hasPrefix("    + Eve"), "\(driver.text)")
  }

  @Test func `The notifications screen shows people, events, posts and ages, and marks unread rows`() throws {
    let (driver, _) = try show(feature(Self.page, Self.markers))
    #expect(driver.lines[0] == " Notifications")
    #expect(driver.lines[1] == "[All] Mentions  Follows  Boosts  Favorites   3 unread")
    #expect(driver.lines[2].hasPrefix("> ● ♥ Ada and 2 others favorited your post"))
    #expect(driver.lines[2].hasSuffix("3m"))
    #expect(driver.lines[3] == "      Five small packages")
    #expect(driver.text.contains("Eve␛[31m follows you"))
    #expect(!driver.text.contains("● + Eve") && driver.text.contains("+ Eve"))
  }

  @Test func `A key shows only mentions, which marks nothing as read, then other kinds, and all again`() throws {
    let page = ScriptedReply.json(
      "[\(Self.notification(97, "favourite", by: "Ada", post: "Five")),"
        + "\(Self.notification(96, "mention", by: "Hanae", post: "Look"))]"
    ).on("GET /api/v1/notifications")
    let end = ScriptedReply.json("[]").on("GET /api/v1/notifications").repeated()
    let (driver, _) = try show(feature(page, end, Self.markers))
    driver.press("s")
    #expect(driver.lines[1].hasPrefix(" All [Mentions] Follows  Boosts  Favorites"))
    #expect(!driver.lines[1].contains("unread"))
    #expect(driver.text.contains("@ Hanae mentioned you") && !driver.text.contains("Ada favorited"))
    driver.press("s")
    #expect(driver.lines[1].hasPrefix(" All  Mentions [Follows]") && driver.text.contains("No follows"))
    driver.click(column: 33, row: 1)
    #expect(driver.text.contains("[Favorites]") && driver.text.contains("Ada favorited"))
    driver.press("s")
    #expect(driver.lines[1].hasPrefix("[All] Mentions "))
    #expect(driver.text.contains("Hanae mentioned you") && driver.text.contains("Ada favorited"))
    driver.press("s")
    driver.click(column: 0, row: 1)
    #expect(driver.lines[1].hasPrefix("[All] Mentions "))
    let (none, _) = try show(feature(Self.page, end, Self.markers))
    none.press("s")
    #expect(none.text.contains("No mentions") && none.text.contains("s Follows"))
  }

  @Test(arguments: [(Language.en, "1000+ unread"), (.zhHans, "1000+ 条未读")])
  func `The number of unread notifications has a plus sign if not all are counted`(language: Language, line: String)
    throws
  {
    let many = (1...1_001).map { Self.notification($0, "follow", by: "Eve") }.joined(separator: ",")
    let page = ScriptedReply.json("[\(many)]").on("GET /api/v1/notifications")
    let (driver, _) = try show(feature(page, .json("{}").on("GET /api/v1/markers").repeated()), language: language)
    #expect(driver.lines[1].hasSuffix("  \(line)"))
  }

  @Test func `Screen readers receive the word Unread instead of a symbol for each unread notification`() throws {
    let (driver, _) = try show(feature(Self.page, Self.markers), presentation: .lines)
    let text = driver.newLines().joined(separator: "\n")
    #expect(text.contains("Unread: Ada and 2 others favorited your post, 3m"))
    #expect(!text.contains("●") && !text.contains("[All]") && text.contains("3 unread"))
  }

  @Test func `The notifications screen is localized in Chinese`() throws {
    let (driver, _) = try show(feature(Self.page, Self.markers), language: .zhHans)
    #expect(driver.lines[1] == "[全部] 提及  关注  转嘟  喜欢   3 条未读")
    #expect(driver.lines[2].contains("Ada 等 3 人喜欢了你的嘟文"))
  }

  @Test func `Enter opens the post, the key p opens the profile, and the key M marks everything as read`() throws {
    let feature = try feature(
      Self.page, Self.markers,
      .json(#"{"notifications": {"last_read_id": "97"}}"#).on("POST /api/v1/markers").repeated())
    let (driver, viewModel) = try show(feature)
    var intents: [NotificationsIntent] = []
    let subscription = viewModel.intents.asSignal().emit(onNext: { intents.append($0) })
    driver.press(.enter)
    clock.advanceTo(10)
    driver.press("p")
    driver.press("M")
    #expect(intents == [.post("7", by: "mira"), .profile("Ada")])
    #expect(!driver.text.contains("●") && !driver.text.contains("unread"))
    subscription.dispose()
  }

  @Test(arguments: [(false, false), (true, false), (false, true)])
  func `Keys to open posts and profiles are offered only if the app can show them`(posts: Bool, profiles: Bool) throws {
    let feature = try feature(Self.page, Self.markers, offersPosts: posts, offersProfiles: profiles)
    let (driver, viewModel) = try show(feature)
    let keys = driver.application.activeKeys.bindings.map(\.command.name)
    #expect(keys.contains("list.open") == (posts || profiles))
    #expect(keys.contains("notifications.profile") == profiles)
    var intents: [NotificationsIntent] = []
    let subscription = viewModel.intents.asSignal().emit(onNext: { intents.append($0) })
    driver.press(.enter)
    clock.advanceTo(10)
    driver.press("p")
    let opened: [NotificationsIntent] = posts ? [.post("7", by: "mira")] : profiles ? [.profile("Ada")] : []
    #expect(intents == opened + (profiles ? [.profile("Ada")] : []))
    subscription.dispose()
  }

  @Test
  func
    `An empty list of notifications explains what appears there, and a list that failed to load explains how to retry`()
    throws
  {
    let (empty, _) = try show(feature(.json("[]").on("GET /api/v1/notifications"), Self.markers))
    #expect(empty.text.contains("No notifications"))
    #expect(empty.text.contains("Mentions, boosts, favorites and new followers appear here"))
    let (failed, _) = try show(feature(.failure(.transport(.offline))))
    #expect(failed.text.contains("The Internet connection appears to be offline"))
    #expect(failed.text.contains("R Retry"))
  }

  @Test func `Without a login, the notifications screen offers to log in`() throws {
    let (driver, viewModel) = try show(feature(isAuthorized: false))
    let lines = driver.lines.dropFirst().dropLast().map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.filter { !$0.isEmpty } == ["You are not logged in to Mastodon.", "I Log in"])
    let hints = try #require(driver.lines.last)
    for label in ["Profile", "Mentions only", "Mark"] { #expect(!hints.contains(label), "\(hints)") }
    var intents: [NotificationsIntent] = []
    let subscription = viewModel.intents.asSignal().emit(onNext: { intents.append($0) })
    driver.press("I")
    #expect(intents == [.logIn])
    subscription.dispose()
  }

  @Test
  func `Without a login, a narrow notifications screen has room for the message and the key, in both languages`()
    throws
  {
    let (driver, _) = try show(feature(isAuthorized: false), size: Size(columns: 20, rows: 14))
    let lines = driver.lines.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains("You are not logged") && lines.contains("in to Mastodon.") && lines.contains("I Log in"))
    let (chinese, _) = try show(
      feature(isAuthorized: false), language: .zhHans, size: Size(columns: 20, rows: 14))
    #expect(chinese.text.contains("尚未登录 Mastodon。") && chinese.text.contains("I 登录"))
    #expect(!driver.text.contains("Loading failed") && !chinese.text.contains("加载失败"))
  }

  @Test func `A server without read markers is reported above the rows`() throws {
    let (driver, _) = try show(
      feature(Self.page, .status(404).on("GET /api/v1/markers").repeated()), size: Size(columns: 80, rows: 14))
    #expect(driver.lines[1] == "This server does not store reading positions.")
    #expect(driver.lines[2].hasSuffix("  4 unread"))
  }

  @Test(arguments: [
    (NotificationKind.mention, "Ada mentioned you", "Ada 提到了你"), (.boost, "Ada boosted your post", "Ada 转嘟了你的嘟文"),
    (.favorite, "Ada favorited your post", "Ada 喜欢了你的嘟文"), (.follow, "Ada follows you", "Ada 关注了你"),
    (.followRequest, "Ada asks to follow you", "Ada 请求关注你"), (.poll, "A poll by Ada has ended", "Ada 的投票已结束"),
    (.edit, "Ada edited a post that you boosted", "Ada 编辑了你转嘟过的嘟文"), (.post, "Ada posted", "Ada 发布了嘟文"),
    (.quote, "Ada quoted your post", "Ada 引用了你的嘟文"), (.signUp, "Ada signed up", "Ada 注册了账号"),
    (.reaction, "Ada reacted to your post", "Ada 回应了你的嘟文"),
    (.move, "Ada moved to another account", "Ada 已迁移到另一个账号"),
    (.other("bite"), "Notification from Ada: bite", "来自 Ada 的通知：bite"),
    (.other(""), "Notification from Ada", "来自 Ada 的通知"), (.other(" "), "Notification from Ada", "来自 Ada 的通知"),
    (.quotedEdit, "Notification from Ada: quoted_update", "来自 Ada 的通知：quoted_update"),
    (.severance, "Notification from Ada: severed_relationships", "来自 Ada 的通知：severed_relationships"),
  ])
  func `Every kind of notification has a sentence in both languages`(kind: NotificationKind, en: String, zhHans: String)
  {
    let contents = Self.contents(NotificationRow(id: "1", kind: kind, people: [Person(id: "1", name: "Ada")]))
    #expect(NotificationsPlain.lines(contents, language: .en).map(\.string) == [en])
    #expect(NotificationsPlain.lines(contents, language: .zhHans).map(\.string) == [zhHans])
  }

  @Test(arguments: [(2, "Ada and P2 boosted your post"), (3, "Ada and 2 others boosted your post")])
  func `A row of notifications names up to two users and counts the others`(count: Int, sentence: String) {
    let people = (1...count).map { Person(id: "\($0)", name: $0 == 1 ? "Ada" : "P\($0)") }
    let contents = Self.contents(NotificationRow(id: "1", kind: .boost, people: people))
    #expect(NotificationsPlain.lines(contents, language: .en).map(\.string) == [sentence])
  }

  @Test func `The plain text of notifications marks unread ones, indents posts, and reports stale contents`() {
    let mira = Person(id: "2", name: "Mira", username: "mira")
    let row = NotificationRow(
      id: "1", kind: .favorite, people: [Person(id: "1", name: "Ada\u{1B}[31m")],
      post: Post(id: "7", text: "First\nlast\u{7}", author: mira), created: Self.now, isUnread: true)
    let contents = NotificationsContents(
      rows: [row], unreadCount: 1, updated: Self.now.addingTimeInterval(-3600), failure: .offline)
    #expect(
      NotificationsPlain.lines(contents, language: .en, now: Self.now, timeZone: Self.utc).map(\.string) == [
        "Not up to date: The Internet connection appears to be offline · Updated 01:00", "",
        "* Ada␛[31m favorited your post  2026-11-22 02:00", "  Mira @mira", "    First", "    last␇",
      ])
    #expect(NotificationsPlain.lines(Self.contents(), language: .en).map(\.string) == ["No notifications"])
  }

  private static func contents(_ rows: NotificationRow...) -> NotificationsContents {
    NotificationsContents(rows: rows, unreadCount: 0)
  }
}
