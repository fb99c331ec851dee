import Posts
import Testing

@Suite struct PostIDTests {
  @Test(
    arguments: [
      ("999", "1000"), ("1000", "1001"), ("01J9A", "01J9Z"), ("99999999999999999999", "100000000000000000000"),
    ] as [(PostID, PostID)])
  func `A longer post ID belongs to a later post, and so does the greater of two IDs of equal length`(
    earlier: PostID, later: PostID
  ) {
    #expect(earlier < later)
    #expect(!(later < earlier))
  }
}
