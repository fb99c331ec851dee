/// The view model of the users who committed to a repository.
@MainActor public protocol ContributorsViewModel: HubListViewModel {}
