/// The format of the envelope that a server wraps around every response, such as
/// `{"data": …, "errorCode": 0, "errorMsg": ""}`.
public struct EnvelopeFormat: Sendable, Hashable {
  /// The key of the payload.
  public var payload: String
  /// The key of the code, which is a number or a string with a number.
  public var code: String
  /// The key of the server's error message.
  public var message: String
  /// The code that means success.
  public var success: Int

  /// Creates an envelope format from its keys and its success code.
  public init(payload: String = "data", code: String, message: String, success: Int = 0) {
    self.payload = payload
    self.code = code
    self.message = message
    self.success = success
  }
}
