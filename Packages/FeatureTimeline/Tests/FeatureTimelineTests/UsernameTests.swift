import FeatureTimeline
import Testing

@Suite struct UsernameTests {
  @Test(arguments: [
    ("mira", "mira"), ("@mira", "mira"), ("mira@other.example", "mira@other.example"),
    ("@mira@other.example", "mira@other.example"),
  ])
  func `A username omits the leading @ and includes the domain of another server`(text: String, name: String) {
    #expect(Username(text)?.description == name)
  }

  @Test(arguments: ["", "@", "a b", "a,b", "a@", "@@a", "a@b@c"])
  func `Text with an empty part, a space or a comma is not a username`(text: String) {
    #expect(Username(text) == nil)
  }
}
