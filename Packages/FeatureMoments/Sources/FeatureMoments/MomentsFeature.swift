public import Persistence
public import Presentation
import Reactive

/// The feature's entry point: the moments that a user's friends share, and their likes. Creates view models and runs
/// commands.
///
/// The feature always serves the user whom the dependencies provide when the feature is created. To serve another
/// user, create another feature.
public struct MomentsFeature: Sendable {
  /// The schemas of the feature. The store in the dependencies must be opened with them.
  public static let schemas = [
    KeyValueStore.schema, OutboxStorage.schema,
    Schema(
      "moments", tables: [StoredMoment.table, StoredPage.table, StoredLike.table],
      migrations: [
        // 1 → 2: a new table
        { _ in }
      ]),
  ]

  /// The feature flags that the user can change on this machine.
  public let toggles: InternalToggles

  private let dependencies: MomentsDependencies
  private let repository: MomentsRepository
  private let tracking: TrackingRepository
  private let likes: LikeOutbox

  /// Creates the feature. Sends no requests.
  public init(dependencies: MomentsDependencies) {
    self.dependencies = dependencies
    toggles = dependencies.internalToggles
    repository = MomentsRepository(dependencies)
    tracking = TrackingRepository(providers: dependencies.tracking)
    likes = LikeOutbox(repository, tracking: tracking, clock: dependencies.sending)
  }

  /// The likes that wait to be sent.
  public var outbox: OutboxSource { likes.source }

  /// Creates the view model of a page of moments.
  @MainActor public func makeMomentsViewModel() -> any MomentsViewModel {
    DefaultMomentsViewModel(repository: repository, likes: likes, tracking: tracking, dependencies: dependencies)
  }

  /// Creates the view model of a moment.
  @MainActor public func makeMomentViewModel(of id: Moment.ID) -> any MomentViewModel {
    DefaultMomentViewModel(id, repository, likes, dependencies)
  }

  /// Creates the view model of the internal menu.
  @MainActor public func makeInternalMenuViewModel() -> any InternalMenuViewModel {
    DefaultInternalMenuViewModel(toggles: toggles, version: dependencies.app.version)
  }

  /// Loads the page, stores it, and returns the stored page.
  ///
  /// The page contains likes only while the feature flag for likes is on.
  ///
  /// - Returns: The stored page.
  /// - Throws: `LoadFailure` from `Presentation`, or `CancellationError` if the task is canceled.
  public func moments() async throws -> MomentsDetails {
    try await result { try await repository.load().value }
  }

  /// Returns a moment. Loads and stores the page, and returns the stored moment if that fails.
  ///
  /// - Throws: `LoadFailure` from `Presentation`, which is `.gone` if the server does not have the moment, or
  ///   `CancellationError` if the task is canceled.
  public func moment(_ id: Moment.ID) async throws -> Moment {
    do {
      let page = try await moments()
      guard let moment = page.moments.first(where: { $0.id == id }) else { throw LoadFailure.gone }
      return moment
    } catch let failure as LoadFailure where failure != .gone {
      // allow(no-dropped-errors): the failure of the request is reported
      guard let moment = try? repository.stored(id) else { throw failure }
      return moment
    }
  }

  /// Likes or unlikes a moment, and stores the page that the server returns. Records the action after the server has
  /// accepted it.
  ///
  /// Setting the current state again is not an error.
  ///
  /// - Returns: The moment with its new likes.
  /// - Throws: ``LikesAreOff``, `LoadFailure` from `Presentation`, or `CancellationError` if the task is canceled.
  public func setLike(_ isLiked: Bool, of id: Moment.ID) async throws -> Moment {
    guard try await toggles.isOn(.likeButton).take(1).asSingle().value else { throw LikesAreOff() }
    let reply = try await result { try await likes.outbox.outcome { try likes.set(isLiked, of: id) } }
    guard let moment = reply.page?.moments.first(where: { $0.id == id }) else { throw LoadFailure.unreadable }
    return moment
  }

  private func result<Value>(_ request: () async throws -> Value) async throws -> Value {
    do {
      return try await request()
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      throw LoadFailure(error)
    }
  }
}
