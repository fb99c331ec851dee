public import Composition
public import FeatureHub

extension RouteKey where Input == HubSearchInput {
  /// The route of the destination `hub`.
  public static let hub = RouteKey("hub")
}

extension RouteKey where Input == RepositoryName {
  /// The route of the destination `hub-repository`.
  public static let hubRepository = RouteKey("hub-repository")
  /// The route of the destination `hub-issues`.
  public static let hubIssues = RouteKey("hub-issues")
  /// The route of the destination `hub-branches`.
  public static let hubBranches = RouteKey("hub-branches")
  /// The route of the destination `hub-contributors`.
  public static let hubContributors = RouteKey("hub-contributors")
}

extension RouteKey where Input == HubItemInput {
  /// The route to the commits of a branch.
  public static let hubCommits = RouteKey("hub-commits")
  /// The route of the destination `hub-commit`.
  public static let hubCommit = RouteKey("hub-commit")
}

extension RouteKey where Input == HubIssueInput {
  /// The route of the destination `hub-issue`.
  public static let hubIssue = RouteKey("hub-issue")
}

extension RouteKey where Input == HubUserInput {
  /// The route of the destination `hub-user`.
  public static let hubUser = RouteKey("hub-user")
}

/// The text to search for, or an empty string.
public struct HubSearchInput: ValueInput {
  /// The name of the parameter.
  public static let parameter = "q"
  /// The value of a route without the parameter.
  public static let absent: HubSearchInput? = HubSearchInput("")
  /// The text of the parameter.
  public let description: String

  /// Creates an input.
  public init(_ description: String) { self.description = description }
}

extension RepositoryName: ValueInput {
  public static var parameter: String { "repository" }
}

/// A repository and the number of one of its issues.
public struct HubIssueInput: RouteInput {
  /// The `name` of the input.
  public let name: RepositoryName
  /// The `number` of the input.
  public let number: Int

  /// Creates an input.
  public init(_ name: RepositoryName, _ number: Int) { (self.name, self.number) = (name, number) }

  /// Creates an input from the parameters of a route. Returns `nil` if one is missing or invalid.
  public init?(parameters: [String: String]) {
    guard let name = RepositoryName(parameters: parameters), let number = parameters["id"].flatMap(Int.init), number > 0
    else { return nil }
    self.init(name, number)
  }

  /// The parameters of a route with this input.
  public var parameters: [String: String] { name.parameters.merging(["id": "\(number)"]) { first, _ in first } }
}

/// A repository, and the hash of a commit or the name of a branch. The name is empty for the default branch.
public struct HubItemInput: RouteInput {
  /// The `name` of the input.
  public let name: RepositoryName
  /// The `item` of the input.
  public let item: String

  /// The name of the branch, or `nil` for the default branch.
  public var branch: String? { item.isEmpty ? nil : item }

  /// Creates an input.
  public init(_ name: RepositoryName, _ item: String) { (self.name, self.item) = (name, item) }

  /// Creates an input from the parameters of a route. Returns `nil` if one is missing or invalid.
  public init?(parameters: [String: String]) {
    guard let name = RepositoryName(parameters: parameters) else { return nil }
    self.init(name, parameters["id"] ?? "")
  }

  /// The parameters of a route with this input.
  public var parameters: [String: String] {
    name.parameters.merging(item.isEmpty ? [:] : ["id": item]) { first, _ in first }
  }
}

/// The username of a GitHub user.
public struct HubUserInput: ValueInput {
  /// The name of the parameter.
  public static let parameter = "login"
  /// The text of the parameter.
  public let description: String

  /// Creates an input.
  public init(_ description: String) { self.description = description }
}
