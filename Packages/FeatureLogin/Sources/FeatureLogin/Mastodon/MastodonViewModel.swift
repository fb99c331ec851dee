import Presentation
public import Reactive

/// The view model of the form to log in at a Mastodon server, where the user agrees in a browser.
@MainActor public protocol MastodonViewModel: AnyObject {
  /// The text of the field for the server.
  var server: BehaviorRelay<String> { get }
  /// The user wants to log in. Ignored while the field holds no address or a login is running.
  var logIn: PublishRelay<Void> { get }
  /// The user pastes a code, or the address at which the browser ended.
  var answer: PublishRelay<String> { get }
  /// The user wants to cancel the running login.
  var cancel: PublishRelay<Void> { get }

  /// Emits the check of the server's address: on subscription and when it changes.
  var serverCheck: Driver<FieldCheck> { get }
  /// Emits whether the user can log in: there is an address and no login is running.
  var isEnabled: Driver<Bool> { get }
  /// Emits the step that the login has reached.
  var step: Driver<MastodonStep> { get }
  /// Emits whether the server has been busy for 150 ms, so that a spinner is worth showing.
  var isSpinning: Driver<Bool> { get }
  /// Emits where the user goes from here.
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

  init(server text: String, servers: MastodonServers, scheduler: any SchedulerType & Sendable) {
    server = BehaviorRelay(value: text)
    let steps = logIn.asObservable()
      .withLatestFrom(server.asDriver())
      .compactMap { ServerAddress($0) }
      .flatMapFirst { [answer, cancel] server in
        let ended = PublishRelay<Void>()
        return Observable.merge(
          servers.logIn(at: server, pasted: answer.asObservable()), cancel.asObservable().map { MastodonStep.idle }
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
