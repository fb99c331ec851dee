/// The view model of the commits of a branch.
@MainActor public protocol CommitsViewModel: HubListViewModel {}
