public import Persistence
import Presentation
import Reactive

/// The feature's entry point. Creates view models and runs commands: what a user's friends share, and who likes it.
///
/// Everything concerns the user whom the dependencies name when the feature is created. Create another one for another user.
public struct MomentsFeature: Sendable {
  /// The schema of what the feature stores. Must be among the schemas of its store.
  public static let schema = KeyValueStore.schema

  /// The feature flags that can be changed on this machine.
  public let toggles: InternalToggles

  private let dependencies: MomentsDependencies
  private let repository: MomentsRepository
  private let tracking: TrackingRepository
  private let buttons: LikeButtons

  /// Creates the feature. Sends nothing.
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

  /// Creates the view model of an internal menu.
  @MainActor public func makeInternalMenuViewModel() -> any InternalMenuViewModel {
    DefaultInternalMenuViewModel(toggles: toggles, version: dependencies.app.version)
  }

  /// Loads the page, stores it, and returns what is stored.
  ///
  /// It contains likes only while they are turned on.
  ///
  /// - throws: `LoadFailure` from `Presentation`, or `CancellationError` when the task is cancelled.
  public func moments() async throws -> MomentsDetails {
    try await answer { repository.load() }
  }

  /// Likes or unlikes a moment, stores the page, and returns the moment. Recorded when the server has accepted it.
  ///
  /// Setting the current state again is no error.
  ///
  /// - throws: ``LikesAreOff``, `LoadFailure` from `Presentation`, or `CancellationError` when the task is cancelled.
  public func setLike(_ isLiked: Bool, of id: Moment.ID) async throws -> Moment {
    guard try await toggles.isOn(.likeButton).take(1).asSingle().value else { throw LikesAreOff() }
    let page = try await answer { repository.setLike(isLiked, of: id) }
    tracking.trackAction(LikeEvent(isLiked: isLiked, momentID: id, userID: repository.userID))
    guard let moment = page.moments.first(where: { $0.id == id }) else { throw LoadFailure.unreadable }
    return moment
  }

  private func answer(_ request: () -> Single<MomentsDetails>) async throws -> MomentsDetails {
    do {
      return try await request().value
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      throw LoadFailure(error)
    }
  }
}
