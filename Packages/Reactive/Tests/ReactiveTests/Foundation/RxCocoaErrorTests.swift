import Reactive
import Testing

@Suite struct RxCocoaErrorTests {
  @Test(arguments: [
    (RxCocoaError.unknown, "Unknown error occurred."),
    (.invalidOperation(object: 1), "`1` does not allow this operation."),
    (.itemsNotYetBound(object: 1), "No items are bound to `1` yet."),
    (.invalidPropertyName(object: 1, propertyName: "x"), "`1` has no property `x`."),
    (.errorDuringSwizzling, "A method could not be swizzled."),
    (.castingError(object: 1, targetType: String.self), "`1` is not of the type `String`."),
  ]) func `The description of an RxCocoaError is a sentence`(error: RxCocoaError, sentence: String) {
    #expect("\(error)" == sentence)
  }
}
