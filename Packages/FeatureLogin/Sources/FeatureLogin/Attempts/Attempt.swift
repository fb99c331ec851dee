import Networking
import Presentation
import Reactive

/// The state of an attempt to log in.
enum Attempt: Sendable, Equatable {
  case none
  case running
  case ended(LoginResult)

  var outcome: LoginResult? {
    if case .ended(let outcome) = self { outcome } else { nil }
  }

  var intent: LoginIntent? {
    if case .ended(.success(let account)) = self { .loggedIn(account) } else { nil }
  }
}

extension Attempt {
  /// Returns a signal that emits the state of one attempt at a time: the start, and then the end or the cancellation.
  /// Requests during an attempt are ignored.
  static func all<Request: Sendable>(
    of requests: Observable<Request>, cancel: PublishRelay<Void>,
    _ work: @escaping @Sendable (Request) -> Single<Account>
  ) -> Signal<Attempt> {
    requests
      .flatMapFirst { request in
        let ended = work(request).asObservable()
          .map { Attempt.ended(.success($0)) }
          .catch { .just(.ended(.failure(LoginFailure($0)))) }
        let canceled = cancel.asObservable().map { Attempt.none }
        // `startWith` emits the start before the result, even if the result is immediate. `take(1)` cancels the request
        // after the first end.
        return Observable.merge(ended, canceled).take(1).startWith(.running)
      }
      .asSignal(onErrorSignalWith: .empty())
  }
}

/// The outputs that all forms have in common.
struct AttemptOutputs {
  let isRunning: Driver<Bool>
  let isSpinning: Driver<Bool>
  let outcome: Driver<LoginResult?>
  let intents: Signal<LoginIntent>

  init(_ attempts: Signal<Attempt>, scheduler: any SchedulerType) {
    let attempt = attempts.asObservable().startWith(.none).asDriver(onErrorDriveWith: .empty())
    isRunning = attempt.map { $0 == .running }.distinctUntilChanged()
    isSpinning = isRunning.lasting(scheduler: scheduler)
    outcome = attempt.map(\.outcome).distinctUntilChanged()
    intents = attempts.compactMap(\.intent)
  }
}
