import Foundation
import Networking
import Persistence
import Presentation
import Reactive

/// The likes of a page, which go through an outbox. A like that the server has accepted is recorded, even if its screen or
/// the program ended in the meantime.
final class LikeOutbox: Sendable {
  let outbox: Outbox<LikeAction, LikeInverse, LikeReply>
  private let repository: MomentsRepository
  private let records: any Disposable

  init(_ repository: MomentsRepository, tracking: any TrackingProvider, clock: any SchedulerType) {
    self.repository = repository
    let page = repository.page
    let handler = OutboxHandler<LikeAction, LikeInverse, LikeReply>(
      apply: { action, transaction in
        let old = try transaction.first(StoredLike.like(of: action.moment, on: page))
        try transaction.add(
          StoredLike(page: page, moment: action.moment, isLiked: action.isLiked, open: (old?.open ?? 0) + 1),
          update: .modified)
        return LikeInverse(moment: action.moment, isLiked: old?.isLiked)
      },
      revert: { inverse, transaction in
        guard var row = try transaction.first(StoredLike.like(of: inverse.moment, on: page)) else { return }
        guard let isLiked = inverse.isLiked else {
          try transaction.delete(row)
          return
        }
        (row.isLiked, row.open) = (isLiked, row.open - 1)
        try transaction.add(row, update: .modified)
      },
      send: { action, _ in repository.setLike(action) },
      // Repeating the request changes nothing.
      lookUp: { _, _ in .just(.absent) },
      confirm: { action, reply, transaction in
        if var row = try transaction.first(StoredLike.like(of: action.moment, on: page)) {
          row.open -= 1
          try transaction.add(row, update: .modified)
        }
        try repository.save(reply, settling: action.moment, transaction)
      }, explain: OutboxReason.text(of:))
    outbox = Outbox(page, in: repository.store, clock: clock, handler: handler)
    records = outbox.events.subscribe(onNext: { _, event in
      guard case .done(let reply) = event else { return }
      tracking.trackAction(
        LikeEvent(isLiked: reply.action.isLiked, momentID: reply.action.moment, userID: repository.userID))
    })
  }

  deinit { records.dispose() }

  var source: OutboxSource { OutboxSource(outbox, title: \.title, reason: OutboxReason.text(from:)) }

  /// Emits the likes that the user has chosen. They can be newer than those of the stored page.
  var chosen: Observable<[Moment.ID: Bool]> {
    repository.store.array(StoredLike.likes(on: repository.page)).map { rows in
      Dictionary(rows.map { ($0.moment, $0.isLiked) }, uniquingKeysWith: { first, _ in first })
    }
    .distinctUntilChanged()
  }

  /// Likes or unlikes a moment. Returns the ID of the entry in the outbox.
  func set(_ isLiked: Bool, of moment: Moment.ID) throws -> UUID {
    try outbox.add(LikeAction(moment: moment, isLiked: isLiked), key: moment)
  }
}

/// A like or unlike that the outbox sends.
struct LikeAction: Sendable, Hashable, Codable, JSONColumnValue {
  let moment: Moment.ID
  let isLiked: Bool

  var title: LocalizedText {
    isLiked
      ? LocalizedText(en: "Like moment \(moment)", zhHans: "给朋友圈动态 \(moment) 点赞")
      : LocalizedText(en: "Unlike moment \(moment)", zhHans: "取消对朋友圈动态 \(moment) 的点赞")
  }
}

/// What undoes a like: what the user had chosen before, or `nil` if the page has the like of the server.
struct LikeInverse: Sendable, Hashable, Codable, JSONColumnValue {
  let moment: Moment.ID
  let isLiked: Bool?
}

/// The page after a like, or `nil` if the server's response cannot be read.
struct LikeReply: Sendable {
  let action: LikeAction
  let page: MomentsDetails?
  /// The point at which the request started.
  let asked: LikeHistory.Time
}

/// The like that the user has chosen for a moment.
struct StoredLike: Record {
  let page: String
  let moment: Moment.ID
  var isLiked: Bool
  /// The number of likes and unlikes that the server has not performed yet. With 0, the next page determines the like.
  var open: Int

  static let table = Table<StoredLike>(
    "moments_likes",
    Column(key: "page", \.page), Column(key: "moment", \.moment), Column("isLiked", \.isLiked), Column("open", \.open),
    make: StoredLike.init)

  static func likes(on page: String) -> Query<StoredLike> { filter(\.page == page) }
  static func like(of moment: Moment.ID, on page: String) -> Query<StoredLike> {
    filter(\.page == page && \.moment == moment)
  }
}
