/// The view model of the branches of a repository, each of which leads to its commits.
@MainActor public protocol BranchesViewModel: HubListViewModel {}
