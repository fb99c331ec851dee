import Foundation

/// An issue or a pull request of the repository.
struct Issue: Sendable {
  struct Label: Sendable, Equatable {
    var id: Int
    var name: String
    var color: String

    static let all = [
      Label(id: 100, name: "bug", color: "d73a4a"), Label(id: 101, name: "pagination", color: "0075ca"),
      Label(id: 102, name: "good first issue", color: "7057ff"), Label(id: 103, name: "文档", color: "a2eeef"),
    ]
  }

  var number: Int
  var title: String
  var author: Person
  var labels: [Label]
  var comments: Int
  var created: Date
  /// The date on which the issue was closed and the person who closed it, or `nil` if the issue is open.
  var closed: (date: Date, by: Person)?
  var isPullRequest: Bool

  /// Returns generated issues, the newest first.
  static func all(count: Int, seed: UInt64, genesis: Date) -> [Issue] {
    var random = SplitMix64(seed: seed &+ 4)
    var date = genesis
    return (0..<count).map { index in
      date -= Double(Int.random(in: 7_200...400_000, using: &random))
      let author = random.pick(Person.all) ?? Person.all[0]
      let closer = random.pick(Person.all) ?? Person.all[0]
      let isClosed = Int.random(in: 0..<5, using: &random) < 2
      return Issue(
        number: count - index, title: random.pick(titles) ?? titles[0], author: author,
        labels: Label.all.filter { _ in Int.random(in: 0..<3, using: &random) == 0 },
        comments: Int.random(in: 0...12, using: &random), created: date,
        closed: isClosed ? (date + Double(Int.random(in: 600...7_000, using: &random)), closer) : nil,
        isPullRequest: Int.random(in: 0..<5, using: &random) == 0)
    }
  }

  private static let titles = [
    "Load-more skips a page after a failed request", "Document Driver's sharing rules",
    "Add combineLatest for 8 sources",
    "Spinner stays on after an error", "中文标题的 issue", "hasContent is inverted", "Wide characters break the table 🧱",
    "Refresh while loading more appends old rows", "Rate limit: honor X-RateLimit-Reset",
    "Wrong date under zh_CN locale",
    "Cursor is lost when the list is empty", "ターミナルの幅が変わると選択行がずれる", "Crash on an empty avatar URL",
  ]
}
