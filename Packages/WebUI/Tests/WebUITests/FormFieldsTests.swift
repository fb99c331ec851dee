import Foundation
import Testing

@testable import WebUI

@Suite struct FormFieldsTests {
  @Test func `The fields of a form are decoded, and those that are not UTF-8 are ignored`() {
    let form = FormFields("a=1+2%21&b&a=3&c=%FF&d=%4&e=%E4%BD%A0&=x")
    #expect(form["a"] == "1 2!")
    #expect(form["b"] == "")
    #expect(form["c"] == nil)
    #expect(form["d"] == nil)
    #expect(form["e"] == "你")
    #expect(form.values == ["a": "1 2!", "b": "", "e": "你", "": "x"])
  }

  @Test(arguments: ["%", "%4", "%+5", "%-5", "%zz", "%4g"])
  func `A field with a percent sign that is not followed by two digits is ignored`(text: String) {
    #expect(FormFields("a=\(text)&b=1").values == ["b": "1"])
  }

  @Test func `All values of a field are in their order, without those of other fields`() {
    #expect(FormFields("a=1&b=2&a=3&a=1").all("a") == ["1", "3", "1"])
    #expect(FormFields("a=1").all("b") == [])
  }

  @Test func `The hundredth field of a form is read, and the next one is ignored`() {
    let names = (1...101).map(String.init)
    #expect(
      FormFields(names.map { "\($0)=x" }.joined(separator: "&")).values.keys.sorted() == names.prefix(100).sorted())
    let parts =
      names.map { "--x\r\nContent-Disposition: form-data; name=\"\($0)\"\r\n\r\n1\r\n" }.joined() + "--x--\r\n"
    let form = FormFields(multipart: Data(parts.utf8), boundary: "x")
    #expect(form.values.keys.sorted() == names.prefix(100).sorted())
  }

  @Test(arguments: ["", "a b", "?&=%+", "你好", "a~b-c_d.e", "\u{1}\u{F}\u{10}"])
  func `Encoded text is decoded to the same text`(text: String) {
    #expect(FormFields("x=\(FormFields.encoded(text))")["x"] == text)
  }

  @Test
  func `Encoded text has two capital digits for each byte that is not a letter, a digit or one of the four signs`() {
    #expect(FormFields.encoded("aZ9-._~\n\u{F}é /") == "aZ9-._~%0A%0F%C3%A9%20%2F")
  }

  @Test func `Text before the first part of a body, and a part without a head, are ignored`() {
    let part = "--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n"
    let before = "; name=\"b\"\r\n\r\nlost\r\n"
    let form = FormFields(multipart: Data("\(before)\(part)--x--\r\n".utf8), boundary: "x")
    #expect(form.values == ["a": "1"])
    #expect(FormFields(multipart: Data("--x\r\n\(part)--x--\r\n".utf8), boundary: "x").all("a") == ["1"])
  }
}
