public import Reactive

/// The view model of the issues of a repository.
@MainActor public protocol IssuesViewModel: HubListViewModel {
  /// Emits when the user switches between open and closed issues.
  var toggleState: PublishRelay<Void> { get }
  /// Emits the state of the issues that are shown, which is initially open.
  var filter: Driver<IssueState> { get }
}
