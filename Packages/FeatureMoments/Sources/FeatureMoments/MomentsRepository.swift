import Foundation
import Locking
import Networking
import Persistence
import Presentation
import Reactive

/// The single source of truth for a user's page: responses are written to the store, and screens read from the store.
final class MomentsRepository: Sendable {
  let userID: String
  private let client: APIClient
  private let app: AppInformation
  let store: Store
  /// The server and the user of the page, in one string.
  let page: String
  private let wantsLikes: Observable<Bool>
  private let scheduler: any ImmediateSchedulerType & Sendable
  private let now: @Sendable () -> Date
  private let history = Locked(LikeHistory())
  private let fields = Locked(MomentFields.all)

  init(_ dependencies: MomentsDependencies) {
    userID = dependencies.user.userID
    client = dependencies.client
    app = dependencies.app
    store = dependencies.store
    page = "moments/\(dependencies.client.baseURL.absoluteString)/\(dependencies.user.userID)"
    wantsLikes = dependencies.internalToggles.isOn(.likeButton)
    scheduler = dependencies.scheduler
    let clock = dependencies.clock
    now = { clock.now }
  }

  /// Returns an observable that emits the newest stored moments with the stored state of the page, which is `nil` before
  /// the first response. The observable fails if the store cannot be read.
  func window(_ extents: Observable<ListExtent>) -> Observable<ListWindow<Moment, StoredPage?>> {
    store.list(of: StoredMoment.newestFirst(on: page), growingBy: 100, following: extents) { [page] in
      try $0.first(StoredPage.filter(\.page == page))
    }
    // The server sends all moments at once.
    .map { $0.showing($0.rows.map(\.moment), below: $0.details == nil ? .unknown : .end) }
  }

  /// Returns an observable that emits a stored moment, or none, with the stored state of the page, as ``window(_:)`` does.
  func window(of id: Moment.ID, _ extents: Observable<ListExtent>) -> Observable<ListWindow<Moment, StoredPage?>> {
    let query = StoredMoment.filter(\.page == page && \.moment.id == id)
    return store.list(of: query, growingBy: 1, following: extents) { [page] in
      try $0.first(StoredPage.filter(\.page == page))
    }
    .map { $0.showing($0.rows.map(\.moment), below: .end) }
  }

  /// Returns a stored moment, or `nil` if it is not stored.
  func stored(_ id: Moment.ID) throws -> Moment? {
    let query = StoredMoment.filter(\.page == page && \.moment.id == id)
    return try store.read { try $0.first(query) }?.moment
  }

  /// Returns a single that loads the page, stores it, and emits the stored page. The single starts again if likes are
  /// turned on or off in the meantime.
  func load(in batch: WriteBatch? = nil) -> Single<MomentsDetails> {
    wantsLikes.distinctUntilChanged()
      .flatMapLatest { [self] in save(requested(withLikes: $0), in: batch).asObservable() }
      .take(1).asSingle()
  }

  /// Returns a single that likes or unlikes a moment, for the outbox.
  func setLike(_ action: LikeAction) -> Single<OutboxReply<LikeReply>> {
    .deferred { [self] in
      let asked = history.withLock { $0.begin() }
      let page = send { [userID] in .setLike(action.isLiked, ofMoment: action.moment, byUser: userID, fields: $0) }
      let reply: Single<OutboxReply<MomentsDetails?>> = page.outboxReply { $0 }
      return reply.map { reply in
        switch reply {
        case .done(let page): .done(LikeReply(action: action, page: page, asked: asked))
        case .refused(let reason): .refused(reason: reason)
        case .wait(let seconds): .wait(seconds)
        }
      }
    }
  }

  private func requested(withLikes: Bool) -> Single<MomentsDetails> {
    send { [userID] in .moments(ofUser: userID, withLikes: withLikes, fields: $0) }
  }

  /// Returns a single that sends a request for all fields. A server with the first version of the schema rejects such a
  /// request, which is then sent again for the original fields.
  private func send(
    _ endpoint: @escaping @Sendable (MomentFields) -> Endpoint<MomentsDetails>
  ) -> Single<MomentsDetails> {
    .deferred { [client, app, fields] in
      let asked = fields.withLock { $0 }
      return client.send(endpoint(asked).withHeaders(of: app)).catch { error in
        guard asked == .all, error.isUnknownField else { throw error }
        fields.withLock { $0 = .original }
        return client.send(endpoint(.original).withHeaders(of: app))
      }
    }
  }

  private func save(_ request: Single<MomentsDetails>, in batch: WriteBatch?) -> Single<MomentsDetails> {
    .deferred { [self] in
      let time = history.withLock { $0.begin() }
      return request.observe(on: scheduler).map { [self] response in
        // Earlier versions stored the page as one value.
        try KeyValueStore(store, scope: page).removeAll()
        return try store.write(in: batch) { try save(response, asked: time, $0) }
      }
    }
  }

  /// Stores the page that the server has sent after a like.
  func save(_ reply: LikeReply, settling id: Moment.ID, _ transaction: borrowing WriteTransaction) throws {
    if let page = reply.page { _ = try save(page, asked: reply.asked, settling: id, transaction) }
    history.withLock { $0.settle(id) }
  }

  /// Replaces the stored page, except for likes that are newer. Returns the stored page.
  private func save(
    _ response: MomentsDetails, asked time: LikeHistory.Time, settling id: Moment.ID? = nil,
    _ transaction: borrowing WriteTransaction
  ) throws -> MomentsDetails {
    let all = StoredMoment.newestFirst(on: page)
    let later = history.withLock { $0.settled(since: time) }
    let settled = try transaction.array(all.filter(.isIn(\.moment.id, later)))
    let newest = response.keepingLikes(of: settled.map(\.moment))
    try transaction.deleteAll(all)
    try transaction.add(
      newest.moments.reversed().enumerated().map { StoredMoment(page: page, position: $0, moment: $1) })
    try transaction.add(
      StoredPage(page: page, user: newest.user, count: newest.moments.count, updated: now()), update: .modified)
    // The page is newer than the likes that the server has performed.
    let kept = Set(later + [id].compactMap(\.self))
    let done = try transaction.array(StoredLike.likes(on: page)).filter { $0.open <= 0 && !kept.contains($0.moment) }
    try transaction.delete(done)
    return newest
  }
}

extension Error {
  /// Whether a GraphQL server has rejected a request because of a field that its schema lacks.
  fileprivate var isUnknownField: Bool {
    switch self as? NetworkError {
    case .status(let failure): failure.code == 400
    case .business(let failure): failure.name == "GRAPHQL_VALIDATION_FAILED"
    default: false
    }
  }
}
