import Foundation
import RxCocoa
import RxSwift

// Rules for what users type.

public enum ValidationResult: Equatable {
  case valid
  case invalid([String])

  public var isValid: Bool { return self == .valid }

  public var messages: [String] {
    if case .invalid(let messages) = self { return messages }
    return []
  }

  public static func + (lhs: ValidationResult, rhs: ValidationResult) -> ValidationResult {
    let messages = lhs.messages + rhs.messages
    return messages.isEmpty ? .valid : .invalid(messages)
  }
}

public protocol ValidationRule {
  associatedtype Value
  func check(_ value: Value) -> ValidationResult
}

public struct Rule<Value>: ValidationRule {
  private let message: String
  private let test: (Value) -> Bool

  public init(_ message: String, _ test: @escaping (Value) -> Bool) {
    self.message = message
    self.test = test
  }

  public func check(_ value: Value) -> ValidationResult {
    return test(value) ? .valid : .invalid([message])
  }
}

extension Rule where Value == String {
  public static var notEmpty: Rule { return Rule("Enter something.") { !$0.isEmpty } }
  public static var email: Rule {
    return Rule("Enter an address such as ann@example.org.") { $0.contains("@") && !$0.hasSuffix("@") }
  }

  public static func length(_ range: ClosedRange<Int>) -> Rule {
    return Rule("Enter \(range.lowerBound) to \(range.upperBound) characters.") { range.contains($0.count) }
  }
}

public struct RuleSet<Value> {
  private var checks: [(Value) -> ValidationResult] = []

  public init() {}

  public mutating func add<R: ValidationRule>(_ rule: R) where R.Value == Value {
    checks.append { rule.check($0) }
  }

  public func check(_ value: Value) -> ValidationResult {
    return checks.reduce(.valid) { $0 + $1(value) }
  }
}

extension ObservableType {
  public func validate<R: ValidationRule>(_ rule: R) -> Observable<ValidationResult> where R.Value == Element {
    return map { rule.check($0) }.distinctUntilChanged()
  }

  public func validate(_ rules: RuleSet<Element>) -> Observable<ValidationResult> {
    return map { rules.check($0) }.distinctUntilChanged()
  }

  /// Returns an observable that validates the value with `ask` when the user pauses, and drops outdated results.
  public func validate(
    after pause: RxTimeInterval, scheduler: SchedulerType, _ ask: @escaping (Element) -> Single<Bool>, message: String
  ) -> Observable<ValidationResult> {
    return debounce(pause, scheduler: scheduler)
      .flatMapLatest { value in
        ask(value).map { $0 ? ValidationResult.valid : .invalid([message]) }
          .catchAndReturn(.invalid(["It could not be checked."]))
      }
  }
}

extension SharedSequenceConvertibleType where Element == ValidationResult {
  public var isValid: SharedSequence<SharingStrategy, Bool> {
    return map { $0.isValid }
  }
}
