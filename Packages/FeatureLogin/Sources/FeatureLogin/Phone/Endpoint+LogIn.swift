import Networking

/// A user in the server's format.
struct PhoneUser: Decodable, Sendable {
  let name: String
  let token: String

  private enum CodingKeys: String, CodingKey {
    case name
    case token = "user_token"
  }
}

extension Endpoint where Response == PhoneUser? {
  /// Returns the endpoint `POST /login`. The response is `nil` if the server reports success without a user.
  ///
  /// The body of a response is decoded regardless of the status, except for 429, which can come from a proxy.
  static func logIn(_ credentials: Credentials) -> Endpoint {
    Endpoint(
      .post, "/login",
      body: .form(["tel_num": credentials.phoneNumber, "password": credentials.password]),
      validation: Validation { $0 != 429 }, isAuthorized: false,
      decoding: .envelope(EnvelopeFormat(payload: "user", code: "status_code", message: "message", success: 200)))
  }
}
