public import Foundation

/// The intents of the feature's screens. The app decides where they lead.
public enum HubIntent: Hashable, Sendable {
  /// A repository.
  case repository(RepositoryName)
  /// The issues of a repository.
  case issues(RepositoryName)
  /// An issue with its comments.
  case issue(Int, in: RepositoryName)
  /// The commits of a branch, or of the default branch for `nil`.
  case commits(RepositoryName, branch: String?)
  /// A commit with its files.
  case commit(String, in: RepositoryName)
  /// The branches of a repository.
  case branches(RepositoryName)
  /// The users who committed to a repository.
  case contributors(RepositoryName)
  /// A user's profile.
  case user(String)
  /// The profile of a person on a Mastodon server, known from the user's profile.
  case profile(FediverseAddress)
  /// A web page. The URL comes from the server and has the scheme `http` or `https`.
  case web(URL)
}
