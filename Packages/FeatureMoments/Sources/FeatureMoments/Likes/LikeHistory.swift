/// The order in which requests started and likes were settled, so that the response to an earlier request does not undo
/// a like.
///
/// Responses can overtake each other, for example the responses to two likes, or to a like and a page.
struct LikeHistory: Sendable {
  /// A point in the order of requests and likes.
  typealias Time = Int

  private var now: Time = 0
  private var settled: [Moment.ID: Time] = [:]

  /// Returns the point at which a request starts.
  mutating func begin() -> Time {
    now += 1
    return now
  }

  /// Records that the server has accepted a like or unlike.
  mutating func settle(_ id: Moment.ID) {
    settled[id] = begin()
  }

  /// Returns the identifiers of the moments whose likes were settled after a request started. The response to the
  /// request can lack these likes.
  func settled(since time: Time) -> [Moment.ID] { settled.filter { $0.value > time }.map(\.key) }
}

extension MomentsDetails {
  /// Returns the page with the likes of the given moments instead of its own.
  func keepingLikes(of moments: [Moment]) -> MomentsDetails {
    let likes = Dictionary(moments.map { ($0.id, $0.likes) }, uniquingKeysWith: { first, _ in first })
    return MomentsDetails(
      user: user,
      moments: self.moments.map { moment in
        var moment = moment
        moment.likes = likes[moment.id] ?? moment.likes
        return moment
      })
  }
}
