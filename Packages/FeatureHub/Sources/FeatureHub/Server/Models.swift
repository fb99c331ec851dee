import Foundation
import Networking

/// The user to whom an issue, a comment or a commit refers.
struct Login: Codable, Hashable, Sendable {
  let login: String
}

/// A repository.
public struct Repository: Codable, Hashable, Sendable {
  let id: Int
  let fullName: String
  let description: String?
  let language: String?
  let stargazersCount: Int
  let forksCount: Int
  let openIssuesCount: Int
  let defaultBranch: String?
  let archived: Bool?
  let htmlUrl: String?
}

/// A repository with the number of bytes in each of its languages.
public struct RepositoryDetails: Codable, Hashable, Sendable {
  let repository: Repository
  let languages: [String: Int]
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

  let id: Int
  let number: Int
  let title: String
  let state: IssueState
  let user: Login?
  let labels: [Label]
  let comments: Int
  let createdAt: Date
  let closedAt: Date?
  let closedBy: Login?
  let body: String?
  let htmlUrl: String?
  let pullRequest: PullRequest?
}

/// A comment on an issue.
struct Comment: Codable, Hashable, Sendable {
  let id: Int
  let user: Login?
  let body: String?
  let createdAt: Date
  let htmlUrl: String?
}

/// An entry on the screen of an issue: the issue itself, which is the first entry, or a comment.
public struct IssueEntry: Codable, Hashable, Sendable {
  let issue: Issue?
  let comment: Comment?
}

/// A commit. A commit in a list has no files.
public struct Commit: Codable, Hashable, Sendable {
  struct Contents: Codable, Hashable, Sendable {
    let message: String
    let author: Author?
  }

  struct Author: Codable, Hashable, Sendable {
    let name: String?
    let date: Date?
  }

  struct File: Codable, Hashable, Sendable {
    let filename: String
    let status: String?
    let additions: Int
    let deletions: Int
  }

  let sha: String
  let commit: Contents
  let author: Login?
  let htmlUrl: String?
  let files: [File]?
}

/// A branch.
public struct Branch: Codable, Hashable, Sendable {
  struct Tip: Codable, Hashable, Sendable {
    let sha: String
  }

  let name: String
  let protected: Bool?
  let commit: Tip
}

/// A user who committed to a repository.
public struct Contributor: Codable, Hashable, Sendable {
  let id: Int
  let login: String
  let contributions: Int
}

/// A user's profile.
struct User: Codable, Hashable, Sendable {
  let login: String
  let name: String?
  let bio: String?
  let company: String?
  let location: String?
  let blog: String?
  let publicRepos: Int?
  let followers: Int?
  let following: Int?
  let htmlUrl: String?
}

/// An account on another site that a user lists on GitHub.
struct SocialAccount: Codable, Hashable, Sendable {
  let provider: String
  let url: String
}

/// A user's profile and the user's accounts on other sites.
public struct UserProfile: Codable, Hashable, Sendable {
  let user: User
  let accounts: [SocialAccount]
}

/// The repositories that a search found.
struct RepositoryResults: Decodable, Sendable {
  let items: LossyArray<Repository>
}
