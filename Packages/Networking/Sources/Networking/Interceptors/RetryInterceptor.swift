public import Dispatch
public import Reactive

/// An interceptor that repeats failed requests according to a ``RetryPolicy``.
public struct RetryInterceptor: Interceptor {
  private let policy: RetryPolicy
  private let scheduler: any SchedulerType

  /// Creates an interceptor.
  ///
  /// - Parameters:
  ///   - policy: The policy that determines when a request is repeated.
  ///   - scheduler: The scheduler that measures the delays.
  public init(
    _ policy: RetryPolicy = RetryPolicy(),
    scheduler: any SchedulerType = ConcurrentDispatchQueueScheduler(qos: .utility)
  ) {
    self.policy = policy
    self.scheduler = scheduler
  }

  /// Sends the request, and repeats it according to the policy.
  public func intercept(
    _ request: HTTPRequest, next: any Transport, completion: @escaping ExchangeCompletion
  ) -> any TransportTask {
    let steps = SerialTask()
    send(request, attempt: 1, steps: steps, next: next, completion: completion)
    return steps
  }

  private func send(
    _ request: HTTPRequest, attempt: Int, steps: SerialTask, next: any Transport,
    completion: @escaping ExchangeCompletion
  ) {
    let isStarted = steps.start {
      next.start(request) { result in
        guard let delay = policy.delay(after: result, of: request, attempt: attempt, now: scheduler.now) else {
          completion(result)
          return
        }
        let isWaiting = steps.start {
          scheduler.delay(delay) { waited in
            switch waited {
            case .success: send(request, attempt: attempt + 1, steps: steps, next: next, completion: completion)
            case .failure(let error): completion(.failure(error))
            }
          }
        }
        if !isWaiting { completion(.failure(.cancelled)) }
      }
    }
    if !isStarted { completion(.failure(.cancelled)) }
  }
}
