import Mastodon
import Networking
import Posts
import Presentation
import Reactive

extension PrimitiveSequence where Trait == SingleTrait {
  /// Fails with a sentence about the server if the error shows that the server lacks a part of the API.
  ///
  /// - Parameters:
  ///   - capability: The part of the API that the request needs.
  ///   - namesEntity: Whether the request contains an ID, a name or a tag, which can be what is missing.
  func explaining(_ capability: Capability, namesEntity: Bool = false) -> Single<Element> {
    self.catch { error in
      var capabilities = Capabilities()
      // With 401, the user has to log in, which is not a capability of the server.
      capabilities.recordFailure(error, of: capability, namesEntity: namesEntity, isAuthorized: true)
      guard capabilities[capability] == .missing else { throw error }
      throw LoadFailure.explained(capability.absence)
    }
  }

  /// Fails with a sentence about the server if the error shows that the server lacks a timeline.
  func explaining(_ timeline: Timeline) -> Single<Element> {
    switch timeline {
    case .home: explaining(Capability.home)
    case .local, .federated: explaining(Capability.publicTimelines)
    case .bookmarks: explaining(Capability.bookmarks)
    case .favourites: explaining(Capability.favourites)
    case .list: explaining(Capability.lists, namesEntity: true)
    case .tag: explaining(Capability.tags, namesEntity: true)
    case .account, .pinned: self
    }
  }

  /// Fails with ``LoadFailure/gone`` if the server does not have the post that the request names.
  func explainingAbsence() -> Single<Element> {
    self.catch { error in
      guard case NetworkError.status(let failure) = error, [404, 410].contains(failure.code) else { throw error }
      throw LoadFailure.gone
    }
  }

  /// Emits a value instead of an error that shows that the server lacks an optional part of the API.
  func replacingAbsence(with value: Element) -> Single<Element> where Element: Sendable {
    self.catch { error in
      guard case NetworkError.status(let failure) = error, [404, 405, 410, 501].contains(failure.code) else {
        throw error
      }
      return .just(value)
    }
  }
}
