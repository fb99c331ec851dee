/// The errors that operators themselves send.
public enum RxError: Error, CustomDebugStringConvertible, Sendable {
  /// Something that has no name of its own went wrong.
  case unknown
  /// The subject was disposed of before it was used.
  case disposed(object: any AnyObject & Sendable)
  /// A calculation left the range of its type.
  case overflow
  /// The sequence ended before the element at the asked index.
  case argumentOutOfRange
  /// An element was needed and the sequence had none.
  case noElements
  /// One element was needed and the sequence had more.
  case moreThanOneElement
  /// Nothing arrived in time.
  case timeout

  /// The error as a sentence.
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
