import Presentation

extension HubRow {
  /// Creates the row of a commit in a list: the first line of its message, its hash, its author and its date.
  init(_ commit: Commit, in repository: RepositoryName) {
    self.init(
      id: commit.sha, title: LocalizedText(commit.summary), details: LocalizedText(commit.facts),
      intent: .commit(commit.sha, in: repository), url: Self.page(commit.htmlUrl))
  }

  /// Returns the rows that describe a commit: one row with its message and author, and one for each of its files.
  static func rows(_ commit: Commit) -> [HubRow] {
    let message = HubRow(
      id: commit.sha, title: LocalizedText(commit.summary), details: LocalizedText(commit.facts), body: commit.rest,
      intent: commit.author.map { .user($0.login) }, url: page(commit.htmlUrl))
    let files = commit.changedFiles.enumerated().map { index, file in
      HubRow(
        id: "file-\(index)", title: LocalizedText(file.filename),
        details: LocalizedText(
          [file.additions.map { "+\($0)" }, file.deletions.map { "-\($0)" }].compactMap(\.self).joined(separator: " ")
            + (file.status.map { " · \($0)" } ?? "")))
    }
    return [message] + files
  }

  /// Creates the row of a branch. The row leads to the commits of the branch.
  init(_ branch: Branch, in repository: RepositoryName) {
    let tip = branch.commit?.sha.prefix(7) ?? ""
    let isProtected = branch.protected == true
    self.init(
      id: branch.name, title: LocalizedText(branch.name),
      details: LocalizedText(
        en: "\(tip)\(isProtected ? " · protected" : "")", zhHans: "\(tip)\(isProtected ? " · 受保护" : "")"),
      intent: .commits(repository, branch: branch.name))
  }
}

extension Commit {
  private var message: String { commit?.message ?? "" }

  fileprivate var summary: String { message.split(separator: "\n").first.map(String.init) ?? "" }

  fileprivate var rest: String? {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    let text = lines.drop { $0.isEmpty }.joined(separator: "\n")
    return text.isEmpty ? nil : text
  }

  fileprivate var facts: String {
    [String(sha.prefix(7)), author?.login ?? commit?.author?.name, commit?.author?.date?.day].compactMap(\.self)
      .joined(separator: " · ")
  }
}
