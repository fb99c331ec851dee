import Presentation

/// The subject of a query, for the message if the server does not have it.
enum HubSubject: Hashable, Sendable {
  case repository(RepositoryName)
  case branch(String, RepositoryName)
  case issue(Int, RepositoryName)
  case commit(String, RepositoryName)
  case user(String)

  /// The message if the server does not have it.
  var absence: LocalizedText {
    let (english, chinese) =
      switch self {
      case .repository(let name): ("The repository \(name)", "仓库 \(name)")
      case .branch(let branch, let name): ("The branch \(branch) of \(name)", "\(name) 的分支 \(branch)")
      case .issue(let number, let name): ("The issue \(number) of \(name)", "\(name) 的议题 \(number)")
      case .commit(let hash, let name): ("The commit \(hash) of \(name)", "\(name) 的提交 \(hash)")
      case .user(let login): ("The user \(login)", "用户 \(login)")
      }
    return LocalizedText(en: "\(english) does not exist or was deleted.", zhHans: "\(chinese) 不存在，或已被删除。")
  }
}
