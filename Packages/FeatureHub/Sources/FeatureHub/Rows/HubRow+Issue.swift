import Presentation

extension HubRow {
  /// Creates the row of an issue. The row leads to the issue, or to its author if `opensAuthor` is `true`.
  init(_ issue: Issue, in repository: RepositoryName, body: String? = nil, opensAuthor: Bool = false) {
    let count = issue.comments ?? 0
    let comments =
      count == 0
      ? LocalizedText("")
      : LocalizedText(en: " · \(count) \(count == 1 ? "comment" : "comments")", zhHans: " · \(count) 条评论")
    let history = Self.history(of: issue)
    let author = issue.user.map { HubIntent.user($0.login) }
    self.init(
      id: "\(issue.number)", title: LocalizedText(issue.title ?? "#\(issue.number)"),
      details: LocalizedText(en: history[.en] + comments[.en], zhHans: history[.zhHans] + comments[.zhHans]),
      labels: issue.labelNames, body: body, intent: opensAuthor ? author : .issue(issue.number, in: repository),
      url: Self.page(issue.htmlUrl))
  }

  /// Returns text with the number of an issue, the day on which the issue was opened or closed, and the user who opened
  /// or closed it.
  private static func history(of issue: Issue) -> LocalizedText {
    let author = issue.user?.login
    if issue.state == .closed, let day = issue.closedAt?.day {
      return text(issue.number, (en: "closed", zhHans: "关闭"), day, issue.closedBy?.login)
    }
    return text(issue.number, (en: "opened", zhHans: "打开"), issue.createdAt?.day, author)
  }

  private static func text(
    _ number: Int, _ verb: (en: String, zhHans: String), _ day: String?, _ login: String?
  ) -> LocalizedText {
    guard let day else { return LocalizedText("#\(number)") }
    return LocalizedText(
      en: "#\(number) \(verb.en) \(day)\(login.map { " by \($0)" } ?? "")",
      zhHans: "#\(number) \(login.map { "由 \($0) " } ?? "")于 \(day) \(verb.zhHans)")
  }

  /// Creates the row of an issue or of a comment on the screen of the issue. The row leads to the author.
  init(_ entry: IssueEntry, in repository: RepositoryName) {
    if let issue = entry.issue {
      self.init(issue, in: repository, body: issue.body, opensAuthor: true)
    } else if let missing = entry.missing {
      self.init(id: "comments", title: LocalizedText(en: "Comments", zhHans: "评论"), details: missing.missingPart)
    } else {
      let comment = entry.comment
      let login = comment?.user?.login
      self.init(
        id: "comment-\(comment?.id.map(String.init) ?? comment?.htmlUrl ?? comment?.body ?? "")",
        title: LocalizedText(login ?? "--"),
        details: LocalizedText(comment?.createdAt?.day ?? ""), body: comment?.body, intent: login.map(HubIntent.user),
        url: Self.page(comment?.htmlUrl))
    }
  }
}
