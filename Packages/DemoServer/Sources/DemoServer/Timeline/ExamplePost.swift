/// An example of special content, such as a poll or a content warning, in place of a generated post. Any 40
/// consecutive posts contain each of the examples.
struct ExamplePost: Sendable {
  var pieces: [Piece]
  var warning = ""
  var visibility = "public"

  /// Returns the example that replaces the post at an index, or `nil` if the post is generated.
  static func at(_ index: Int) -> ExamplePost? { all[index % 40] }

  /// The examples, by the remainder of their index after division by 40. Their indexes are outside of
  /// ``Post/replies``, so no example is part of a thread.
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
  ]
}
