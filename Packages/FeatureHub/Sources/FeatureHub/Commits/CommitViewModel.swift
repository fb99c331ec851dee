/// The view model of a commit and its files.
@MainActor public protocol CommitViewModel: HubListViewModel {}
