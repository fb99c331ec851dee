/// An error that an extension of a Foundation class can report.
public enum RxCocoaError: Error, CustomDebugStringConvertible {
  /// An unknown error.
  case unknown
  /// The object does not support the operation.
  case invalidOperation(object: any Sendable)
  /// Items were used before any were bound.
  case itemsNotYetBound(object: any Sendable)
  /// The object has no property with this name.
  case invalidPropertyName(object: any Sendable, propertyName: String)
  /// The value at the key path is not an object.
  case invalidObjectOnKeyPath(object: any Sendable, sourceObject: any AnyObject & Sendable, propertyName: String)
  /// A method could not be swizzled.
  case errorDuringSwizzling
  /// The object is not of the type `targetType`.
  case castingError(object: any Sendable, targetType: any Any.Type)

  /// A description of the error.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .invalidOperation(let object): "`\(object)` does not allow this operation."
    case .itemsNotYetBound(let object): "No items are bound to `\(object)` yet."
    case .invalidPropertyName(let object, let propertyName): "`\(object)` has no property `\(propertyName)`."
    case .invalidObjectOnKeyPath(let object, let sourceObject, let propertyName):
      "The property `\(propertyName)` of `\(sourceObject)` holds `\(object)`, which cannot be observed."
    case .errorDuringSwizzling: "A method could not be swizzled."
    case .castingError(let object, let targetType): "`\(object)` is not of the type `\(targetType)`."
    }
  }
}
