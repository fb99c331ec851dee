import FeatureLogin
import Foundation
import Testing

@Suite("The fields of the login form")
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

  @Test("give the tip and the permission of the vectors", arguments: try Vectors.load())
  func vectors(vector: Vectors.Vector) {
    let credentials = Credentials(telephone: vector.tel, password: vector.password)
    #expect(LoginStrings.chinese.tip(for: credentials) == vector.wanted.tip)
    #expect(credentials.areComplete == vector.wanted.enabled)
  }

  @Test("are eleven vectors")
  func count() throws {
    #expect(try Vectors.load().count == 11)
  }

  @Test("say what is wrong in English too")
  func english() {
    #expect(
      LoginStrings.english.tip(for: Credentials(telephone: "1a", password: "")) == "The number may hold digits only")
    #expect(
      LoginStrings.english.tip(for: Credentials(telephone: "1", password: "2"))
        == "The number is too short The password is too short")
  }

  @Test("empty are neither wrong nor enough")
  func empty() {
    let credentials = Credentials(telephone: "", password: "")
    #expect(credentials.telephoneCheck == .empty)
    #expect(credentials.passwordCheck == .empty)
    #expect(!credentials.areComplete)
    #expect(!Credentials(telephone: "13800138000", password: "").areComplete)
  }

  @Test("are not shown when printed or dumped")
  func secrets() {
    let credentials = Credentials(telephone: "13800138000", password: "hunter2")
    let session = LoginSession(name: "Tangent", token: "abcdefg123456")
    var dumped = ""
    dump([credentials], to: &dumped)
    dump(session, to: &dumped)
    let printed = "\(credentials) \([credentials]) \(session) \(String(reflecting: session)) \(dumped)"
    #expect(!printed.contains("hunter2"))
    #expect(!printed.contains("13800138000"))
    #expect(!printed.contains("abcdefg123456"))
    #expect(printed.contains("Tangent"))
  }
}
