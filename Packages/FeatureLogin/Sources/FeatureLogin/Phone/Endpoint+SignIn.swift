import Networking

/// What the server says of who is signed in.
struct PhoneUser: Decodable, Sendable {
  let name: String
  let token: String

  private enum CodingKeys: String, CodingKey {
    case name
    case token = "user_token"
  }
}

extension Endpoint where Response == PhoneUser? {
  /// `POST /login`. Answers nil when the server says yes and does not say who is signed in.
  ///
  /// The outcome stands in the body, whatever the status is, except that too many requests may be refused before anybody reads them.
  static func signIn(_ credentials: Credentials) -> Endpoint {
    Endpoint(
      .post, "/login",
      body: .form(["tel_num": credentials.telephone, "password": credentials.password]),
      validation: Validation { $0 != 429 }, isAuthorized: false,
      decoding: .envelope(EnvelopeFormat(payload: "user", code: "status_code", message: "message", success: 200)))
  }
}
