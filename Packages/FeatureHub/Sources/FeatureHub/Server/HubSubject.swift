import Presentation

/// The subject of a query. If the server does not have the subject, the error message names it.
enum HubSubject: Hashable, Sendable {
  case repository(RepositoryName)
  case branch(String, RepositoryName)
  case issue(Int, RepositoryName)
  case commit(String, RepositoryName)
  case user(String)

  /// The message shown if the server does not have the subject.
  var absence: LocalizedText {
    let name = LocalizedText(en: "name", zhHans: "名称")
    let (english, chinese, part) =
      switch self {
      case .repository(let repository): ("The repository \(repository)", "仓库 \(repository)", name)
      case .branch(let branch, let repository):
        ("The branch \(branch) of \(repository)", "\(repository) 的分支 \(branch)", name)
      case .issue(let number, let repository):
        (
          "Issue \(number) of \(repository)", "\(repository) 的议题 \(number)",
          LocalizedText(en: "number", zhHans: "编号")
        )
      case .commit(let hash, let repository):
        ("The commit \(hash) of \(repository)", "\(repository) 的提交 \(hash)", LocalizedText(en: "hash", zhHans: "哈希值"))
      case .user(let login): ("The user \(login)", "用户 \(login)", LocalizedText(en: "username", zhHans: "用户名"))
      }
    return LocalizedText(
      en: "\(english) does not exist or was deleted. Check the \(part[.en]).",
      zhHans: "\(chinese) 不存在，或已被删除。请检查\(part[.zhHans])。")
  }
}
