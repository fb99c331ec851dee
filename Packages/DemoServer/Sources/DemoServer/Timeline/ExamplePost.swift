/// An example of special content, such as a poll or a content warning, in place of a generated post. Any 40
/// consecutive posts contain each of the examples.
struct ExamplePost: Sendable {
  var pieces: [Piece]
  var warning = ""
  var visibility = "public"

  /// Returns the example that replaces the post at an index, or `nil` if the post is generated.
  static func at(_ index: Int) -> ExamplePost? { all[index % period] }

  /// The number of consecutive posts in which no text is repeated.
  static let period = 80

  /// Returns the number of generated posts below an index, up to the start of its period.
  static func generated(below index: Int) -> Int {
    let place = index % period
    return place - all.keys.count { $0 < place }
  }

  /// The examples, by the remainder of their index after division by ``period``. Their places in a block of 40 posts are
  /// outside of ``Post/replies``, so no example is part of a thread.
  private static let all: [Int: ExamplePost] = [
    31: ExamplePost(pieces: [.text("This is why I keep a virtual clock in every test."), .quote(7)]),
    32: ExamplePost(pieces: [.file(.audio, "The dawn chorus, with a cuckoo at the end")]),
    33: ExamplePost(
      pieces: [.text("Not for the front page: the cat found the keyboard "), .emoji("blobcat")], visibility: "unlisted"),
    34: ExamplePost(pieces: [
      .text("Before a release:"), .list(["run the tests", "read the change log", "tag"]),
      .quotation("Make it work, make it right, make it fast."), .preformatted("for test in tests {\n  test.run()\n}"),
    ]),
    35: ExamplePost(pieces: [
      .text("From the ferry this morning"), .file(.video, "Gulls follow the ferry out of the harbor"),
      .file(.image, "The harbor from the sea"),
    ]),
    36: ExamplePost(pieces: [
      .text("Thanks for your votes! What do you use every day?"), .closedPoll(["tabs", "spaces", "both, in one file"]),
    ]),
    37: ExamplePost(pieces: [.text("Among friends: I mute every build notification.")], visibility: "private"),
    38: ExamplePost(
      pieces: [.text("The detective was the narrator all along."), .file(.image, "The last page of a novel")],
      warning: "ending of a novel"),
    71: ExamplePost(pieces: [.text("Still true, and still the best advice I was given this year."), .quote(9)]),
    72: ExamplePost(pieces: [.file(.audio, "Rain on a tin roof, and a distant train")]),
    73: ExamplePost(
      pieces: [.text("Unlisted on purpose: my first attempt at a limerick about mutexes "), .emoji("blobcat")],
      visibility: "unlisted"),
    74: ExamplePost(pieces: [
      .text("What I check in a review:"), .list(["names", "errors", "the test that fails without it"]),
      .quotation("Programs must be written for people to read."), .preformatted("guard let post else {\n  return\n}"),
    ]),
    75: ExamplePost(pieces: [
      .text("Twelve seconds of swifts above the roofs"), .file(.video, "Swifts circle above roofs in the evening"),
      .file(.image, "One swift, out of focus"),
    ]),
    76: ExamplePost(pieces: [
      .text("The results are in: how do you name a branch?"), .closedPoll(["after the issue", "after the cat", "wip"]),
    ]),
    77: ExamplePost(
      pieces: [.text("For followers: I will be away until Monday, with no laptop at all.")], visibility: "private"),
    78: ExamplePost(
      pieces: [.text("She never boarded the ship."), .file(.image, "A pier at night")], warning: "series finale"),
  ]
}
