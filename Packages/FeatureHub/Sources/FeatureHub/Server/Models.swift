import Foundation
import Networking
import Presentation

/// The user to whom an issue, a comment or a commit refers.
struct Login: Codable, Hashable, Sendable {
  let login: String
}

/// A repository.
public struct Repository: Codable, Hashable, Sendable {
  @Lenient var id: Int?
  let fullName: String
  @Lenient var description: String?
  @Lenient var language: String?
  @LenientCount var stargazersCount: Int?
  @LenientCount var forksCount: Int?
  @LenientCount var openIssuesCount: Int?
  @Lenient var defaultBranch: String?
  @Lenient var archived: Bool?
  @Lenient var htmlUrl: String?
}

/// A repository with the number of bytes in each of its languages.
public struct RepositoryDetails: Codable, Hashable, Sendable {
  let repository: Repository
  let languages: [String: Int]
  /// The reason why the languages could not be loaded, or `nil` if they were loaded.
  var missing: LoadFailure?

  private enum CodingKeys: CodingKey {
    case repository, languages
  }
}

/// The state of an issue.
public enum IssueState: String, Codable, Hashable, Sendable {
  /// The issue is open or closed.
  case open, closed
}

/// An issue. The server lists pull requests as issues, too.
public struct Issue: Codable, Hashable, Sendable {
  struct Label: Codable, Hashable, Sendable {
    let name: String
  }

  struct PullRequest: Codable, Hashable, Sendable {}

  @Lenient var id: Int?
  @IntegerOrString var number: Int
  @Lenient var title: String?
  @Lenient var state: IssueState?
  @Lenient var user: Login?
  @Lenient var labels: LossyArray<Label>?
  @LenientCount var comments: Int?
  @Lenient var createdAt: Date?
  @Lenient var closedAt: Date?
  @Lenient var closedBy: Login?
  @Lenient var body: String?
  @Lenient var htmlUrl: String?
  @Lenient var pullRequest: PullRequest?

  var labelNames: [String] { labels?.elements.map(\.name) ?? [] }
}

/// A comment on an issue.
struct Comment: Codable, Hashable, Sendable {
  @Lenient var id: Int?
  @Lenient var user: Login?
  @Lenient var body: String?
  @Lenient var createdAt: Date?
  @Lenient var htmlUrl: String?
}

/// An entry on the screen of an issue: the issue itself, which is the first entry, a comment, or the reason why there are
/// no comments.
public struct IssueEntry: Codable, Hashable, Sendable {
  let issue: Issue?
  let comment: Comment?
  /// The reason why the comments could not be loaded, or `nil` if they were loaded.
  var missing: LoadFailure?

  private enum CodingKeys: CodingKey {
    case issue, comment
  }
}

/// A commit. A commit in a list has no files.
public struct Commit: Codable, Hashable, Sendable {
  struct Contents: Codable, Hashable, Sendable {
    @Lenient var message: String?
    @Lenient var author: Author?
  }

  struct Author: Codable, Hashable, Sendable {
    @Lenient var name: String?
    @Lenient var date: Date?
  }

  struct File: Codable, Hashable, Sendable {
    let filename: String
    @Lenient var status: String?
    @LenientCount var additions: Int?
    @LenientCount var deletions: Int?
  }

  let sha: String
  @Lenient var commit: Contents?
  /// The user who wrote the commit. GitHub sends null or an empty object if the author has no account.
  @Lenient var author: Login?
  @Lenient var htmlUrl: String?
  @Lenient var files: LossyArray<File>?

  var changedFiles: [File] { files?.elements ?? [] }
}

/// A branch.
public struct Branch: Codable, Hashable, Sendable {
  struct Tip: Codable, Hashable, Sendable {
    let sha: String
  }

  let name: String
  @Lenient var protected: Bool?
  @Lenient var commit: Tip?
}

/// A user who committed to a repository.
public struct Contributor: Codable, Hashable, Sendable {
  @Lenient var id: Int?
  let login: String
  @LenientCount var contributions: Int?
}

/// A user's profile.
struct User: Codable, Hashable, Sendable {
  let login: String
  @Lenient var name: String?
  @Lenient var bio: String?
  @Lenient var company: String?
  @Lenient var location: String?
  @Lenient var blog: String?
  @LenientCount var publicRepos: Int?
  @LenientCount var followers: Int?
  @LenientCount var following: Int?
  @Lenient var htmlUrl: String?
}

/// An account on another site that a user lists on GitHub.
struct SocialAccount: Codable, Hashable, Sendable {
  @Lenient var provider: String?
  let url: String
}

/// A user's profile and the user's accounts on other sites.
public struct UserProfile: Codable, Hashable, Sendable {
  let user: User
  let accounts: [SocialAccount]
  /// The reason why the accounts could not be loaded, or `nil` if they were loaded.
  var missing: LoadFailure?

  private enum CodingKeys: CodingKey {
    case user, accounts
  }
}

extension Issue.Label {
  /// Decodes a label from an object with a name, or from the name alone. GitHub sends either.
  init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self.name = name
    } else {
      name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
    }
  }
}

extension Comment {
  /// Decodes a comment, which has an ID or a text.
  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    _id = object.decode(Lenient<Int>.self, forKey: .id)
    _user = object.decode(Lenient<Login>.self, forKey: .user)
    _body = object.decode(Lenient<String>.self, forKey: .body)
    _createdAt = object.decode(Lenient<Date>.self, forKey: .createdAt)
    _htmlUrl = object.decode(Lenient<String>.self, forKey: .htmlUrl)
    if id == nil, body == nil {
      throw DecodingError.keyNotFound(
        CodingKeys.id, .init(codingPath: decoder.codingPath, debugDescription: "neither an ID nor a text"))
    }
  }
}

/// The number of bytes in each language of a repository. Empty if the server sends something else.
struct Languages: Decodable, Sendable {
  let bytes: [String: Int]

  init(from decoder: any Decoder) throws {
    // A keyed container would convert the names of languages from snake case.
    let values = try? decoder.singleValueContainer().decode([String: LenientCount].self)
    bytes = values?.compactMapValues(\.wrappedValue) ?? [:]
  }
}

/// The repositories that a search found.
struct RepositoryResults: Decodable, Sendable {
  let items: LossyArray<Repository>
}
