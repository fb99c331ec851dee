import ArgumentParser
import FeatureCompose
import FeatureComposeModule
import Posts
import TerminalAppTest
import Testing

@testable import FeatureComposeTerminal

@Suite(.app(of: ComposeModule())) struct PublishOptionsTests {
  @Test func `A poll of a command is open for a day and has one choice, unless the options say otherwise`() throws {
    var draft = ComposeDraft()
    let poll = ["--poll", "Tea", "--poll", "Coffee"]
    try PublishOptions<NewPostDefaults>.parse(poll).apply(to: &draft)
    #expect(draft.poll == DraftPoll(["Tea", "Coffee"], duration: 86_400, isMultiple: false))
    try PublishOptions<NewPostDefaults>.parse(poll + ["--poll-duration", "30m", "--poll-multiple"]).apply(to: &draft)
    #expect(draft.poll == DraftPoll(["Tea", "Coffee"], duration: 1_800, isMultiple: true))
    try PublishOptions<NewPostDefaults>.parse(["--visibility", "followers"]).apply(to: &draft)
    #expect(draft.visibility == .followers && draft.poll != nil, "An option changes only its own part.")
  }

  @Test(arguments: [("1m", 60), ("12h", 43_200), ("7d", 604_800), ("999999m", 59_999_940)])
  func `The time of a poll is a number of minutes, hours or days`(text: String, seconds: Int) throws {
    #expect(try PollDuration(text).seconds == seconds)
  }

  @Test(arguments: ["", "m", "0d", "-1h", "1w", "12", "1000000m", "99999999999999999999d"])
  func `Any other time of a poll is refused`(text: String) {
    #expect(throws: ValidationError.self) { try PollDuration(text) }
  }

  @Test func `Images have the descriptions of the options, in order, and none beyond`() throws {
    let options = try PublishOptions<NewPostDefaults>.parse(["--image", "a.png", "--image", "b.png", "--alt", "A cup"])
    #expect(options.images.map(\.file) == [.path("a.png"), .path("b.png")])
    #expect(options.images.map(\.description) == ["A cup", ""])
    #expect(throws: (any Error).self) { try PublishOptions<NewPostDefaults>.parse(["--alt", "A cup"]) }
  }
}
