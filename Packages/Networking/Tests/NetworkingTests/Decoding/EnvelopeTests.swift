import Networking
import NetworkingTest
import Testing

@Suite("Envelopes")
struct EnvelopeTests {
  private let format = EnvelopeFormat(code: "errorCode", message: "errorMsg")

  private func decode<Value>(_ decoding: Decoding<Value>, _ text: String) async throws -> Value {
    try await APIClient.scripted([.json(text, headers: ["Content-Type": "text/html"])])
      .send(Endpoint(.get, "/", decoding: decoding))
  }

  @Test("An envelope with the success code decodes to its payload")
  func success() async throws {
    #expect(try await decode(Decoding<[Int]>.envelope(format), #"{"data":[1],"errorCode":0,"errorMsg":""}"#) == [1])
    #expect(try await decode(Decoding<[Int]>.envelope(format), #"{"data":[1],"errorCode":"0"}"#) == [1])
  }

  @Test(
    "An envelope with an error code causes a business error, even without a payload or with an invalid one",
    arguments: [
      #"{"errorCode":-1001,"errorMsg":"请先登录！"}"#,
      #"{"data":null,"errorCode":-1001,"errorMsg":"请先登录！"}"#,
      #"{"data":"odd","errorCode":"-1001","errorMsg":"请先登录！"}"#,
    ])
  func refusal(text: String) async {
    await #expect(throws: NetworkError.business(BusinessFailure(code: -1001, message: "请先登录！"))) {
      try await decode(Decoding<[Int]>.envelope(format), text)
    }
  }

  @Test("The code of an envelope, and not its message, determines the result")
  func message() async throws {
    #expect(try await decode(Decoding<[Int]>.envelope(format), #"{"data":[],"errorCode":0,"errorMsg":"x"}"#) == [])
    await #expect(throws: NetworkError.business(BusinessFailure(code: -1, message: nil))) {
      try await decode(Decoding<[Int]>.envelope(format), #"{"data":[],"errorCode":-1,"errorMsg":""}"#)
    }
  }

  @Test(
    "A successful envelope without a payload causes an error that names the missing field",
    arguments: [
      #"{"errorCode":0}"#, #"{"data":null,"errorCode":0}"#,
    ])
  func missing(text: String) async {
    await #expect(throws: NetworkError.decoding(DecodingFailure(path: "data", reason: .missing))) {
      try await decode(Decoding<[Int]>.envelope(format), text)
    }
  }

  @Test(
    "An envelope can omit an optional payload", arguments: [#"{"errorCode":0}"#, #"{"data":null,"errorCode":0}"#])
  func optional(text: String) async throws {
    #expect(try await decode(Decoding<[Int]?>.envelope(format), text) == nil)
  }

  @Test("Decoding an envelope as Void checks only its code")
  func codeOnly() async throws {
    try await decode(Decoding<Void>.envelope(format), #"{"data":null,"errorCode":0}"#)
    await #expect(throws: NetworkError.business(BusinessFailure(code: -1, message: "no"))) {
      try await decode(Decoding<Void>.envelope(format), #"{"data":null,"errorCode":-1,"errorMsg":"no"}"#)
    }
  }

  @Test(
    "A response without a valid code fails to decode as an envelope",
    arguments: [#"{"data":[1]}"#, #"{"data":[1],"errorCode":"x"}"#, "[]"])
  func noCode(text: String) async throws {
    let error = await #expect(throws: NetworkError.self) { try await decode(Decoding<[Int]>.envelope(format), text) }
    guard case .decoding = error else {
      Issue.record("unexpected \(String(describing: error))")
      return
    }
  }
}
