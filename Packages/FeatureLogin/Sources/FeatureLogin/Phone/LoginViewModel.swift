public import Presentation
public import Reactive

/// What happens between the fields of the telephone form and the server.
///
/// It holds no state and subscribes to nothing: what goes in and what comes out are sequences, and the view joins them.
public protocol LoginViewModel: ViewModelType where Input == LoginInput, Output == LoginOutput {}

/// What the view tells the view model.
public struct LoginInput: Sendable {
  let telephone: Driver<String>
  let password: Driver<String>
  let signIn: Signal<Void>
  let cancel: Signal<Void>

  /// - Parameters:
  ///   - telephone: Emits what is in the field, at first and when it changes.
  ///   - password: Emits what is in the field, at first and when it changes.
  ///   - signIn: Emits when the user asks for it. Passed over while the fields are not right or an attempt is under way.
  ///   - cancel: Emits when the user has waited enough.
  public init(
    telephone: Driver<String>, password: Driver<String>, signIn: Signal<Void>, cancel: Signal<Void> = .never()
  ) {
    self.telephone = telephone
    self.password = password
    self.signIn = signIn
    self.cancel = cancel
  }
}

/// What the view model tells the view.
public struct LoginOutput: Sendable {
  /// Emits what can be said of the number, when that changes.
  public let telephoneCheck: Driver<FieldCheck>
  /// Emits what can be said of the password, when that changes.
  public let passwordCheck: Driver<FieldCheck>
  /// Emits whether one can sign in: both fields are right and no attempt is under way.
  public let isEnabled: Driver<Bool>
  /// Emits whether an attempt is under way.
  public let isSigningIn: Driver<Bool>
  /// Emits whether an attempt has been under way long enough to say so, which is 150 ms.
  public let isSpinning: Driver<Bool>
  /// Emits how the last attempt ended; nil before the first, during one, and after one that was cancelled.
  public let outcome: Driver<Result<LoginSession, LoginFailure>?>
  /// Emits where to go from here. Never repeated to a later subscriber.
  public let intents: Signal<LoginIntent>
}
