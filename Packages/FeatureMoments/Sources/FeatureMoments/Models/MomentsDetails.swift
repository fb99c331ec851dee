/// The page of a user: the user, and the moments of the user's friends, newest first.
public struct MomentsDetails: Sendable, Hashable, Codable {
  /// The user of the page.
  public let user: UserDetails
  /// The moments, newest first.
  public let moments: [Moment]

  /// Creates a page.
  public init(user: UserDetails, moments: [Moment]) {
    self.user = user
    self.moments = moments
  }
}
