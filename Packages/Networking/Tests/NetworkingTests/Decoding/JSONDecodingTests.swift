import Foundation
import Networking
import NetworkingTest
import Testing

@Suite
struct JSONDecodingTests {
  private struct Page: Decodable, Equatable {
    struct Row: Decodable, Equatable {
      var rank: Int
    }
    var rows: [Row]
  }

  private func decode<Value>(_ decoding: Decoding<Value>, _ text: String) async throws -> Value {
    let client = try APIClient.scripted([.json(text)])
    return try await client.send(Endpoint(.get, "/", decoding: decoding))
  }

  @Test
  func `A JSON response is decoded regardless of its content type`() async throws {
    let html = ScriptedReply.json(#"{"rows":[{"rank":1}]}"#, headers: ["Content-Type": "text/html"])
    let page = try await APIClient.scripted([html]).send(Endpoint<Page>(.get, "/"))
    #expect(page == Page(rows: [.init(rank: 1)]))
  }

  @Test(arguments: [
    (#"{"rows":[{"rank":1},{"rank":"2"}]}"#, "rows[1].rank", DecodingFailure.Reason.wrongType(expected: "a number")),
    (#"{"rows":[{}]}"#, "rows[0].rank", .missing),
    (#"{"rows":7}"#, "rows", .wrongType(expected: "a list")),
    (#"{"rows":[7]}"#, "rows[0]", .wrongType(expected: "an object")),
    (#"{"rows":null}"#, "rows", .missing),
    (#"{}"#, "rows", .missing),
    (#"{"rows":["#, "", .notJSON),
    ("", "", .emptyBody),
    (" \n ", "", .emptyBody),
    ("\n<html>", "", .webPage),
  ])
  func `The error of a JSON response names the missing or invalid field, or says why the response is not JSON`(
    text: String, path: String, reason: DecodingFailure.Reason
  ) async {
    await #expect(throws: NetworkError.decoding(DecodingFailure(path: path, reason: reason))) {
      try await decode(Decoding<Page>.json(), text)
    }
  }

  @Test(arguments: [#"{"error":"Maintenance\n"}"#, #"{"error":{"message":"Maintenance"}}"#])
  func `An accepted response that reports an error in place of a value fails with the server's message`(
    text: String
  ) async throws {
    let reported = NetworkError.business(BusinessFailure(code: nil, message: "Maintenance"))
    await #expect(throws: reported) { try await decode(Decoding<LossyArray<Int>>.json(), text) }
    await #expect(throws: reported) { try await decode(Decoding<Page>.json(), text) }
    let fields = try await decode(Decoding<[String: String]>.json(), #"{"error":"a field"}"#)
    #expect(fields == ["error": "a field"])
  }

  @Test(arguments: [#"{"error":5}"#, #"{"error":""}"#, #"{"title":"no error"}"#])
  func `An object without a message about an error does not become one`(text: String) async {
    await #expect {
      try await decode(Decoding<Page>.json(), text)
    } throws: { error in
      if case NetworkError.decoding? = error as? NetworkError { true } else { false }
    }
  }

  @Test func `A response with the status 204 is an empty list, and no object`() async throws {
    let list = Endpoint<LossyArray<Int>>(.get, "/")
    #expect(try await APIClient.scripted([.status(204)]).send(list).elements.isEmpty)
    let empty = NetworkError.decoding(DecodingFailure(path: "", reason: .emptyBody))
    await #expect(throws: empty) {
      try await APIClient.scripted([.status(204)]).send(Endpoint<Page>(.get, "/"))
    }
    await #expect(throws: empty) { try await APIClient.scripted([.status(200)]).send(list) }
  }

  @Test
  func `A JSON response that is nested too deeply is rejected before it is parsed`() async throws {
    let deep = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    await #expect(throws: NetworkError.tooLarge(.jsonDepth(128))) {
      try await decode(Decoding<LossyArray<Int>>.json(), deep(129))
    }
    await #expect(throws: NetworkError.tooLarge(.jsonDepth(128))) {
      try await decode(Decoding<LossyArray<Int>>.json(), deep(1_000_000))
    }
    #expect(try await decode(Decoding<LossyArray<Int>>.json(), deep(128)).dropped == 1)
  }

  @Test
  func `Brackets in the strings of a JSON response do not count as nesting`() async throws {
    let text = String(repeating: #"[\"\\"#, count: 200)
    #expect(try await decode(Decoding<[String]>.json(), "[\"\(text)\"]").first?.count == 600)
  }

  @Test
  func `A JSON response with too many values is rejected before it is parsed`() async {
    let text = "[" + String(repeating: "[],", count: 200) + "[]]"
    await #expect(throws: NetworkError.tooLarge(.jsonValues(100))) {
      try await decode(Decoding<LossyArray<[Int]>>.json(limits: JSONLimits(values: 100)), text)
    }
  }

  @Test
  func `A lossy array drops invalid elements, counts them and keeps the others`() async throws {
    let rows = try await decode(
      Decoding<LossyArray<Page.Row>>.json(), #"[{"rank":1},{"rank":"x"},null,7,{"rank":2}]"#)
    #expect(rows == LossyArray([Page.Row(rank: 1), Page.Row(rank: 2)], dropped: 3))
  }

  @Test
  func `A lossy array is empty for a null field, and fails for an object, a missing field and a null response`()
    async throws
  {
    struct Holder: Decodable, Equatable { var rows: LossyArray<Int> }
    #expect(try await decode(Decoding<Holder>.json(), #"{"rows":null}"#).rows == LossyArray([]))
    await #expect(throws: NetworkError.self) { try await decode(Decoding<Holder>.json(), #"{"rows":{}}"#) }
    await #expect(throws: NetworkError.self) { try await decode(Decoding<Holder>.json(), #"{}"#) }
    await #expect(throws: NetworkError.self) { try await decode(Decoding<LossyArray<Int>>.json(), "null") }
  }

  @Test(
    arguments: [
      (#""1""#, "1", 1), ("1", "1", 1), ("-7", "-7", -7), (#""""#, "", nil), ("1.5", "1.5", nil),
      ("18446744073709551615", "18446744073709551615", nil),
    ] as [(String, String, Int?)])
  func `A StringOrNumber decodes a string or a number`(json: String, text: String, integer: Int?) async throws {
    let value = try await decode(Decoding<[StringOrNumber]>.json(), "[\(json)]")
    #expect(value.first?.text == text)
    #expect(value.first?.integer == integer)
  }

  @Test(arguments: ["true", "null", "[]", "{}"])
  func `A StringOrNumber rejects any other JSON value`(json: String) async {
    await #expect(throws: NetworkError.self) { try await decode(Decoding<[StringOrNumber]>.json(), "[\(json)]") }
  }
}
