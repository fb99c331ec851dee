import Networking

extension TLSFailure {
  /// One or two sentences about the failure, without a period at the end.
  var sentence: LocalizedText {
    switch self {
    case .expired: LocalizedText(en: "The server's certificate has expired", zhHans: "服务器证书已过期")
    case .notYetValid: LocalizedText(en: "The server's certificate is not valid yet", zhHans: "服务器证书尚未生效")
    case .selfSigned: LocalizedText(en: "The server's certificate is self-signed", zhHans: "服务器证书是自签名证书")
    case .unknownIssuer:
      LocalizedText(en: "An unknown authority issued the server's certificate", zhHans: "服务器证书由未知机构签发")
    case .wrongHost: LocalizedText(en: "The server's certificate belongs to another host", zhHans: "服务器证书属于其他主机")
    case .untrusted: LocalizedText(en: "The server's certificate is not trusted", zhHans: "服务器证书不受信任")
    case .unreadableAuthorities:
      LocalizedText(
        en: "The file of certificate authorities cannot be read. Check SSL_CERT_FILE and SSL_CERT_DIR",
        zhHans: "无法读取证书颁发机构文件，请检查 SSL_CERT_FILE 和 SSL_CERT_DIR")
    case .notEncrypted:
      LocalizedText(
        en: "The server does not use encryption on this port. Check the port, or begin the address with http://",
        zhHans: "服务器的此端口未使用加密，请检查端口，或使用 http:// 开头的地址")
    case .handshake: LocalizedText(en: "A secure connection to the server is not possible", zhHans: "无法与服务器建立安全连接")
    }
  }
}
