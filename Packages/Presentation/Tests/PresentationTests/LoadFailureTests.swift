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
      (.transport(.connectionLost), "The connection to the server was lost. Try again", "与服务器的连接中断，请重试"),
      (
        .transport(.tooManyRedirects(limit: 5)),
        "The server redirected the request too often or in a loop. Check the server's address",
        "服务器循环重定向或重定向次数过多，请检查服务器的地址"
      ),
      (
        .transport(.unsafeRedirect),
        "The server redirected the request to an unsafe address. Check the server's address",
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
        .transport(.tls(.unreadableAuthorities)),
        "The file of certificate authorities cannot be read. Check SSL_CERT_FILE and SSL_CERT_DIR",
        "无法读取证书颁发机构文件，请检查 SSL_CERT_FILE 和 SSL_CERT_DIR"
      ),
      (.transport(.tls(.handshake)), "A secure connection to the server is not possible", "无法与服务器建立安全连接"),
      (
        .foreignLink, "The server's link to the next page cannot be used, so the list ends here.",
        "服务器给出的下一页链接无法使用，列表到此为止。"
      ),
      (.invalidSegment(".."), "“..” is not a valid ID or name. Check your input.", "“..”不是有效的 ID 或名称，请检查输入的内容。"),
      (.invalidRequest("a reason for logs"), "Something went wrong", "出现未知错误"),
      (.cancelled, "Something went wrong", "出现未知错误"),
    ] as [(NetworkError, String, String)])
  func `A network error becomes a sentence in English and Chinese`(
    error: NetworkError, english: String, chinese: String
  ) {
    #expect(LoadFailure(error).message(in: .en) == english)
    #expect(LoadFailure(error).message(in: .zhHans) == chinese)
  }

  @Test func `The message about unreadable certificate authorities says what to check, so it needs no further advice`()
  {
    #expect(LoadFailure.insecure(.unreadableAuthorities).advice == nil)
    #expect(LoadFailure.insecure(.expired).advice != nil)
  }

  @Test(
    arguments: [
      (500, "The server has a problem; try again later", "服务器出现问题，请稍后重试"),
      (503, "The server has a problem; try again later", "服务器出现问题，请稍后重试"),
      (408, "Try again later", "请稍后重试"),
      (403, "You may not have permission; try another account", "你可能没有权限，请换一个账号重试"),
      (404, "The server does not have the content; check the server's address", "服务器上没有该内容，请检查服务器的地址"),
      (410, "The server does not have the content; check the server's address", "服务器上没有该内容，请检查服务器的地址"),
      (422, "Check your input and the server's address", "请检查输入的内容和服务器的地址"),
    ])
  func `A status code without a message becomes a sentence with the server's name and advice`(
    code: Int, english: String, chinese: String
  ) {
    let failure = LoadFailure(NetworkError.status(StatusFailure(code: code)))
    #expect(failure.message(in: .en) == "The server responded with an error (HTTP \(code)). \(english)")
    #expect(failure.message(in: .zhHans) == "服务器返回错误（HTTP \(code)）。\(chinese)")
    #expect(
      failure.message(in: .en, from: "example.social")
        == "example.social responded with an error (HTTP \(code)). \(english)")
    #expect(
      failure.message(in: .zhHans, from: "example.social")
        == "example.social 返回错误（HTTP \(code)）。\(chinese)")
    #expect(failure.message(in: .zhHans, from: "演示服务器") == "演示服务器返回错误（HTTP \(code)）。\(chinese)")
  }

  @Test(
    arguments: [
      .status(StatusFailure(code: 500, serverMessage: "Out of “tea”")),
      .business(BusinessFailure(code: -1, message: "Out of “tea”")),
    ] as [NetworkError])
  func `A server's message is quoted, and quotation marks in it do not end the quotation`(error: NetworkError) {
    let failure = LoadFailure(error)
    #expect(failure.message(in: .en) == "The server says: “Out of ‘tea’”")
    #expect(failure.message(in: .zhHans) == "服务器提示：“Out of ‘tea’”")
    #expect(failure.message(in: .en, from: "example.social") == "example.social says: “Out of ‘tea’”")
    #expect(failure.message(in: .zhHans, from: "example.social") == "example.social 提示：“Out of ‘tea’”")
  }

  @Test func `The name of the server and a colon precede every message whose subject is not that name`() {
    #expect(
      LoadFailure.timedOut.message(in: .en, from: "example.social")
        == "example.social: The server did not respond in time")
    #expect(
      LoadFailure.refused(nil).message(in: .zhHans, from: "演示服务器") == "演示服务器：服务器拒绝了请求，请检查输入的内容和登录状态")
  }

  @Test func `LoadFailure.init returns a load failure unchanged, and unknown for an error of an unknown type`() {
    #expect(LoadFailure(LoadFailure.gone) == .gone)
    #expect(LoadFailure(Other()) == .unknown)
  }

  @Test func `The message of a load failure is the feature's own explanation, if there is one`() {
    let reason = LocalizedText(en: "This server does not support lists.", zhHans: "此服务器不支持列表。")
    #expect(LoadFailure.explained(reason).message(in: .en) == "This server does not support lists.")
    #expect(LoadFailure.explained(reason).message(in: .zhHans) == "此服务器不支持列表。")
  }
}
