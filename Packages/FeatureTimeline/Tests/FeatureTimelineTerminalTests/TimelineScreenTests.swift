import FeatureTimeline
import FeatureTimelineTerminal
import Foundation
import Persistence
import Posts
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct TimelineScreenTests {
  /// Returns a driver of the screen, at 08:47:15 on December 8, 2018.
  func driver(
    _ viewModel: PreviewTimeline, columns: Int = 50, rows: Int = 12, language: Language = .en,
    images: ImageProtocol = .halfBlocks, image: @escaping @MainActor (URL) -> PixelImage? = { _ in nil }
  ) throws -> ScreenDriver {
    let driver = try ScreenDriver(size: Size(columns: columns, rows: rows), images: images)
    driver.application.screens.push(
      TimelineScreen(
        viewModel: viewModel,
        context: ScreenContext(
          host: driver.application, language: language,
          now: { Date(timeIntervalSince1970: 1_544_258_835) }, timeZone: try #require(TimeZone(identifier: "UTC")),
          image: image)))
    driver.settle()
    return driver
  }

  func content(
    _ rows: [TimelineRow], header: ListContent<TimelineRow>.Header = .current,
    footer: ListContent<TimelineRow>.Footer = .endReached, inserted: [Int] = []
  ) -> ListState<TimelineRow> {
    .content(ListContent(rows: rows, changes: Changeset(inserted: inserted), header: header, footer: footer))
  }

  @Test
  func `The timeline screen shows the avatars that are loaded if the terminal can show images`() throws {
    let posts = ["Mira", "Tobias"].map { name in
      let avatar = URL(string: "https://files.example/\(name).png")
      return TimelineRow.post(
        Post(id: PostID(name), text: "Hello", author: Person(id: name, name: name, avatar: avatar)))
    }
    let face = PixelImage(width: 1, height: 1, pixels: [RGB(1, 2, 3)], description: "Mira")
    let driver = try driver(PreviewTimeline(content(posts)), images: .kitty) {
      $0.lastPathComponent == "Mira.png" ? face : nil
    }
    driver.settle()
    #expect(driver.terminal.emulator.images.map(\.rect) == [Rect(column: 2, row: 2, columns: 4, rows: 2)])
    #expect(driver.text.contains("[TO] Tobias"))
  }

  @Test
  func `The timeline screen shows each post below its author, its age, and the person who boosted it`() throws {
    let passedOn = Post(
      id: "1", text: "今天把登录页改成了\n清爽多了。", author: Person(id: "2", name: "李伟", username: "liwei_dev"),
      passedOnBy: Person(id: "3", name: "Omar"), created: Date(timeIntervalSince1970: 1_544_000_000))
    let driver = try driver(PreviewTimeline(content([.post(.sample(2, "Hello\n\nworld")), .post(passedOn)])), rows: 13)
    #expect(
      driver.lines.dropLast() == [
        " @icanzilb/RxSwift",
        "",
        "> [MO] Mira Okafor @mira_okafor                 5m",
        "       Hello",
        "",
        "       world",
        "",
        "  [李] 李伟 @liwei_dev                          2d",
        "       ⟲ Omar",
        "       今天把登录页改成了",
        "       清爽多了。",
        "",
      ])
  }

  @Test
  func `The timeline screen shows no avatars on a narrow terminal`() throws {
    let driver = try driver(PreviewTimeline(content([.post(.sample(2, "Hello wide world"))])), columns: 20)
    #expect(
      driver.lines.prefix(5) == [
        " @icanzilb/RxSwift", "", "> Mira Okafor @…  5m", "  Hello wide world", "",
      ])
  }

  @Test
  func `The timeline screen truncates long text, and Enter opens the post`() throws {
    let text = (1...20).map { "line \($0)" }.joined(separator: "\n")
    let viewModel = PreviewTimeline(content([.post(.sample(7, text))]))
    let driver = try driver(viewModel, rows: 20)
    #expect(driver.text.contains("line 7"))
    #expect(!driver.text.contains("line 8"))
    #expect(driver.lines[10] == "       …")
    driver.press(.enter)
    #expect(viewModel.calls == ["appeared", "open 7"])
  }

  @Test(arguments: [
    (TimelineGap.Activity.idle, "Posts may be missing here · Enter Load", "此处可能缺少嘟文 · Enter 加载"),
    (.failed(.offline), "Loading failed · Enter Retry", "加载失败 · Enter 重试"),
    (.loading, "Loading…", "正在加载更多的数据…"),
  ])
  func `A gap has its own row, on which Enter loads the missing posts`(
    activity: TimelineGap.Activity, english: String, chinese: String
  ) throws {
    let rows: [TimelineRow] = [
      .post(.sample(9)), .gap(TimelineGap(below: "9", activity: activity)), .post(.sample(2)),
    ]
    let viewModel = PreviewTimeline(content(rows))
    let driver = try driver(viewModel)
    #expect(driver.lines[5].hasSuffix(english))
    driver.press("j", .enter)
    #expect(viewModel.calls == ["appeared", "fill 9"])
    #expect(try self.driver(PreviewTimeline(content(rows)), language: .zhHans).lines[5].hasSuffix(chinese))
  }

  @Test
  func `The keys of the timeline screen act on the selected post and on the list`() throws {
    let viewModel = PreviewTimeline(content([.post(.sample(9)), .post(.sample(2))]))
    let driver = try driver(viewModel)
    driver.press("j", "p", "o", "P", "r", "m")
    #expect(
      viewModel.calls == [
        "appeared", "timeline mira_okafor", "web https://stub.example/2", "people", "refresh", "more",
      ])
    driver.press("y")
    #expect(driver.text.contains("Link copied"))
    driver.press("D")
    #expect(driver.text.contains("2018-12-08 08:42"))
  }

  @Test(arguments: [
    (Language.en, "Not up to date · R Retry", "The Internet connection appears to be offline"),
    (.zhHans, "内容未更新 · R 重试", "似乎已断开与互联网的连接"),
  ])
  func `The timeline screen marks stored posts as stale and shows the reason if a refresh fails`(
    language: Language, mark: String, reason: String
  ) throws {
    let viewModel = PreviewTimeline(content([.post(.sample(2))], header: .refreshing))
    let driver = try driver(viewModel, language: language)
    driver.advance(by: .milliseconds(200))
    #expect(driver.lines[1].hasSuffix(language == .en ? "Loading…" : "正在刷新数据中…"))
    #expect(driver.lines.last?.hasSuffix(language == .en ? "updated 08:43" : "更新于 08:43") == true)
    viewModel.show(content([.post(.sample(2))], header: .stale(.offline)))
    #expect(driver.lines[1] == mark)
    #expect(driver.text.contains(reason))
    #expect(driver.text.contains("Hello"))
  }

  @Test(arguments: [
    (
      Language.en, TimelineSource.twitterUser("a"),
      "There is no valid Twitter key."
    ),
    (.zhHans, .twitterUser("a"), "Twitter 密钥缺失或无效。"),
    (.en, .mastodonList(id: "1"), "You are not logged in to Mastodon."),
    (.zhHans, .mastodonList(id: "1"), "尚未登录 Mastodon。"),
  ])
  func `A missing authorization is shown in a banner above the posts`(
    language: Language, source: TimelineSource, banner: String
  ) throws {
    let viewModel = PreviewTimeline(content([.post(.sample(2))]), source: source)
    let driver = try driver(viewModel, columns: 80, language: language)
    #expect(driver.lines[1] != banner)
    viewModel.authorize(false)
    #expect(driver.lines[1] == banner)
    #expect(driver.text.contains("Hello"))
  }

  @Test func `The banner about a missing authorization names the key that logs in`() throws {
    let viewModel = PreviewTimeline(content([.post(.sample(2))]), source: .mastodonList(id: "1"))
    viewModel.offersLogin = true
    let driver = try driver(viewModel)
    driver.press("I")
    #expect(!viewModel.calls.contains("log in"))
    viewModel.authorize(false)
    #expect(driver.lines[1] == "You are not logged in to Mastodon. · I Log in")
    driver.press("I")
    #expect(viewModel.calls.contains("log in"))
  }

  @Test(arguments: [
    (ListState<TimelineRow>.loading, Language.en, ["Loading…"]), (.loading, .zhHans, ["正在刷新数据中…"]),
    (.empty, .en, ["None found", "R Refresh"]), (.empty, .zhHans, ["暂无内容", "R 刷新"]),
    (.failed(.timedOut), .en, ["Loading failed", "The server did not respond in time", "R Retry"]),
    (.failed(.timedOut), .zhHans, ["加载失败", "服务器响应超时", "R 重试"]),
  ])
  func `A timeline screen without posts shows the reason and the key that refreshes or retries`(
    state: ListState<TimelineRow>, language: Language, words: [String]
  ) throws {
    let driver = try driver(PreviewTimeline(state), language: language)
    driver.advance(by: .milliseconds(200))
    let text = driver.text
    for word in words { #expect(text.contains(word)) }
  }

  @Test(arguments: [
    (ListContent<TimelineRow>.Footer.idle, "m Load more", "m 加载更多"),
    (.loadingMore, "Loading…", "正在加载更多的数据…"),
    (.loadMoreFailed(.offline), "Loading failed · m Retry", "加载失败 · m 重试"),
    (.endReached, "No more data", "已经全部加载完毕"),
  ])
  func `The footer of a timeline shows whether more posts can load, are loading, failed to load, or do not exist`(
    footer: ListContent<TimelineRow>.Footer, english: String, chinese: String
  ) throws {
    let state = content([.post(.sample(2))], footer: footer)
    #expect(try driver(PreviewTimeline(state)).lines[5] == "  " + english)
    #expect(try driver(PreviewTimeline(state), language: .zhHans).lines[5] == "  " + chinese)
  }

  @Test(arguments: [
    (ListState<TimelineRow>.loading, Language.en, " Loading…"), (.loading, .zhHans, " 正在加载…"),
    (.empty, .en, " None found"), (.empty, .zhHans, " 暂无内容"), (.failed(.offline), .en, " @mira"),
    (.content(ListContent(rows: [.post(.sample(1))])), .en, " @mira"),
  ])
  func `The title of a person's screen shows that posts are loading or that there are none, and otherwise the username`(
    state: ListState<TimelineRow>, language: Language, title: String
  ) throws {
    let driver = try driver(PreviewTimeline(state, source: .twitterUser("mira")), language: language)
    #expect(driver.lines[0] == title)
  }

  @Test
  func `The title of a list's screen shows the list's title as soon as it is known`() throws {
    let viewModel = PreviewTimeline(.loading, source: .mastodonList(id: "12249"))
    let driver = try driver(viewModel)
    #expect(driver.lines[0] == " List 12249")
    #expect(try self.driver(viewModel, language: .zhHans).lines[0] == " 列表 12249")
    viewModel.call("摄影\u{1B} 📷")
    #expect(driver.lines[0] == " 摄影␛ 📷")
  }

  @Test
  func `The posts of a person have a section heading`() throws {
    let state = content([.post(.sample(1))])
    #expect(
      try driver(PreviewTimeline(state, source: .twitterUser("mira"))).lines[1] == "Tweets")
    #expect(
      try driver(PreviewTimeline(state, source: .mastodonAccounts(["mira"])), language: .zhHans).lines[1]
        == "嘟文")
  }

  @Test
  func `The timeline screen makes control characters from the server visible`() throws {
    let post = Post.sample(1, "a\u{1B}]52;c;x\u{7}b", by: "\u{1B}[31mred")
    let driver = try driver(PreviewTimeline(content([.post(post)])))
    #expect(driver.text.contains("a␛]52;c;x␇b"))
    #expect(driver.text.contains("␛[31mred"))
  }
}
