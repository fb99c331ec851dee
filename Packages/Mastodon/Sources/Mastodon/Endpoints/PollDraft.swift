import Networking

/// A poll to publish with a status.
///
/// To keep a poll with its votes when you edit its status, pass the titles of its options in the same order,
/// ``Poll/isMultiple``, and the time that remains until ``Poll/expiresAt``. A poll that has ended, or ends in less than
/// five minutes, cannot be kept unchanged. Servers do not report ``hidesTotals``, so set it again.
public struct PollDraft: Sendable, Hashable {
  /// The titles of the options, as plain text, in order.
  public var options: [String]
  /// The time from the request until the poll ends. A fraction of a second is not sent. Mastodon refuses less than
  /// five minutes.
  public var duration: Duration
  /// A Boolean value that indicates whether several options can be chosen.
  public var isMultiple: Bool
  /// A Boolean value that indicates whether the server hides the result until the poll ends.
  public var hidesTotals: Bool

  /// Creates a poll.
  public init(_ options: [String], duration: Duration, isMultiple: Bool = false, hidesTotals: Bool = false) {
    self.options = options
    self.duration = duration
    self.isMultiple = isMultiple
    self.hidesTotals = hidesTotals
  }

  func add(to parameters: inout Parameters) {
    for option in options { parameters.add("poll[options][]", option) }
    parameters.add("poll[expires_in]", "\(duration.components.seconds)")
    // Mastodon takes an omitted value for a change of the poll, and deletes its votes.
    parameters.add("poll[multiple]", "\(isMultiple)")
    parameters.add("poll[hide_totals]", "\(hidesTotals)")
  }
}
