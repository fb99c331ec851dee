import Digest
import Foundation

/// A secret that nobody can guess, of 256 random bits, in letters that stand in addresses as they are.
struct RandomToken: Sendable, Hashable {
  let text: String

  /// Makes one from the system's source of random numbers for cryptography.
  init() {
    var random = SystemRandomNumberGenerator()
    text = Data((0..<32).map { _ in UInt8.random(in: .min ... .max, using: &random) }).base64URL
  }

  init(_ text: String) {
    self.text = text
  }

  /// PKCE's challenge for it, by the method S256 of RFC 7636: who knows the challenge does not know the secret.
  var challenge: String { Data(SHA256.digest(of: text.utf8)).base64URL }
}

extension Data {
  /// Base64 in the letters for addresses, without the filling at its end.
  fileprivate var base64URL: String {
    base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }
}
