public import Presentation
public import Reactive

/// The view model of a repository: its description, its counts and its destinations.
@MainActor public protocol RepositoryViewModel: HubListViewModel {
  /// Emits when the user stars the repository or removes the star. While ``star`` is `nil`, ``starFailures`` then emits why
  /// that is not possible.
  var toggleStar: PublishRelay<Void> { get }
  /// Emits whether the user has starred the repository, or `nil` until that is known. It stays `nil` without a token.
  var star: Driver<Bool?> { get }
  /// Emits the reason why the star could not be changed.
  var starFailures: Signal<LoadFailure> { get }
}
