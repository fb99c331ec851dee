import Foundation
import Locking

/// The storage of a ``CacheInterceptor``.
public protocol ResponseCache: Sendable {
  /// Returns the cached response, or `nil` if there is none.
  func response(for key: CacheKey) -> CachedResponse?
  /// Stores a response, and replaces an earlier response with the same key.
  func store(_ response: CachedResponse, for key: CacheKey)
  /// Removes a user's responses, for example after logout.
  func removeAll(of user: String)
}

/// A response cache in memory, which removes the least recently used responses first.
public final class MemoryResponseCache: ResponseCache {
  fileprivate struct Entry {
    var response: CachedResponse
    var lastUse: Int
  }

  fileprivate struct State {
    var entries: [CacheKey: Entry] = [:]
    var size = 0
    var uses = 0
  }

  private let state = Locked(State())
  private let capacity: Int

  /// Creates an empty cache.
  ///
  /// - Parameter capacity: The maximum total size of the bodies, in bytes.
  public init(capacity: Int = 8 << 20) {
    self.capacity = capacity
  }

  /// Returns the cached response, or `nil` if there is none.
  public func response(for key: CacheKey) -> CachedResponse? {
    state.withLock { state in
      state.uses += 1
      state.entries[key]?.lastUse = state.uses
      return state.entries[key]?.response
    }
  }

  /// Stores a response, and replaces an earlier response with the same key. A response whose body exceeds the capacity
  /// is not stored.
  public func store(_ response: CachedResponse, for key: CacheKey) {
    state.withLock { state in
      state.remove(key)
      guard response.body.count <= capacity else { return }
      state.uses += 1
      state.entries[key] = Entry(response: response, lastUse: state.uses)
      state.size += response.body.count
      while state.size > capacity, let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
        state.remove(oldest.key)
      }
    }
  }

  /// Removes a user's responses.
  public func removeAll(of user: String) {
    state.withLock { state in
      for key in state.entries.keys where key.user == user { state.remove(key) }
    }
  }
}

extension MemoryResponseCache.State {
  fileprivate mutating func remove(_ key: CacheKey) {
    size -= entries.removeValue(forKey: key)?.response.body.count ?? 0
  }
}
