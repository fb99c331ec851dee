import Mastodon
import Networking
import Persistence
import Reactive

/// The read marker: the last notification that the user has read, in this app or in another client of the account.
///
/// The later position takes precedence, in the store and on the server. Therefore, a marker never moves back, an old
/// position that arrives late changes nothing, and a position that could not be sent is sent with the next poll or
/// refresh.
extension NotificationsRepository {
  /// Marks the notifications up to the given one as read in the store. ``syncingMarker()`` sends the marker to the
  /// server.
  func markRead(through id: String) throws {
    guard try store.read({ try $0.first(all.list)?.isRead(id) }) == false else { return }
    try write(isResponse: false) { $1.adopt(id) }
  }

  /// Returns a single that exchanges the marker with the server. The single fails only if the store fails, because the
  /// notifications are useful without markers.
  func syncingMarker() -> Single<Void> {
    client.send(.markers).observe(on: scheduler).flatMap { markers in
      let remote = markers.notifications?.lastReadID
      let read = try adopt(remote)
      guard let read, remote.map({ EntityID(read) > $0 }) ?? true else { return .just(()) }
      return client.send(.setMarkers(notifications: EntityID(read))).observe(on: scheduler).map { markers in
        _ = try adopt(markers.notifications?.lastReadID)
      }
    }
    .catch { error -> Single<Void> in
      guard let error = error as? NetworkError else { throw error }
      var capabilities = Capabilities()
      capabilities.recordFailure(error, of: .markers, namesEntity: false, isAuthorized: true)
      if capabilities[.markers] == .missing { try write(isResponse: false) { $1.lacksMarkers = true } }
      return .just(())
    }
  }

  /// Stores the marker of the server if it is later than the stored one. Returns the later of the two.
  private func adopt(_ remote: EntityID?) throws -> String? {
    let list = try store.read { try $0.first(all.list) }
    let isLater = remote.map { list?.isRead($0.description) != true } ?? false
    guard isLater || list?.lacksMarkers == true else { return list?.read }
    var read = list?.read
    try write(isResponse: false) { _, list in
      if let remote { list.adopt(remote.description) }
      list.lacksMarkers = false
      read = list.read
    }
    return read
  }
}

extension StoredNotificationList {
  /// Returns a Boolean value that indicates whether the user has read a notification.
  fileprivate func isRead(_ id: String) -> Bool { read.map { EntityID(id) <= EntityID($0) } ?? false }

  fileprivate mutating func adopt(_ id: String) {
    if !isRead(id) { read = id }
  }
}
