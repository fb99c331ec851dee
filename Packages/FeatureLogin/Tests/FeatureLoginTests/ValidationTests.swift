import FeatureLogin
import Foundation
import Networking
import Presentation
import Testing

@Suite
struct ValidationTests {
  struct Vectors: Decodable {
    struct Vector: Decodable, CustomTestStringConvertible {
      struct Wanted: Decodable {
        var tip: String
        var enabled: Bool
      }

      var tel: String
      var password: String
      var wanted: Wanted

      var testDescription: String { "“\(tel)” and “\(password)”" }
    }

    var vectors: [Vector]

    static func load() throws -> [Vector] {
      try JSONDecoder().decode(Vectors.self, from: fixture("validation_vectors.json")).vectors
    }
  }

  @Test(arguments: try Vectors.load())
  func `The fields produce the message and the validity of each reference vector`(vector: Vectors.Vector) {
    let credentials = Credentials(phoneNumber: vector.tel, password: vector.password)
    #expect(credentials.tip(in: .zhHans) == vector.wanted.tip)
    #expect(credentials.areComplete == vector.wanted.enabled)
  }

  @Test
  func `There are eleven reference vectors for the login form`() throws {
    #expect(try Vectors.load().count == 11)
  }

  @Test
  func `Messages about the fields of the login form are localized in English`() {
    #expect(
      Credentials(phoneNumber: "1a", password: "").tip(in: .en) == "The number may contain only digits")
    #expect(
      Credentials(phoneNumber: "1", password: "2").tip(in: .en)
        == "The number needs at least 11 digits The password needs at least 6 characters")
  }

  @Test
  func `Empty fields are not invalid, but the form is incomplete`() {
    let credentials = Credentials(phoneNumber: "", password: "")
    #expect(credentials.phoneNumberCheck == .empty)
    #expect(credentials.passwordCheck == .empty)
    #expect(!credentials.areComplete)
    #expect(!Credentials(phoneNumber: "13800138000", password: "").areComplete)
  }

  @Test
  func `Printing or dumping a form or an account reveals no secrets`() {
    let values: [Any] = [
      Credentials(phoneNumber: "13800138000", password: "hunter2"),
      WanAndroidForm(username: "13800138000", password: "hunter2", repeated: "hunter2"),
      Account(server: URL(filePath: "/"), name: "Tangent", proof: .token("abcdefg123456")),
      Account.Proof.oauth(token: "abcdefg123456", client: OAuthClient(id: "public", secret: "hunter2")),
      OAuthClient(id: "public", secret: "hunter2"),
    ]
    var printed = ""
    for value in values {
      dump(value, to: &printed)
      printed += "\(value) \([value]) \(String(reflecting: value))"
    }
    for secret in ["hunter2", "13800138000", "abcdefg123456"] { #expect(!printed.contains(secret)) }
    #expect(printed.contains("Tangent"))
    #expect(printed.contains("public"))
  }
}
