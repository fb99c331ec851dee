import Digest
import Foundation

/// A secret of 256 random bits, in characters that need no percent-encoding in URLs.
struct RandomToken: Sendable, Hashable {
  let text: String

  /// Creates a token from the system's cryptographic random numbers.
  init() {
    var random = SystemRandomNumberGenerator()
    text = Data((0..<32).map { _ in UInt8.random(in: .min ... .max, using: &random) }).base64URL
  }

  init(_ text: String) {
    self.text = text
  }

  /// The PKCE challenge of the token, with the method S256 of RFC 7636. It does not reveal the token.
  var challenge: String { Data(SHA256.digest(of: text.utf8)).base64URL }
}

extension Data {
  /// The base64url encoding, without padding.
  fileprivate var base64URL: String {
    base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }
}
