/// When which like was settled, so that an answer which was asked for earlier, and may be older, does not undo it.
///
/// Answers can overtake each other: two likes are on their way at the same time, or a page is while something is liked.
struct LikeHistory: Sendable {
  /// A moment in time, as far as requests are concerned.
  typealias Time = Int

  private var now: Time = 0
  private var settled: [Moment.ID: Time] = [:]

  /// The time at which a request begins.
  mutating func begin() -> Time {
    now += 1
    return now
  }

  /// A like or unlike has taken place.
  mutating func settle(_ id: Moment.ID) {
    settled[id] = begin()
  }

  /// The answer to a request that began at a time, but with the likes that were settled since as they are kept.
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
