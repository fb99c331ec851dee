public import Composition
public import FeatureHub

extension RouteKey where Input == HubSearchInput {
  static let hub = RouteKey("hub")
}

extension RouteKey where Input == RepositoryName {
  static let hubRepository = RouteKey("hub-repository")
  static let hubIssues = RouteKey("hub-issues")
  static let hubBranches = RouteKey("hub-branches")
  static let hubContributors = RouteKey("hub-contributors")
}

extension RouteKey where Input == HubItemInput {
  /// The route to the commits of a branch.
  static let hubCommits = RouteKey("hub-commits")
  static let hubCommit = RouteKey("hub-commit")
}

extension RouteKey where Input == HubIssueInput {
  static let hubIssue = RouteKey("hub-issue")
}

extension RouteKey where Input == HubUserInput {
  static let hubUser = RouteKey("hub-user")
}

/// The text to search for, or an empty string.
struct HubSearchInput: ValueInput {
  static let parameter = "q"
  static let absent: HubSearchInput? = HubSearchInput("")
  let description: String

  init(_ description: String) { self.description = description }
}

extension RepositoryName: ValueInput {
  public static var parameter: String { "repository" }
}

/// A repository and the number of one of its issues.
struct HubIssueInput: RouteInput {
  let name: RepositoryName
  let number: Int

  init(_ name: RepositoryName, _ number: Int) { (self.name, self.number) = (name, number) }

  init?(parameters: [String: String]) {
    guard let name = RepositoryName(parameters: parameters), let number = parameters["id"].flatMap(Int.init), number > 0
    else { return nil }
    self.init(name, number)
  }

  var parameters: [String: String] { name.parameters.merging(["id": "\(number)"]) { first, _ in first } }
}

/// A repository, and the hash of a commit or the name of a branch. The name is empty for the default branch.
struct HubItemInput: RouteInput {
  let name: RepositoryName
  let item: String

  init(_ name: RepositoryName, _ item: String) { (self.name, self.item) = (name, item) }

  init?(parameters: [String: String]) {
    guard let name = RepositoryName(parameters: parameters) else { return nil }
    self.init(name, parameters["id"] ?? "")
  }

  var parameters: [String: String] {
    name.parameters.merging(item.isEmpty ? [:] : ["id": item]) { first, _ in first }
  }
}

/// The username of a GitHub user.
struct HubUserInput: ValueInput {
  static let parameter = "login"
  let description: String

  init(_ description: String) { self.description = description }
}
