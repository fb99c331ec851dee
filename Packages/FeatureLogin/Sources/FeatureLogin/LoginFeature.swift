/// The front door: makes what the screens need.
public struct LoginFeature: Sendable {
  private let dependencies: LoginDependencies

  public init(dependencies: LoginDependencies) {
    self.dependencies = dependencies
  }

  /// A view model for one form.
  public func makeViewModel() -> any LoginViewModel {
    DefaultLoginViewModel(server: dependencies.server)
  }
}

/// What the feature needs.
public struct LoginDependencies: Sendable {
  let server: any LoginServer

  /// - Parameter server: Who decides; an `APIClient` posts to `/login` below its base address.
  public init(server: any LoginServer) {
    self.server = server
  }
}
