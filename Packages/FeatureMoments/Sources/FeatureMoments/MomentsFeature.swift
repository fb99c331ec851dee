public import Persistence
import Presentation
import Reactive

/// The feature's entry point: the moments that a user's friends share, and their likes. Creates view models and runs
/// commands.
///
/// The feature always serves the user whom the dependencies provide when the feature is created. To serve another
/// user, create another feature.
public struct MomentsFeature: Sendable {
  /// The schemas of the feature. The store in the dependencies must be opened with them.
  public static let schemas = [
    KeyValueStore.schema, Schema("moments", tables: [StoredMoment.table, StoredPage.table]),
  ]

  /// The feature flags that the user can change on this machine.
  public let toggles: InternalToggles

  private let dependencies: MomentsDependencies
  private let repository: MomentsRepository
  private let tracking: TrackingRepository
  private let buttons: LikeButtons

  /// Creates the feature. Sends no requests.
  public init(dependencies: MomentsDependencies) {
    self.dependencies = dependencies
    toggles = dependencies.internalToggles
    repository = MomentsRepository(dependencies)
    tracking = TrackingRepository(providers: dependencies.tracking)
    buttons = LikeButtons(repository: repository, tracking: tracking)
  }

  /// Creates the view model of a page of moments.
  @MainActor public func makeMomentsViewModel() -> any MomentsViewModel {
    DefaultMomentsViewModel(repository: repository, buttons: buttons, tracking: tracking, dependencies: dependencies)
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
    try await result { repository.load() }
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
    let page = try await result { repository.setLike(isLiked, of: id) }
    tracking.trackAction(LikeEvent(isLiked: isLiked, momentID: id, userID: repository.userID))
    guard let moment = page.moments.first(where: { $0.id == id }) else { throw LoadFailure.unreadable }
    return moment
  }

  private func result(_ request: () -> Single<MomentsDetails>) async throws -> MomentsDetails {
    do {
      return try await request().value
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      throw LoadFailure(error)
    }
  }
}
