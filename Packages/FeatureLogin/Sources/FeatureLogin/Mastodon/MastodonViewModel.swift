public import Presentation
public import Reactive

/// What happens between the form of Mastodon, the server, and the browser in which the user agrees.
///
/// It holds no state and subscribes to nothing.
public protocol MastodonViewModel: ViewModelType where Input == MastodonInput, Output == MastodonOutput {}

/// What the view tells the view model.
public struct MastodonInput: Sendable {
  let server: Driver<String>
  let signIn: Signal<Void>
  let answer: Signal<String>
  let cancel: Signal<Void>

  /// - Parameters:
  ///   - server: Emits what is in the field for the server, at first and when it changes.
  ///   - signIn: Emits when the user asks for it. Passed over while the field holds no address or a sign-in is under way.
  ///   - answer: Emits what the user pastes: a code, or the address at which the browser ended.
  ///   - cancel: Emits when the user has waited enough.
  public init(
    server: Driver<String>, signIn: Signal<Void>, answer: Signal<String> = .never(), cancel: Signal<Void> = .never()
  ) {
    self.server = server
    self.signIn = signIn
    self.answer = answer
    self.cancel = cancel
  }
}

/// What the view model tells the view.
public struct MastodonOutput: Sendable {
  /// Emits what can be said of the server's address, when that changes.
  public let serverCheck: Driver<FieldCheck>
  /// Emits whether one can sign in: there is an address and no sign-in is under way.
  public let isEnabled: Driver<Bool>
  /// Emits how far it has come.
  public let step: Driver<MastodonStep>
  /// Emits whether the server has been busy long enough to say so, which is 150 ms.
  public let isSpinning: Driver<Bool>
  /// Emits where to go from here. Never repeated to a later subscriber.
  public let intents: Signal<LoginIntent>
}

struct DefaultMastodonViewModel: MastodonViewModel {
  let servers: MastodonServers
  let scheduler: any SchedulerType & Sendable

  func transform(input: MastodonInput) -> MastodonOutput {
    let steps = input.signIn.asObservable()
      .withLatestFrom(input.server)
      .compactMap { ServerAddress($0) }
      .flatMapFirst { [servers] server in
        let cancelled = PublishRelay<Void>()
        return Observable.merge(
          servers.signIn(at: server, pasted: input.answer.asObservable()),
          input.cancel.asObservable().map { MastodonStep.idle }
        )
        .do(afterNext: { if $0.isOver { cancelled.accept(()) } })
        .take(until: cancelled)
      }
      .asSignal(onErrorSignalWith: .empty())
    let step = steps.asObservable().startWith(.idle).asDriver(onErrorDriveWith: .empty())
    return MastodonOutput(
      serverCheck: input.server.map(Self.check).distinctUntilChanged(),
      isEnabled: Driver.combineLatest(input.server, step) { ServerAddress($0) != nil && $1.isOver }
        .distinctUntilChanged(),
      step: step.distinctUntilChanged(),
      isSpinning: step.map(\.isBusy).lasting(scheduler: scheduler),
      intents: steps.compactMap { if case .ended(.success(let session)) = $0 { .signedIn(session) } else { nil } })
  }

  private static let check: @Sendable (String) -> FieldCheck = { text in
    text.isEmpty ? .empty : ServerAddress(text) == nil ? .invalid(.serverAddress) : .valid
  }
}
