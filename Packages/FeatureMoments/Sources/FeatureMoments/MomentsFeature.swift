public import Persistence
import Presentation
import Reactive

/// What a person's friends share, and who likes it.
///
/// The door to the feature: it makes view models for screens and answers commands. All that it makes concerns the user whom the
/// dependencies name when it is created; for another user, create another.
public struct MomentsFeature: Sendable {
  /// What the feature keeps. Must be among the schemas of the store that it is given.
  public static let schema = KeyValueStore.schema

  /// The switches that can be thrown here.
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

  /// Makes what stands behind one internal menu.
  public func makeInternalMenuViewModel() -> InternalMenuViewModel {
    InternalMenuViewModel(toggles: toggles, version: dependencies.app.version)
  }

  /// Whether an intent, which may have come from a link, may be followed in this build.
  public func allows(_ intent: MomentsIntent) -> Bool { !intent.isInternal || dependencies.app.flavor.hasInternalMenu }

  /// Asks the server for the page, keeps it, and answers with what is kept.
  ///
  /// Who likes what is among it only while likes are switched on.
  ///
  /// - throws: `LoadFailure` from `Presentation`, or `CancellationError` when the task is cancelled.
  public func moments() async throws -> MomentsDetails {
    try await answer { repository.load() }
  }

  /// Likes or unlikes a moment, keeps the page as it is then, and answers with the moment. Counted when it has taken place.
  ///
  /// To set what is already so is no mistake.
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
