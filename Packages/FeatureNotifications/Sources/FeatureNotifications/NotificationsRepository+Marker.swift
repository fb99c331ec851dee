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
    let isRead = try store.read { transaction in
      guard let list = try transaction.first(all.list) else { return true }
      return try all.isRead(id, through: list.read, transaction)
    }
    if !isRead { try write(isResponse: false) { $1.read = id } }
  }

  /// Returns a single that exchanges the marker with the server. The single fails only if the store fails, because the
  /// notifications are useful without markers.
  func syncingMarker() -> Single<Void> {
    client.send(.markers).observe(on: scheduler).flatMap { markers in
      let remote = markers.notifications?.lastReadID
      let read = try adopt(remote)
      guard let read, try !store.read({ try all.isRead(read, through: remote?.description, $0) }) else {
        return .just(())
      }
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
    let (earlier, later, lacksMarkers) = try store.read { transaction in
      let list = try transaction.first(all.list)
      let isRead = try remote.map { try all.isRead($0.description, through: list?.read, transaction) } ?? true
      return (list?.read, isRead ? list?.read : remote?.description, list?.lacksMarkers == true)
    }
    if later != earlier || lacksMarkers {
      try write(isResponse: false) { _, list in
        if list.read == earlier { list.read = later }
        list.lacksMarkers = false
      }
    }
    return later
  }
}
