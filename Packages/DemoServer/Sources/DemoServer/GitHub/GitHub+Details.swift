import Digest
import Foundation

extension GitHub {
  func issue(_ request: Request) -> Response {
    known(request).map { .json(Self.entity($0.issue, in: $0.repository)) } ?? Self.notFound
  }

  /// Responds with the comments on an issue, oldest first, as many as the issue declares.
  func comments(_ request: Request) -> Response {
    guard let (repository, issue) = known(request) else { return Self.notFound }
    let comments = (0..<issue.comments).map { index -> JSON in
      let person = Person.all[(issue.number + index) % Person.all.count]
      let id = issue.number * 100 + index
      let date = issue.created.addingTimeInterval(Double(index + 1) * 600).iso8601
      return [
        "id": .int(id), "node_id": .string("IC_\(id)"), "user": Self.entity(person),
        "created_at": .string(date), "updated_at": .string(date), "author_association": "NONE",
        "html_url": .string("https://github.com/\(repository.path)/issues/\(issue.number)#issuecomment-\(id)"),
        "body": .string("Comment \(index + 1) on #\(issue.number)\n\nI can see it, too."),
      ]
    }
    return page(of: comments, for: request)
  }

  private func known(_ request: Request) -> (repository: Repository, issue: Issue)? {
    guard let repository = repository(of: request), let number = request.parameters["number"].flatMap(Int.init)
    else { return nil }
    return issues.first { $0.number == number }.map { (repository, $0) }
  }

  /// Responds with the number of bytes in each language.
  func languages(_ request: Request) -> Response {
    guard let repository = repository(of: request) else { return Self.notFound }
    // Members keep no order, so that other languages must be less frequent.
    let others: [String: JSON] = ["C": 80_123, "Shell": 20_987]
    return .json(.object(others.merging([repository.language: 901_234]) { $1 }))
  }

  func commit(_ request: Request) -> Response {
    guard let repository = repository(of: request), let sha = request.parameters["sha"],
      let index = Self.commitIndex(named: sha)
    else { return Self.notFound }
    let files = ["Sources/Pager/Pager.swift", "Tests/PagerTests/PagerTests.swift"].enumerated().map { number, name in
      let (added, removed) = (12 + index + number, 3 + number)
      return [
        "sha": .string(Self.sha(index)), "filename": .string(name), "status": "modified", "additions": .int(added),
        "deletions": .int(removed), "changes": .int(added + removed),
      ] as JSON
    }
    return .json(commit(index, in: repository).merging(["files": .array(files)]))
  }

  /// Returns the index of a commit, counted from the newest: the latest commit of a branch, or the only commit whose
  /// hash begins with `text`.
  static func commitIndex(named text: String) -> Int? {
    if let branch = branchNames.firstIndex(of: text) { return branch }
    let found = text.count < 4 ? [] : (0..<70).filter { sha($0).hasPrefix(text.lowercased()) }
    return found.count == 1 ? found.first : nil
  }

  static func sha(_ index: Int) -> String { String(SHA256.hexDigest(of: "commit \(index)".utf8).prefix(40)) }

  /// Responds with a user's accounts on other sites: every second user has an account on a Mastodon server.
  func socialAccounts(_ request: Request) -> Response {
    if isOrganization(request) { return page(of: [], for: request) }
    guard let person = request.parameters["login"].flatMap(Person.named) else { return Self.notFound }
    guard person.index % 2 == 0 else { return page(of: [], for: request) }
    let host = person.domain ?? "social.example"
    return page(
      of: [["provider": "mastodon", "url": .string("https://\(host)/@\(person.handle)")]], for: request)
  }

  func starred(_ request: Request) -> Response {
    repository(of: request).map { starred.contains($0.path) } == true ? Response(status: 204) : Self.notFound
  }

  mutating func star(_ request: Request, _ star: Bool) -> Response {
    guard let repository = repository(of: request) else { return Self.notFound }
    if star { starred.insert(repository.path) } else { starred.remove(repository.path) }
    return Response(status: 204)
  }
}
