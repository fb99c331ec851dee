import Networking

/// A user, as the server describes one.
struct PhoneUser: Decodable, Sendable {
  let name: String
  let token: String

  private enum CodingKeys: String, CodingKey {
    case name
    case token = "user_token"
  }
}

extension Endpoint where Response == PhoneUser? {
  /// `POST /login`. The response is `nil` if the server reports success without a user.
  ///
  /// The result is in the body, whatever the status is, except for too many requests, which a proxy may refuse.
  static func logIn(_ credentials: Credentials) -> Endpoint {
    Endpoint(
      .post, "/login",
      body: .form(["tel_num": credentials.telephone, "password": credentials.password]),
      validation: Validation { $0 != 429 }, isAuthorized: false,
      decoding: .envelope(EnvelopeFormat(payload: "user", code: "status_code", message: "message", success: 200)))
  }
}
