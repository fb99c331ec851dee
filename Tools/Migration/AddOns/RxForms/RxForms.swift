import RxCocoa
import RxSwift

// Fields that are bound to a model in both directions.

infix operator <-> : DefaultPrecedence

@discardableResult
public func <-> <Value: Equatable>(property: ControlProperty<Value>, relay: BehaviorRelay<Value>) -> Disposable {
  let toProperty = relay.distinctUntilChanged().bind(to: property)
  let toRelay = property.distinctUntilChanged().subscribe(
    onNext: { value in
      if relay.value != value { relay.accept(value) }
    },
    onCompleted: { toProperty.dispose() })
  return Disposables.create(toProperty, toRelay)
}

/// A field of a form.
public final class Field<Value: Equatable> {
  public let value: BehaviorRelay<Value>
  public let touched = BehaviorRelay(value: false)
  private let initial: Value

  public init(_ value: Value) {
    self.value = BehaviorRelay(value: value)
    initial = value
  }

  public var isDirty: Observable<Bool> {
    return value.map { [initial] in $0 != initial }.distinctUntilChanged()
  }

  public var property: ControlProperty<Value> {
    let sink = AnyObserver<Value> { [weak self] event in
      guard case .next(let value) = event else { return }
      self?.value.accept(value)
      self?.touched.accept(true)
    }
    return ControlProperty(values: value.asObservable(), valueSink: sink)
  }

  public func reset() {
    value.accept(initial)
    touched.accept(false)
  }
}

open class Form<Model> {
  public enum State {
    case editing
    case submitting
    case submitted(Model)
    case failed(Error)
  }

  public let state = BehaviorRelay<State>(value: .editing)
  private var dirtiness: [Observable<Bool>] = []
  private var resets: [() -> Void] = []
  private let bag = DisposeBag()

  public init() {}

  public func field<Value>(_ value: Value) -> Field<Value> {
    let field = Field(value)
    dirtiness.append(field.isDirty)
    resets.append(field.reset)
    return field
  }

  public var isDirty: Driver<Bool> {
    return Observable.combineLatest(dirtiness) { $0.contains(true) }
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: false)
  }

  public func submit(_ work: Single<Model>) {
    state.accept(.submitting)
    work
      .subscribe(
        onSuccess: { [weak self] model in self?.state.accept(.submitted(model)) },
        onFailure: { [weak self] error in self?.state.accept(.failed(error)) }
      )
      .disposed(by: bag)
  }

  public func reset() {
    resets.forEach { $0() }
    state.accept(.editing)
  }
}
