import Presentation
import Reactive

/// How it goes with what the user asked for.
enum Attempt: Sendable, Equatable {
  case none
  case running
  case ended(Result<LoginSession, LoginFailure>)

  var outcome: Result<LoginSession, LoginFailure>? {
    if case .ended(let outcome) = self { outcome } else { nil }
  }

  var intent: LoginIntent? {
    if case .ended(.success(let session)) = self { .signedIn(session) } else { nil }
  }
}

extension Attempt {
  /// One attempt at a time: it begins, and then ends or is cancelled, whichever comes first. Requests in between are passed over.
  static func all<Request: Sendable>(
    of requests: Observable<Request>, cancel: Signal<Void>,
    _ work: @escaping @Sendable (Request) -> Single<LoginSession>
  ) -> Signal<Attempt> {
    requests
      .flatMapFirst { request in
        let ended = work(request).asObservable()
          .map { Attempt.ended(.success($0)) }
          .catch { .just(.ended(.failure(LoginFailure($0)))) }
        let cancelled = cancel.asObservable().map { Attempt.none }
        // The start comes first however soon the answer does, and the first end breaks off what still runs.
        return Observable.merge(ended, cancelled).take(1).startWith(.running)
      }
      .asSignal(onErrorSignalWith: .empty())
  }
}

/// What every form shows of its attempts.
struct AttemptOutputs {
  let isRunning: Driver<Bool>
  let isSpinning: Driver<Bool>
  let outcome: Driver<Result<LoginSession, LoginFailure>?>
  let intents: Signal<LoginIntent>

  init(_ attempts: Signal<Attempt>, scheduler: any SchedulerType) {
    let attempt = attempts.asObservable().startWith(.none).asDriver(onErrorDriveWith: .empty())
    isRunning = attempt.map { $0 == .running }.distinctUntilChanged()
    isSpinning = isRunning.lasting(scheduler: scheduler)
    outcome = attempt.map(\.outcome).distinctUntilChanged()
    intents = attempts.compactMap(\.intent)
  }
}
