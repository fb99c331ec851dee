import Foundation
import RxCocoa
import RxSwift

// Work that a button starts. It can be disabled, emits whether it is running, and emits its errors separately.

public enum ActionError: Error {
  case notEnabled
  case underlying(Error)
}

public final class Action<Input, Element> {
  public typealias Work = (Input) -> Observable<Element>

  public let inputs: AnyObserver<Input>
  public let elements: Observable<Element>
  public let errors: Observable<ActionError>
  public let executing: Observable<Bool>
  public let enabled: Observable<Bool>

  private let work: Work
  private let results = PublishSubject<Event<Element>>()
  private let running = BehaviorRelay(value: false)
  private let isEnabled = BehaviorRelay(value: true)
  private let failures = PublishSubject<ActionError>()
  private let bag = DisposeBag()

  public init<Condition: ObservableType>(enabledIf condition: Condition, work: @escaping Work)
  where Condition.Element == Bool {
    self.work = work
    let requests = PublishSubject<Input>()
    inputs = requests.asObserver()
    elements = results.compactMap { $0.element }
    errors = failures.asObservable()
    executing = running.asObservable()
    enabled = isEnabled.asObservable()

    Observable.combineLatest(condition, running) { $0 && !$1 }
      .bind(to: isEnabled)
      .disposed(by: bag)
    requests
      .subscribe(onNext: { [weak self] input in
        guard let self = self else { return }
        self.execute(input).subscribe().disposed(by: self.bag)
      })
      .disposed(by: bag)
  }

  public convenience init(work: @escaping Work) {
    self.init(enabledIf: Observable.just(true), work: work)
  }

  /// Starts the work unless the action is disabled or running.
  @discardableResult
  public func execute(_ input: Input) -> Observable<Element> {
    guard isEnabled.value else {
      failures.onNext(.notEnabled)
      return .error(ActionError.notEnabled)
    }
    running.accept(true)
    let replay = ReplaySubject<Element>.createUnbounded()
    work(input)
      .do(
        onError: { [weak self] error in self?.failures.onNext(.underlying(error)) },
        onDispose: { [weak self] in self?.running.accept(false) }
      )
      .do(onNext: { [weak self] in self?.results.onNext(.next($0)) })
      .subscribe(replay)
      .disposed(by: bag)
    return replay.asObservable()
  }
}

extension Action where Input == Void {
  @discardableResult
  public func execute() -> Observable<Element> {
    return execute(())
  }
}

public typealias CompletableAction<Input> = Action<Input, Never>

extension ObservableType {
  /// Executes an action with each element.
  public func bind<Output>(to action: Action<Element, Output>) -> Disposable {
    return bind(to: action.inputs)
  }
}
