#if canImport(Darwin)
  import CryptoKit
#else
  import CCrypto
#endif

/// The SHA-256 hash function of FIPS 180-4, computed by the system's cryptography library: CryptoKit on macOS,
/// libcrypto on Linux.
public enum SHA256 {
  /// Returns the digest of a message as 32 bytes.
  public static func digest(of message: some Sequence<UInt8>) -> [UInt8] {
    let message = Array(message)
    #if canImport(Darwin)
      return Array(CryptoKit.SHA256.hash(data: message))
    #else
      var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
      let isComputed = CCrypto.SHA256(message, message.count, &digest) != nil
      precondition(isComputed, "libcrypto could not compute a SHA-256 digest")
      return digest
    #endif
  }

  /// Returns the digest of a message as 64 lowercase hexadecimal digits.
  public static func hexDigest(of message: some Sequence<UInt8>) -> String {
    digest(of: message).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
