import Networking
import Persistence
import Presentation
import Testing

@Suite struct LoadFailureTests {
  private struct Other: Error {}

  @Test(
    arguments: [
      (.transport(.offline), "The Internet connection appears to be offline", "似乎已断开与互联网的连接"),
      (.transport(.hostNotFound("a.test")), "The server cannot be reached: no host has this name", "无法连接到服务器：找不到该主机"),
      (.transport(.refused("a.test")), "The server cannot be reached: the connection was refused", "无法连接到服务器：连接被拒绝"),
      (.transport(.connectionLost), "The server's response ended early. Try again", "服务器的响应提前中断，请重试"),
      (
        .transport(.tooManyRedirects(limit: 5)),
        "The server redirects the request in a circle or too often. Check the server's address",
        "服务器循环重定向或重定向次数过多，请检查服务器的地址"
      ),
      (
        .transport(.unsafeRedirect),
        "The server redirects the request to an unsafe address. Check the server's address",
        "服务器重定向到不安全的地址，请检查服务器的地址"
      ),
      (.transport(.proxy), "The server cannot be reached", "无法连接到服务器"),
      (.transport(.timeout(.idle)), "The server did not respond in time", "服务器响应超时"),
      (.transport(.malformedReply), "The server sent an invalid response", "无法识别服务器的返回数据"),
      (.transport(.tls(.expired)), "The server's certificate has expired", "服务器证书已过期"),
      (.transport(.tls(.notYetValid)), "The server's certificate is not valid yet", "服务器证书尚未生效"),
      (.transport(.tls(.selfSigned)), "The server's certificate is self-signed", "服务器证书是自签名证书"),
      (.transport(.tls(.unknownIssuer)), "An unknown authority issued the server's certificate", "服务器证书由未知机构签发"),
      (.transport(.tls(.wrongHost)), "The server's certificate belongs to another host", "服务器证书属于其他主机"),
      (.transport(.tls(.untrusted)), "The server's certificate is not trusted", "服务器证书不受信任"),
      (
        .transport(.tls(.unreadableAuthorities)), "The file of certificate authorities cannot be read",
        "无法读取证书颁发机构文件"
      ),
      (.transport(.tls(.handshake)), "A secure connection to the server is not possible", "无法与服务器建立安全连接"),
      (.invalidRequest("a reason for logs"), "Something went wrong", "出现未知错误"),
      (.cancelled, "Something went wrong", "出现未知错误"),
    ] as [(NetworkError, String, String)])
  func `A network error becomes a sentence in English and Chinese`(
    error: NetworkError, english: String, chinese: String
  ) {
    #expect(LoadFailure(error).message(in: .en) == english)
    #expect(LoadFailure(error).message(in: .zhHans) == chinese)
  }

  @Test func `A load failure is returned unchanged, and an error of another type becomes unknown`() {
    #expect(LoadFailure(LoadFailure.gone) == .gone)
    #expect(LoadFailure(Other()) == .unknown)
  }

  @Test func `The message of a load failure is the reason that a feature explains, if there is one`() {
    let reason = LocalizedText(en: "This server has no lists.", zhHans: "此服务器没有列表。")
    #expect(LoadFailure.explained(reason).message(in: .en) == "This server has no lists.")
    #expect(LoadFailure.explained(reason).message(in: .zhHans) == "此服务器没有列表。")
  }
}
