import Foundation
import Locking
import Networking
import Persistence
import Reactive

/// The single source of truth of a user's page: responses are written to the store, and screens read from the store.
final class MomentsRepository: Sendable {
  let userID: String
  private let client: APIClient
  private let app: AppInformation
  private let pages: KeyValueStore
  private let page = Key<MomentsDetails?>("MomentsDetails", default: nil)
  private let wantsLikes: Observable<Bool>
  private let scheduler: any ImmediateSchedulerType & Sendable
  private let history = Locked(LikeHistory())

  init(_ dependencies: MomentsDependencies) {
    userID = dependencies.user.userID
    client = dependencies.client
    app = dependencies.app
    pages = KeyValueStore(
      dependencies.store, scope: "moments/\(dependencies.client.baseURL.absoluteString)/\(dependencies.user.userID)")
    wantsLikes = dependencies.internalToggles.isOn(.likeButton)
    scheduler = dependencies.scheduler
  }

  /// Emits the stored page, or `nil` if there is none, on subscription and after each change. Fails if the store cannot be read.
  var details: Observable<MomentsDetails?> { pages.values(for: page) }

  /// Loads the page, stores it, and emits the stored page. Starts again if likes are turned on or off in the meantime.
  func load() -> Single<MomentsDetails> {
    wantsLikes.distinctUntilChanged()
      .flatMapLatest { [self] in send(.moments(ofUser: userID, withLikes: $0)).asObservable() }
      .take(1).asSingle()
  }

  /// Likes or unlikes a moment, stores the page that the server returns, and emits it.
  func setLike(_ isLiked: Bool, of id: Moment.ID) -> Single<MomentsDetails> {
    send(.setLike(isLiked, ofMoment: id, byUser: userID), settling: id)
  }

  private func send(_ endpoint: Endpoint<MomentsDetails>, settling id: Moment.ID? = nil) -> Single<MomentsDetails> {
    .deferred { [self] in
      let time = history.withLock { $0.begin() }
      return client.send(endpoint.withHeaders(of: app))
        .observe(on: scheduler)
        .map { [self] in try save($0, asked: time, settling: id) }
    }
  }

  /// Stores a response. Runs on the serial scheduler, so nothing else writes between reading and writing.
  private func save(_ response: MomentsDetails, asked time: LikeHistory.Time, settling id: Moment.ID?) throws
    -> MomentsDetails
  {
    let before = try pages.value(for: page)
    let newest = history.withLock { history in
      let newest = history.newest(response, asked: time, stored: before)
      if let id { history.settle(id) }
      return newest
    }
    try pages.set(newest, for: page)
    return newest
  }
}
