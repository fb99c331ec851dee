/// A person's page: who it is of, and the moments of that person's friends, newest first.
public struct MomentsDetails: Sendable, Hashable, Codable {
  public let user: UserDetails
  public let moments: [Moment]

  public init(user: UserDetails, moments: [Moment]) {
    self.user = user
    self.moments = moments
  }
}
