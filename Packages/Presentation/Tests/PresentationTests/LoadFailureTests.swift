import Foundation
import Networking
import Persistence
import Presentation
import Testing

@Suite struct LoadFailureTests {
  private struct Other: Error {}
  private static let other = URL(string: "https://b.example") ?? URL(filePath: "/")

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
        .transport(.unsafeRedirect(to: nil)),
        "The server redirected the request to an unsafe address. Check the server's address",
        "服务器重定向到不安全的地址，请检查服务器的地址"
      ),
      (
        .transport(.unsafeRedirect(to: URL(string: "http://localhost:9"))),
        "The server redirected the request to localhost:9, which is not safe to follow. Check the server's address",
        "服务器重定向到 localhost:9，跟随重定向不安全，请检查服务器的地址"
      ),
      (
        .redirected(to: Self.other, .transport(.refused("a"))),
        "The server redirected the request to b.example. The server cannot be reached: the connection was refused",
        "服务器重定向到 b.example。无法连接到服务器：连接被拒绝"
      ),
      (
        .transport(.proxy(.invalid(variable: "https_proxy"))),
        "The value of https_proxy is not the address of a proxy. Correct or remove it",
        "https_proxy 的值不是代理的地址，请更正或删除"
      ),
      (
        .transport(.proxy(.unreachable("http://a:1"))),
        "The proxy http://a:1 cannot be reached. Check the proxy settings of this machine",
        "无法连接到代理 http://a:1，请检查本机的代理设置"
      ),
      (
        .transport(.proxy(.unauthorized("http://a:1"))),
        "The proxy http://a:1 requires a username and a password (HTTP 407). Add them to the proxy's address",
        "代理 http://a:1 需要用户名和密码（HTTP 407），请将其加入代理的地址"
      ),
      (
        .transport(.proxy(.rejected("http://a:1", status: 503))),
        "The proxy http://a:1 rejected the request (HTTP 503). Check the proxy settings of this machine",
        "代理 http://a:1 拒绝了请求（HTTP 503），请检查本机的代理设置"
      ),
      (
        .transport(.proxy(.rejectedCredentials("http://a:1"))),
        "The proxy http://a:1 rejected the username and the password in its address (HTTP 407). Correct them, or ask the operator of the proxy",
        "代理 http://a:1 拒绝了其地址中的用户名和密码（HTTP 407），请更正，或联系代理的管理员"
      ),
      (
        .status(StatusFailure(code: 502, proxy: "http://a:1")),
        "The proxy http://a:1 or the server responded with an error (HTTP 502). The server has a problem; try again later",
        "代理 http://a:1 或服务器返回错误（HTTP 502）。服务器出现问题，请稍后重试"
      ),
      (
        .status(StatusFailure(code: 403, serverMessage: "Blocked", proxy: "http://a:1")),
        "The proxy http://a:1 or the server says: “Blocked”", "代理 http://a:1 或服务器提示：“Blocked”"
      ),
      (
        .viaProxy("http://a:1", .transport(.connectionLost)),
        "The proxy http://a:1 or the server closed the connection. Check the proxy settings of this machine and the server's address",
        "代理 http://a:1 或服务器中断了连接，请检查本机的代理设置和服务器的地址"
      ),
      (
        .viaProxy("http://a:1", .transport(.tls(.notEncrypted))),
        "The proxy http://a:1 or the server responded without encryption. Check the proxy settings of this machine and the server's address",
        "代理 http://a:1 或服务器的响应未加密，请检查本机的代理设置和服务器的地址"
      ),
      (
        .viaProxy("http://a:1", .redirected(to: Self.other, .transport(.refused("a")))),
        "The proxy http://a:1 or the server redirected the request to b.example. The server cannot be reached: the connection was refused",
        "代理 http://a:1 或服务器重定向到 b.example。无法连接到服务器：连接被拒绝"
      ),
      (
        .status(StatusFailure(code: 451, serverMessage: "Blocked")),
        "The server responded with an error (HTTP 451). The content is not available for legal reasons",
        "服务器返回错误（HTTP 451）。由于法律原因，该内容不可用"
      ),
      (
        .status(StatusFailure(code: 511, serverMessage: "Log in")),
        "The server responded with an error (HTTP 511). This network requires you to log in; open a web page in a browser, and log in there",
        "服务器返回错误（HTTP 511）。当前网络需要登录，请在浏览器中打开任意网页并登录"
      ),
      (
        .transport(.timeout(.handshake)),
        "The server accepted the connection, but did not negotiate encryption in time. Check the port, or begin the address with http://",
        "服务器接受了连接，但未能及时协商加密。请检查端口，或使用 http:// 开头的地址"
      ),
      (
        .transport(.tooManyOpenFiles),
        "Too many files and connections are open. Close some programs, or raise the limit with `ulimit -n`",
        "打开的文件和连接过多。请关闭一些程序，或用 `ulimit -n` 提高上限"
      ),
      (
        .transport(.notHTTP),
        "The server did not respond with HTTP. If it expects encryption, begin its address with https://",
        "服务器没有以 HTTP 响应。如果它需要加密，请使用 https:// 开头的地址"
      ),
      (
        .transport(.tls(.notEncrypted)),
        "The server does not use encryption on this port. Check the port, or begin the address with http://",
        "服务器的此端口未使用加密，请检查端口，或使用 http:// 开头的地址"
      ),
      (
        .decoding(DecodingFailure(path: "", reason: .webPage)),
        "The server sent a web page instead of data. Check the server's address, and whether this network requires you to log in",
        "服务器返回了网页而不是数据，请检查服务器的地址，以及当前网络是否需要登录"
      ),
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

  @Test(arguments: [403, 503])
  func `A web page with 403 or 503 is not blamed on the account`(code: Int) {
    let failure = LoadFailure(NetworkError.status(StatusFailure(code: code, isChallenge: true)))
    #expect(failure == .webPage(status: code))
    #expect(
      failure.message(in: .en, from: "a.example")
        == "a.example responded with a web page instead of data (HTTP \(code)). A protection in front of the server may "
        + "block this app, or the server is under maintenance; your account is not the reason. Try again later")
    #expect(
      failure.message(in: .zhHans)
        == "服务器返回了网页而不是数据（HTTP \(code)）。服务器前的防护可能拦截了此应用，或服务器正在维护，与你的账号无关，请稍后重试")
  }

  @Test func `An unavailable server is quoted if it says why`() {
    let failure = LoadFailure(NetworkError.status(StatusFailure(code: 503, serverMessage: "Upgrading")))
    #expect(failure == .unavailable(status: 503, message: "Upgrading"))
    #expect(failure.message(in: .en, from: "a.example") == "a.example says: “Upgrading”")
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

  @Test(arguments: [
    (LoadFailure.tooManyOpenFiles, "raise the limit with `ulimit -n`.", "提高上限。"),
    (.refused("Wait!"), "The server says: “Wait!”", "服务器提示：“Wait!”"), (.gone, "Check the server's address.", "地址。"),
    (.foreignLink, "so the list ends here.", "到此为止。"),
  ])
  func `A failure is a sentence with one punctuation mark, and never the name of a case`(
    failure: LoadFailure, en: String, zhHans: String
  ) {
    #expect(failure.sentence(in: .en).hasSuffix(en) && failure.sentence(in: .zhHans).hasSuffix(zhHans))
    #expect("\(failure)" == failure.sentence(in: .en))
  }
}
