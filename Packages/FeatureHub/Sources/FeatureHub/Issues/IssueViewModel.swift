/// The view model of an issue and its comments.
@MainActor public protocol IssueViewModel: HubListViewModel {}
