import Networking
import NetworkingTest
import Testing

@Suite
struct EnvelopeTests {
  private let format = EnvelopeFormat(code: "errorCode", message: "errorMsg")

  private func decode<Value>(_ decoding: Decoding<Value>, _ text: String) async throws -> Value {
    try await APIClient.scripted([.json(text, headers: ["Content-Type": "text/html"])])
      .send(Endpoint(.get, "/", decoding: decoding))
  }

  @Test
  func `An envelope with the success code decodes to its payload`() async throws {
    #expect(try await decode(Decoding<[Int]>.envelope(format), #"{"data":[1],"errorCode":0,"errorMsg":""}"#) == [1])
    #expect(try await decode(Decoding<[Int]>.envelope(format), #"{"data":[1],"errorCode":"0"}"#) == [1])
  }

  @Test(arguments: [
    #"{"errorCode":-1001,"errorMsg":"请先登录！"}"#,
    #"{"data":null,"errorCode":-1001,"errorMsg":"请先登录！"}"#,
    #"{"data":"odd","errorCode":"-1001","errorMsg":"请先登录！"}"#,
  ])
  func `An envelope with an error code causes a business error, even without a payload or with an invalid one`(
    text: String
  ) async {
    await #expect(throws: NetworkError.business(BusinessFailure(code: -1001, message: "请先登录！"))) {
      try await decode(Decoding<[Int]>.envelope(format), text)
    }
  }

  @Test
  func `The code of an envelope, and not its message, determines the result`() async throws {
    #expect(try await decode(Decoding<[Int]>.envelope(format), #"{"data":[],"errorCode":0,"errorMsg":"x"}"#) == [])
    await #expect(throws: NetworkError.business(BusinessFailure(code: -1, message: nil))) {
      try await decode(Decoding<[Int]>.envelope(format), #"{"data":[],"errorCode":-1,"errorMsg":""}"#)
    }
  }

  @Test(arguments: [
    #"{"errorCode":0}"#, #"{"data":null,"errorCode":0}"#,
  ])
  func `A successful envelope without a payload causes an error that names the missing field`(text: String) async {
    await #expect(throws: NetworkError.decoding(DecodingFailure(path: "data", reason: .missing))) {
      try await decode(Decoding<[Int]>.envelope(format), text)
    }
  }

  @Test(arguments: [#"{"errorCode":0}"#, #"{"data":null,"errorCode":0}"#])
  func `An envelope can omit an optional payload`(text: String) async throws {
    #expect(try await decode(Decoding<[Int]?>.envelope(format), text) == nil)
  }

  @Test
  func `Decoding an envelope as Void checks only its code`() async throws {
    try await decode(Decoding<Void>.envelope(format), #"{"data":null,"errorCode":0}"#)
    await #expect(throws: NetworkError.business(BusinessFailure(code: -1, message: "no"))) {
      try await decode(Decoding<Void>.envelope(format), #"{"data":null,"errorCode":-1,"errorMsg":"no"}"#)
    }
  }

  @Test(arguments: [#"{"data":[1]}"#, #"{"data":[1],"errorCode":"x"}"#, "[]"])
  func `A response without a valid code fails to decode as an envelope`(text: String) async throws {
    let error = await #expect(throws: NetworkError.self) { try await decode(Decoding<[Int]>.envelope(format), text) }
    guard case .decoding = error else {
      Issue.record("unexpected \(String(describing: error))")
      return
    }
  }
}
