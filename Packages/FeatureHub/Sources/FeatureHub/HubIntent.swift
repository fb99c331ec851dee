public import Foundation

/// The intents of the feature's screens. Each case names what the user opens; the app decides how to show it.
public indirect enum HubIntent: Hashable, Sendable {
  /// A repository.
  case repository(RepositoryName)
  /// The issues of a repository.
  case issues(RepositoryName)
  /// An issue with its comments.
  case issue(Int, in: RepositoryName)
  /// The commits of a branch, or of the default branch if `branch` is `nil`.
  case commits(RepositoryName, branch: String?)
  /// A commit with its files.
  case commit(String, in: RepositoryName)
  /// The branches of a repository.
  case branches(RepositoryName)
  /// The users who committed to a repository.
  case contributors(RepositoryName)
  /// A user's profile.
  case user(String)
  /// The Mastodon profile that a user lists in their GitHub profile.
  case profile(FediverseAddress)
  /// What another intent opens, beside the list and without opening it. `nil` for a row that opens nothing.
  case preview(HubIntent?)
  /// A page that a text links to, which opens in the app if the app shows it. The URL comes from the server and has the
  /// scheme `http` or `https`.
  case link(URL)
  /// A web page, in the browser. The URL comes from the server and has the scheme `http` or `https`.
  case web(URL)
}
