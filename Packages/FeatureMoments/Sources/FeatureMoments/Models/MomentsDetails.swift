/// The page of a user: the user, and the moments of the user's friends, newest first.
public struct MomentsDetails: Sendable, Hashable, Codable {
  public let user: UserDetails
  public let moments: [Moment]

  public init(user: UserDetails, moments: [Moment]) {
    self.user = user
    self.moments = moments
  }
}
