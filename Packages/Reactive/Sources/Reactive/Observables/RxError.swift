/// An error that an operator or a subject reports.
public enum RxError: Error, CustomDebugStringConvertible, Sendable {
  /// An unknown error. No operator or subject reports this error.
  case unknown
  /// The subject has already been disposed of.
  case disposed(object: any AnyObject & Sendable)
  /// A number exceeded the range of its type. No operator or subject reports this error.
  case overflow
  /// The sequence completed before it emitted the element at the given index.
  case argumentOutOfRange
  /// The sequence completed without emitting an element, although one is required.
  case noElements
  /// The sequence emitted more than one element, although only one is allowed.
  case moreThanOneElement
  /// No element arrived in time.
  case timeout

  /// A description of the error.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .disposed(let object): "Object `\(object)` was already disposed."
    case .overflow: "Arithmetic overflow occurred."
    case .argumentOutOfRange: "Argument out of range."
    case .noElements: "Sequence doesn't contain any elements."
    case .moreThanOneElement: "Sequence contains more than one element."
    case .timeout: "Sequence timeout."
    }
  }
}
