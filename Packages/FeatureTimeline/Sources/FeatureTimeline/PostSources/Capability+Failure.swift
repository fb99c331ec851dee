import Mastodon
import Networking
import Posts
import Presentation
import Reactive

extension PrimitiveSequence where Trait == SingleTrait {
  /// Returns a single that fails with a message about the server if an error shows that the server lacks a part of the
  /// API.
  ///
  /// - Parameter capability: The part of the API that the request needs. An entity that the request names must exist,
  ///   because otherwise the error could be about the entity.
  func explaining(_ capability: Capability) -> Single<Element> {
    self.catch { error in
      var capabilities = Capabilities()
      // With 401, the user has to log in, which is not a capability of the server.
      capabilities.recordFailure(error, of: capability, namesEntity: false, isAuthorized: true)
      guard capabilities[capability] == .missing else { throw error }
      throw LoadFailure.explained(capability.absence)
    }
  }

  /// Returns a single that fails with a message that names the list if the server does not have the list, or with a
  /// message about the server if an error shows that the server lacks the timeline.
  func explaining(_ timeline: Timeline) -> Single<Element> {
    switch timeline {
    case .home: explaining(Capability.home)
    case .local, .federated: explaining(Capability.publicTimelines)
    case .bookmarks: explaining(Capability.bookmarks)
    case .favourites: explaining(Capability.favourites)
    case .list(let id): explainingAbsence(as: .noList(id))
    case .tag, .account, .pinned: self
    }
  }

  /// Returns a single that fails with the given failure if the server does not have the entity that the request names.
  func explainingAbsence(as failure: LoadFailure) -> Single<Element> {
    self.catch { error in
      guard case NetworkError.status(let status) = error, [404, 410].contains(status.code) else { throw error }
      throw failure
    }
  }

  /// Returns a single that emits a value instead of failing if an error shows that the server lacks an optional part of
  /// the API.
  func replacingAbsence(with value: Element) -> Single<Element> where Element: Sendable {
    self.catch { error in
      guard case NetworkError.status(let failure) = error, [404, 405, 410, 501].contains(failure.code) else {
        throw error
      }
      return .just(value)
    }
  }
}
