#if canImport(Darwin)
  import CryptoKit
#else
  import CCrypto
#endif

/// The SHA-1 hash function of FIPS 180-4, computed by the system's cryptography library. It is not secure: use it only
/// where a protocol requires it, as the handshake of WebSocket does.
public enum SHA1 {
  /// Returns the digest of a message as 20 bytes.
  public static func digest(of message: some Sequence<UInt8>) -> [UInt8] {
    let message = Array(message)
    #if canImport(Darwin)
      return Array(Insecure.SHA1.hash(data: message))
    #else
      var digest = [UInt8](repeating: 0, count: Int(SHA_DIGEST_LENGTH))
      let isComputed = CCrypto.SHA1(message, message.count, &digest) != nil
      precondition(isComputed, "libcrypto could not compute a SHA-1 digest")
      return digest
    #endif
  }
}
