import Foundation
import Networking
import Presentation

extension HubRow {
  /// The maximum number of links of a description. A server can send any number.
  private static let linkLimit = 20

  /// Creates the row of a repository in a list.
  init(_ repository: Repository) {
    let stars = repository.stargazersCount.map { "★ \($0.short)" }
    let forks = repository.forksCount.map { forks in
      LocalizedText(en: forks == 1 ? "1 fork" : "\(forks.short) forks", zhHans: "\(forks.short) 个复刻")
    }
    func details(_ language: Language) -> String {
      [stars, forks?[language], repository.language].compactMap(\.self).joined(separator: " · ")
    }
    self.init(
      id: repository.id.map(String.init) ?? repository.fullName, title: LocalizedText(repository.fullName),
      details: LocalizedText(en: details(.en), zhHans: details(.zhHans)),
      body: repository.description.flatMap { $0.isEmpty ? nil : $0 },
      intent: RepositoryName(repository.fullName).map(HubIntent.repository), url: Self.page(repository.htmlUrl))
  }

  /// Returns the rows that describe a repository: its description, its languages and its destinations.
  static func rows(_ details: RepositoryDetails) -> [HubRow] {
    let repository = details.repository
    var rows = [HubRow(page: repository)]
    rows += [URL](webAddressesIn: repository.description ?? "").prefix(linkLimit).map(HubRow.init(link:))
    if let languages = details.missing?.missingPart ?? languages(details.languages).map({ LocalizedText($0) }) {
      rows.append(HubRow(id: "languages", title: LocalizedText(en: "Languages", zhHans: "语言"), details: languages))
    }
    guard let name = RepositoryName(repository.fullName) else { return rows }
    let open = repository.openIssuesCount.map { count in
      LocalizedText(en: "\(count.short) open, including pull requests", zhHans: "\(count.short) 个未关闭（含拉取请求）")
    }
    return rows + [
      HubRow(
        id: "issues", title: LocalizedText(en: "Issues", zhHans: "议题"),
        details: open ?? LocalizedText(""), intent: .issues(name)),
      HubRow(
        id: "commits", title: LocalizedText(en: "Commits", zhHans: "提交"),
        details: LocalizedText(repository.defaultBranch ?? ""), intent: .commits(name, branch: nil)),
      HubRow(id: "branches", title: LocalizedText(en: "Branches", zhHans: "分支"), intent: .branches(name)),
      HubRow(id: "contributors", title: LocalizedText(en: "Contributors", zhHans: "贡献者"), intent: .contributors(name)),
      HubRow(
        id: "owner", title: LocalizedText(en: "Owner", zhHans: "所有者"), details: LocalizedText(name.owner),
        intent: .user(name.owner)),
    ]
  }

  /// Creates the row that describes a repository on the repository's own screen. The row has no intent.
  private init(page repository: Repository) {
    let row = HubRow(repository)
    let archived = repository.archived == true
    self.init(
      id: row.id, title: row.title,
      details: archived
        ? LocalizedText(en: "\(row.details[.en]) · archived", zhHans: "\(row.details[.zhHans]) · 已归档") : row.details,
      body: row.body, url: row.url)
  }

  /// Returns the shares of the five most used languages, largest first: `Swift 90% · C 10%`. Returns `nil` if there are
  /// no languages.
  static func languages(_ bytes: [String: Int]) -> String? {
    let all = bytes.filter { $0.value > 0 }.map { (name: $0.key, bytes: Double($0.value)) }
    let total = all.reduce(0) { $0 + $1.bytes }
    let sorted = all.sorted { ($1.bytes, $0.name) < ($0.bytes, $1.name) }
    let texts = sorted.prefix(5).map { "\($0.name) \(Int(($0.bytes / total * 100).rounded()))%" }
    return texts.isEmpty ? nil : texts.joined(separator: " · ")
  }
}
