import Networking

extension Endpoint where Response == LoginSession? {
  /// `POST /login`. Answers nil when the server says yes and does not say who is signed in.
  ///
  /// The outcome stands in the body, whatever the status is.
  static func signIn(_ credentials: Credentials) -> Endpoint {
    Endpoint(
      .post, "/login",
      body: .form(["tel_num": credentials.telephone, "password": credentials.password]),
      validation: .any, isAuthorized: false,
      decoding: .envelope(EnvelopeFormat(payload: "user", code: "status_code", message: "message", success: 200)))
  }
}
