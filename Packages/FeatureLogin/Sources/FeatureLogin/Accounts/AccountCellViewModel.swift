public import Reactive

/// What one account's cell shows and tells: pure presentation, made by the list's view model.
public struct AccountCellViewModel: Identifiable, Sendable {
  /// Where the account is.
  public let id: LoginService
  /// The person's name, as the server gives it. Not to be trusted.
  public let name: String
  /// Emits whether the account is being signed out.
  public let isSigningOut: Driver<Bool>
  private let signOuts: PublishRelay<LoginService>

  init(_ session: LoginSession, running: BehaviorRelay<Set<LoginService>>, signOuts: PublishRelay<LoginService>) {
    id = session.service
    name = session.name
    isSigningOut = running.asDriver().map { $0.contains(session.service) }.distinctUntilChanged()
    self.signOuts = signOuts
  }

  /// Call when the user has confirmed to sign out. Does nothing while that is under way.
  public func signOut() { signOuts.accept(id) }
}
