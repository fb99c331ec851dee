/// The names in an envelope that a server puts around every answer, as in `{"data": …, "errorCode": 0, "errorMsg": ""}`.
public struct EnvelopeFormat: Sendable, Hashable {
  /// The key of the payload.
  public var payload: String
  /// The key of the code, a number or a number in a string.
  public var code: String
  /// The key of the server's words about a failure.
  public var message: String
  /// The code that means success.
  public var success: Int

  public init(payload: String = "data", code: String, message: String, success: Int = 0) {
    self.payload = payload
    self.code = code
    self.message = message
    self.success = success
  }
}
