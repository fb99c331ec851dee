/// The view model of a user's profile.
@MainActor public protocol UserViewModel: HubListViewModel {}
