/// Invented texts of posts, in several scripts, with links, tags, mentions, line breaks and characters that require
/// escaping.
enum Phrases {
  /// The texts of the generated posts. The number of texts is the number of places that ``ExamplePost`` leaves free, so
  /// no text is repeated within ``ExamplePost/period`` posts.
  static let all: [[Piece]] = first + more

  private static let first: [[Piece]] = [
    [
      .text("combineLatest waits for everyone; zip waits for pairs. Pick your patience."),
      .poll(["combineLatest", "zip", "withLatestFrom"]),
    ],
    [.text("Changesets > reloadData. 3 inserted, 1 updated, 0 drama. "), .link("https://docs.example.com/changesets")],
    [.text("Reachability is a hint, not a promise.")],
    [.text("テストスケジューラがあれば 30 秒待たなくていい。"), .tag("rxswift")],
    [
      .text("Cursor notes: "), .code("min_id"), .text(" fills gaps & "), .code("since_id"),
      .text(" can leave them. See "),
      .link("https://docs.example.com/a/very/long/path/about/paging?cursor=min_id&limit=40"),
    ],
    driver,
    [.text("Boost if your pull-to-refresh never stops spinning 🌀")],
    [
      .text("Fixed a bug where page 3 was loaded before page 2. The page number moved before the page did. "),
      .link("https://github.com/example/reactive-monorepo/issues/12"),
    ],
    [
      .text("Offline first: show the cache, then ask the network, then say nothing if nothing changed. "),
      .tag("swift"),
    ],
    [.text("今天把登录页改成了 Input → Output。"), .lineBreak, .text("清爽多了。")],
    [.mention("tobiaslind"), .text(" <3 for the marble diagrams "), .tag("RxSwift")],
    [.text("one"), .paragraph, .text("two"), .paragraph, .text("three, and that is the whole poem")],
    [.text("오늘의 교훈: 터미널 폭을 믿지 말 것 🧵")],
    [.text("الواجهة النصية جميلة عندما تُكتب بعناية "), .tag("terminal")],
    [.text("Диспетчер — это не поток. Повторять до просветления.")],
    [.text("周末爬山 🏔️ 云海太好看了 "), .tag("摄影"), .file(.image, "山顶上的云海，远处有两座山峰")],
    [.text("👩‍💻👨‍👩‍👧‍👦🏳️‍🌈🇯🇵👍🏽 — five characters, and every one wider than it looks.")],
    [
      .text("Shipped: the list keeps its place when new posts arrive above it. "), .link("https://example.com/r/42"),
      .quote(7),
    ],
    [.text("if (a < b && c > d) is also a love story")],
    [.text("Read of the day: "), .link("https://blog.example.org/2024/05/why-your-spinner-spins-for-ever")],
    [.text("写测试的时候才发现，时间是最难伺候的依赖。"), .tag("swift")],
    [
      .text("A cache that never says how old it is, is a rumor."), .paragraph, .tag("linux"), .text(" "),
      .tag("swift"),
    ],
    [.text("毎朝のコーヒーとコンパイル ☕️")],
    [.mention("mira_okafor"), .text(" "), .mention("hanae_sato"), .text(" see you at the meetup on Thursday?")],
    [.text("Backpressure, explained: no, you may not have another cookie until you have finished that one. 🍪")],
    [
      .text("Sunset over the harbor, 1/250 at f/8. "), .tag("摄影"),
      .file(.image, "A harbor at sunset: three boats, and the sun behind a crane"),
    ],
    [.text("Dear URL parser, \"this is not a valid URL\" is not a valid URL.")],
    [.text("Five small packages beat one big target. "), .code("swift test"), .text(" in four seconds!")],
    [.text("¿Quién dijo que las tablas en la terminal no pueden ser bonitas? ┌─┬─┐")],
    [.text("Zażółć gęślą jaźń — a tiny test for your font "), .tag("terminal")],
    [.text("Retry-After: 60. So I made tea. Twice.")],
    [.text("把 flatMapLatest 换成 flatMapFirst，重复点击的问题就没了。"), .tag("RxSwift")],
  ]

  private static let driver: [Piece] = [
    .text("A Driver never errors, lives on main, and shares its last value. Be like Driver.")
  ]
  static let meeting: [Piece] = [
    .text("The meetup starts at 19:00 and not at 20:00, in the room behind the library. Bring a cable.")
  ]

  /// Returns the text before an edit, or `nil` if its author has not edited the text.
  static func unedited(_ pieces: [Piece]) -> [Piece]? {
    switch pieces {
    case driver: [.text("A Driver never errors, and shares its last value.")]
    case meeting: [.text("The meetup starts at 20:00, in the room behind the library.")]
    // The author of a list has added its last item.
    default:
      pieces.contains(where: \.isList)
        ? pieces.map { if case .list(let items) = $0 { .list(items.dropLast()) } else { $0 } } : nil
    }
  }

  static let warnings = ["long read", "食べ物", "spoilers", "政治"]
}
