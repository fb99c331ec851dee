import Networking
import NetworkingTest
import Testing

@Suite
struct NetworkErrorTests {
  @Test(arguments: sentences)
  func `The description of a network error says what happened and what to do`(error: NetworkError, text: String) {
    #expect(error.description == text)
    #expect(error.description.hasPrefix(error.errorDescription ?? "?"))
  }

  @Test(arguments: [
    (#"{"error":"Record not found"}"#, "Record not found"),
    (#"{"error":"invalid_grant","error_description":"The code has expired."}"#, "The code has expired."),
    (#"{"errors":[{"code":89,"message":"Invalid or expired token."}]}"#, "Invalid or expired token."),
    (#"{"message":"API rate limit exceeded","documentation_url":"https://docs"}"#, "API rate limit exceeded"),
    (#"{"data":null,"errorCode":-1,"errorMsg":"no"}"#, "no"),
    (#"{"error":{"code":500,"message":"Oops"}}"#, "Oops"),
    (#"{"errors":["first","second"]}"#, "first"),
    (#"{"message":"a\nb\u001b[31mc\u202e\u0000"}"#, "a b [31mc"),
    (#"{"message":"see https://h.example/p?token=s3cret#t now"}"#, "see https://h.example/p now"),
    (#"{"message":""}"#, nil),
    ("<html>Bad gateway</html>", nil),
    ("[[[[", nil),
    ("", nil),
  ])
  func `The error for a status code contains the message of the server, if there is one`(body: String, words: String?)
    async throws
  {
    let client = try APIClient.scripted([.json(body, status: 404)])
    await #expect(throws: NetworkError.status(StatusFailure(code: 404, serverMessage: words))) {
      try await client.send(Endpoint<[Int]>(.get, "/"))
    }
  }

  @Test
  func `A network error keeps at most 200 characters of the server's message`() async throws {
    let client = try APIClient.scripted([.json(#"{"message":"\#(String(repeating: "x", count: 5_000))"}"#, status: 500)]
    )
    let error = await #expect(throws: NetworkError.self) { try await client.send(Endpoint<[Int]>(.get, "/")) }
    guard case .status(let failure) = error else { return }
    #expect(failure.serverMessage?.count == 200)
  }

  private static let sentences: [(NetworkError, String)] = [
    (.transport(.offline), "There is no network connection. Connect to a network and try again."),
    (
      .transport(.hostNotFound("api.example")),
      "The server api.example was not found. Check the server's name and the network connection."
    ),
    (
      .transport(.refused("127.0.0.1:80")),
      "The server 127.0.0.1:80 does not accept connections. Check that the server is running, and try again."
    ),
    (
      .transport(.timeout(.connecting)),
      "The server did not respond in time. Check the network connection and try again."
    ),
    (.transport(.timeout(.idle)), "The server stopped sending. Try again later."),
    (.transport(.timeout(.total)), "The response took too long. Try again later."),
    (
      .transport(.tls(.expired)),
      "No secure connection to the server: its certificate has expired. "
        + "Check the date of this machine, or contact the server's operator."
    ),
    (
      .transport(.tls(.notYetValid)),
      "No secure connection to the server: its certificate is not valid yet. Check the date of this machine."
    ),
    (
      .transport(.tls(.selfSigned)),
      "No secure connection to the server: its certificate is self-signed. "
        + "If you trust the server, name a file with its certificate in SSL_CERT_FILE."
    ),
    (
      .transport(.tls(.unknownIssuer)),
      "No secure connection to the server: an unknown authority issued its certificate. "
        + "If you trust the authority, such as your company's, name a file with its certificate in SSL_CERT_FILE."
    ),
    (
      .transport(.tls(.wrongHost)),
      "No secure connection to the server: its certificate belongs to another host. Check the server's address."
    ),
    (
      .transport(.tls(.untrusted)),
      "No secure connection to the server: its certificate is not trusted. "
        + "Check the server's address and the date of this machine."
    ),
    (
      .transport(.tls(.unreadableAuthorities)),
      "No secure connection to the server: the file of certificate authorities cannot be read. "
        + "Check SSL_CERT_FILE and SSL_CERT_DIR."
    ),
    (
      .transport(.tls(.handshake)),
      "No secure connection to the server: the handshake failed. "
        + "Check the server's address and port. The server may not use encryption."
    ),
    (
      .transport(.tooManyOpenFiles),
      "Too many files and connections are open. Close some programs, or raise the limit with “ulimit -n”."
    ),
    (
      .transport(.timeout(.handshake)),
      "The server accepted the connection, but did not negotiate encryption in time. "
        + "Check the port, or begin the address with http://."
    ),
    (
      .transport(.proxy(.rejectedCredentials("http://a:1"))),
      "The proxy http://a:1 rejected the username and the password. Correct them in the address of the proxy."
    ),
    (
      .viaProxy("http://a:1", .transport(.connectionLost)),
      "The proxy http://a:1 or the server behind it caused an error. The connection to the server was lost. "
        + "Check the proxy settings of this machine and the server's address."
    ),
    (
      .status(.init(code: 502, proxy: "http://a:1")),
      "The proxy http://a:1 or the server responded with 502. The server has a problem. Try again later."
    ),
    (
      .status(.init(code: 451)),
      "The server responded with 451. The content is not available for legal reasons."
    ),
    (
      .status(.init(code: 511)),
      "The server responded with 511. This network requires you to log in. Open a web page in a browser, and log in there."
    ),
    (
      .transport(.proxy(.unreachable("http://127.0.0.1:1"))),
      "The proxy http://127.0.0.1:1 cannot be reached. Check HTTP_PROXY, HTTPS_PROXY and NO_PROXY."
    ),
    (.transport(.connectionLost), "The connection to the server was lost. Try again."),
    (
      .transport(.malformedReply),
      "The server's response is damaged. Try again. If it happens again, check the server's address."
    ),
    (
      .transport(.tooManyRedirects(limit: 5)),
      "The server redirected the request more than 5 times. Check the server's address."
    ),
    (
      .transport(.unsafeRedirect(to: nil)),
      "The server redirected the request to an unsafe address. Check the server's address."
    ),
    (
      .transport(.file("The file a.png could not be read to its end")),
      "The file a.png could not be read to its end. Check the file, its permissions and the free space."
    ),
    (
      .transport(.other(code: 4, "not built in")),
      "The request failed: not built in (4). Try again. If the error occurs again, report it."
    ),
    (.status(.init(code: 401)), "The server responded with 401. Log in again."),
    (
      .status(.init(code: 403, serverMessage: "Forbidden")),
      "The server reports: “Forbidden” (403). Your account has no permission. Log in with another one."
    ),
    (
      .status(.init(code: 404)),
      "The server responded with 404. The content may have been deleted. Check the server's address."
    ),
    (.status(.init(code: 408)), "The server responded with 408. Try again."),
    (.status(.init(code: 413)), "The server responded with 413. Send less at once."),
    (.status(.init(code: 422)), "The server responded with 422. Check your input."),
    (.status(.init(code: 429)), "The server responded with 429. Wait a moment before you try again."),
    (.status(.init(code: 503)), "The server responded with 503. The server has a problem. Try again later."),
    (.status(.init(code: 304)), "The server responded with 304. Check the server's address."),
    (
      .business(.init(code: -1001, message: "请先登录！")),
      "The server reports: “请先登录！” (-1001). Check your input, and whether you are logged in."
    ),
    (
      .business(.init(code: nil, message: nil)),
      "The server rejected the request. Check your input, and whether you are logged in."
    ),
    (
      .decoding(.init(path: "", reason: .emptyBody)),
      "The server's response is empty. Try again. If it happens again, update the program."
    ),
    (
      .decoding(.init(path: "", reason: .webPage)),
      "The server sent a web page instead of data. "
        + "Check the server's address, and whether this network requires you to log in."
    ),
    (
      .decoding(.init(path: "", reason: .notJSON)),
      "The server's response is not valid JSON. Try again. If it happens again, update the program."
    ),
    (
      .decoding(.init(path: "data[3].rank", reason: .missing)),
      "The field “data[3].rank” of the response is missing. "
        + "Try again. If it happens again, update the program."
    ),
    (
      .decoding(.init(path: "id", reason: .wrongType(expected: "a number"))),
      "The field “id” of the response is not a number. "
        + "Try again. If it happens again, update the program."
    ),
    (
      .decoding(.init(path: "id", reason: .invalid)),
      "The field “id” of the response is invalid. "
        + "Try again. If it happens again, update the program."
    ),
    (
      .tooLarge(.body(bytes: 100)),
      "The server's response is larger than 100 bytes. Request less at once, or check the server's address."
    ),
    (
      .tooLarge(.headers(bytes: 100)),
      "The headers of the server's response are larger than 100 bytes. "
        + "Request less at once, or check the server's address."
    ),
    (
      .tooLarge(.decompression(ratio: 100)),
      "The server's response decompresses to more than 100 times its size. "
        + "Request less at once, or check the server's address."
    ),
    (
      .tooLarge(.jsonDepth(128)),
      "The server's response is nested more than 128 levels deep. Request less at once, or check the server's address."
    ),
    (
      .tooLarge(.jsonValues(9)),
      "The server's response contains more than 9 values. Request less at once, or check the server's address."
    ),
    (
      .invalidRequest("the path is wrong"),
      "The request cannot be sent: the path is wrong. Check the configured server address, and report the error."
    ),
    (.invalidSegment(".."), "The request cannot be sent: “..” is not a valid ID or name. Check the ID or name."),
    (.foreignLink, "The server's link leads to another server."),
    (.cancelled, "The request was canceled."),
  ]
}
