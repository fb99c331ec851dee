import Composition
import FeatureHub
import Foundation

extension RouteKey where Input == HubSearchInput {
  static let hub = RouteKey("hub")
}

extension RouteKey where Input == HubRepositoryInput {
  static let hubRepository = RouteKey("hub-repository")
  static let hubIssues = RouteKey("hub-issues")
  static let hubBranches = RouteKey("hub-branches")
  static let hubContributors = RouteKey("hub-contributors")
}

extension RouteKey where Input == HubItemInput {
  /// The commits of the branch with the given name.
  static let hubCommits = RouteKey("hub-commits")
  static let hubCommit = RouteKey("hub-commit")
}

extension RouteKey where Input == HubIssueInput {
  static let hubIssue = RouteKey("hub-issue")
}

extension RouteKey where Input == HubUserInput {
  static let hubUser = RouteKey("hub-user")
}

extension RouteKey where Input == HubPersonInput {
  /// The posts of a person on a Mastodon server, in an app with a feature that shows them.
  static let person = RouteKey("timeline")
}

/// The text to search for. Empty for none.
struct HubSearchInput: RouteInput {
  var text = ""

  init(text: String = "") { self.text = text }

  init?(parameters: [String: String]) { text = parameters["q"] ?? "" }

  var parameters: [String: String] { text.isEmpty ? [:] : ["q": text] }
}

/// A repository.
struct HubRepositoryInput: RouteInput {
  let name: RepositoryName

  init(_ name: RepositoryName) { self.name = name }

  init?(parameters: [String: String]) {
    guard let name = parameters["repository"].flatMap(RepositoryName.init) else { return nil }
    self.name = name
  }

  var parameters: [String: String] { ["repository": "\(name)"] }
}

/// An issue of a repository.
struct HubIssueInput: RouteInput {
  let name: RepositoryName
  let number: Int

  init(_ name: RepositoryName, _ number: Int) { (self.name, self.number) = (name, number) }

  init?(parameters: [String: String]) {
    guard let name = parameters["repository"].flatMap(RepositoryName.init),
      let number = parameters["id"].flatMap(Int.init), number > 0
    else { return nil }
    self.init(name, number)
  }

  var parameters: [String: String] { ["repository": "\(name)", "id": "\(number)"] }
}

/// An item of a repository: the hash of a commit, or the name of a branch. Empty for the default branch.
struct HubItemInput: RouteInput {
  let name: RepositoryName
  let item: String

  init(_ name: RepositoryName, _ item: String) { (self.name, self.item) = (name, item) }

  init?(parameters: [String: String]) {
    guard let name = parameters["repository"].flatMap(RepositoryName.init) else { return nil }
    self.init(name, parameters["id"] ?? "")
  }

  var parameters: [String: String] {
    ["repository": "\(name)"].merging(item.isEmpty ? [:] : ["id": item]) { first, _ in first }
  }
}

/// A user of GitHub.
struct HubUserInput: RouteInput {
  let login: String

  init(_ login: String) { self.login = login }

  init?(parameters: [String: String]) {
    guard let login = parameters["login"], !login.isEmpty else { return nil }
    self.login = login
  }

  var parameters: [String: String] { ["login": login] }
}

/// A person on a Mastodon server.
struct HubPersonInput: RouteInput {
  let address: String

  init(_ address: FediverseAddress) { self.address = "\(address)" }

  init?(parameters: [String: String]) {
    guard let address = parameters["source"] else { return nil }
    self.address = address
  }

  var parameters: [String: String] { ["source": address] }
}
