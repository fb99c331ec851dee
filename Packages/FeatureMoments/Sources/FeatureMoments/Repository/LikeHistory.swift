/// The times at which likes were settled, so that the response to an earlier request does not undo them.
///
/// Responses can overtake each other: of two likes, or of a like and a page.
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

  /// Records that the server accepted a like or unlike.
  mutating func settle(_ id: Moment.ID) {
    settled[id] = begin()
  }

  /// Returns the response to a request that started at a point, with the stored likes for those that were settled since.
  func newest(_ answer: MomentsDetails, asked time: Time, kept: MomentsDetails?) -> MomentsDetails {
    let later = settled.filter { $0.value > time }
    guard !later.isEmpty, let kept else { return answer }
    let likes = Dictionary(kept.moments.map { ($0.id, $0.likes) }, uniquingKeysWith: { first, _ in first })
    let moments = answer.moments.map { moment in
      var moment = moment
      if later[moment.id] != nil, let settled = likes[moment.id] { moment.likes = settled }
      return moment
    }
    return MomentsDetails(user: answer.user, moments: moments)
  }
}
