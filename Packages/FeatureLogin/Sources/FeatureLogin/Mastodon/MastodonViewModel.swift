import Presentation
public import Reactive

/// The view model of the form to log in to a Mastodon server. The user authorizes the program in a browser.
@MainActor public protocol MastodonViewModel: AnyObject {
  /// The text of the field for the server.
  var server: BehaviorRelay<String> { get }
  /// Emits when the user submits the form. The event is ignored while the field contains no valid address or a login is
  /// running.
  var logIn: PublishRelay<Void> { get }
  /// Emits the text that the user pastes: a code, or the URL to which the browser was redirected.
  var answer: PublishRelay<String> { get }
  /// Emits when the user cancels the running login.
  var cancel: PublishRelay<Void> { get }

  /// Emits the result of validating the server's address, on subscription and after each change.
  var serverCheck: Driver<FieldCheck> { get }
  /// Emits whether the user can log in: the address is valid and no login is running.
  var isEnabled: Driver<Bool> { get }
  /// Emits the current step of the login.
  var step: Driver<MastodonStep> { get }
  /// Emits whether to show a spinner, which appears after the login has waited for the server for 150 ms.
  var isSpinning: Driver<Bool> { get }
  /// Emits the navigation requests of the screen.
  var intents: Signal<LoginIntent> { get }
}

final class DefaultMastodonViewModel: MastodonViewModel {
  let server: BehaviorRelay<String>
  let logIn = PublishRelay<Void>()
  let answer = PublishRelay<String>()
  let cancel = PublishRelay<Void>()
  let serverCheck: Driver<FieldCheck>
  let isEnabled: Driver<Bool>
  let step: Driver<MastodonStep>
  let isSpinning: Driver<Bool>
  let intents: Signal<LoginIntent>

  init(server text: String, oauth: MastodonOAuth, scheduler: any SchedulerType & Sendable) {
    server = BehaviorRelay(value: text)
    let steps = logIn.asObservable()
      .withLatestFrom(server.asDriver())
      .compactMap { ServerAddress($0) }
      .flatMapFirst { [answer, cancel] server in
        let ended = PublishRelay<Void>()
        return Observable.merge(
          oauth.logIn(at: server, pasted: answer.asObservable()), cancel.asObservable().map { MastodonStep.idle }
        )
        .do(afterNext: { if $0.isOver { ended.accept(()) } })
        .take(until: ended)
      }
      .asSignal(onErrorSignalWith: .empty())
    let step = steps.asObservable().startWith(.idle).asDriver(onErrorDriveWith: .empty())
    serverCheck = server.asDriver().map(Self.check).distinctUntilChanged()
    isEnabled = Driver.combineLatest(server.asDriver(), step) { ServerAddress($0) != nil && $1.isOver }
      .distinctUntilChanged()
    self.step = step.distinctUntilChanged()
    isSpinning = step.map(\.isBusy).lasting(scheduler: scheduler)
    intents = steps.compactMap { if case .ended(.success(let account)) = $0 { .loggedIn(account) } else { nil } }
  }

  private static let check: @Sendable (String) -> FieldCheck = { text in
    text.isEmpty ? .empty : ServerAddress(text) == nil ? .invalid(.serverAddress) : .valid
  }
}
