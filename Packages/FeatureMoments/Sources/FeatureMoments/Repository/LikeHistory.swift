/// The order in which requests started and likes were settled, so that the response to an earlier request does not undo a like.
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

  /// Returns the response to the request that started at `time`, with the stored likes of moments whose likes were settled since
  /// then.
  func newest(_ response: MomentsDetails, asked time: Time, stored: MomentsDetails?) -> MomentsDetails {
    let later = settled.filter { $0.value > time }
    guard !later.isEmpty, let stored else { return response }
    let likes = Dictionary(stored.moments.map { ($0.id, $0.likes) }, uniquingKeysWith: { first, _ in first })
    let moments = response.moments.map { moment in
      var moment = moment
      if later[moment.id] != nil, let settled = likes[moment.id] { moment.likes = settled }
      return moment
    }
    return MomentsDetails(user: response.user, moments: moments)
  }
}
