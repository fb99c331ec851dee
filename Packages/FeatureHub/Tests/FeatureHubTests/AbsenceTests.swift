import Networking
import Presentation
import Testing

@testable import FeatureHub

@Suite struct AbsenceTests {
  private let name: RepositoryName

  init() throws { name = try #require(RepositoryName("example/app")) }

  @Test func `If GitHub does not have the subject of a query, the message names the subject`() {
    for (subject, english, chinese, part, partInChinese) in [
      (HubSubject.repository(name), "The repository example/app", "仓库 example/app", "name", "名称"),
      (.branch("main", name), "The branch main of example/app", "example/app 的分支 main", "name", "名称"),
      (.issue(7, name), "Issue 7 of example/app", "example/app 的议题 7", "number", "编号"),
      (.commit("05af", name), "The commit 05af of example/app", "example/app 的提交 05af", "hash", "哈希值"),
      (.user("octocat"), "The user octocat", "用户 octocat", "username", "用户名"),
    ] {
      #expect(subject.absence[.en] == english + " does not exist or was deleted. Check the \(part).")
      #expect(subject.absence[.zhHans] == chinese + " 不存在，或已被删除。请检查\(partInChinese)。")
    }
  }

  @Test func `If GitHub says that a part of a repository is disabled, its message is quoted`() {
    func failure(_ code: Int, _ message: String?) -> LoadFailure {
      LoadFailure(
        ofHub: NetworkError.status(StatusFailure(code: code, serverMessage: message)), about: .repository(name))
    }
    #expect(failure(410, "Issues are disabled for this repo") == .refused("Issues are disabled for this repo"))
    #expect(failure(410, nil) == .explained(HubSubject.repository(name).absence))
    #expect(failure(404, "Not Found") == .explained(HubSubject.repository(name).absence))
  }

  @Test func `Every query except a search has a subject to name in messages`() {
    #expect(HubQuery.search("swift").subject == nil)
    #expect(HubQuery.repository(name).subject == .repository(name))
    #expect(HubQuery.issues(of: name, .open).subject == .repository(name))
    #expect(HubQuery.issue(7, in: name).subject == .issue(7, name))
    #expect(HubQuery.commits(of: name, branch: nil).subject == .repository(name))
    #expect(HubQuery.commits(of: name, branch: "main").subject == .branch("main", name))
    #expect(HubQuery.commit("05af", in: name).subject == .commit("05af", name))
    #expect(HubQuery.branches(of: name).subject == .repository(name))
    #expect(HubQuery.contributors(to: name).subject == .repository(name))
    #expect(HubQuery.user("octocat").subject == .user("octocat"))
  }
}
