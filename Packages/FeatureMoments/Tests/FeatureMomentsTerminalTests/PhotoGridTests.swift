import Foundation
import Testing

@testable import FeatureMomentsTerminal

@Suite struct PhotoGridTests {
  @Test(arguments: [
    (1, 120, 10), (2, 41, 20), (2, 42, 5), (4, 72, 16), (5, 71, 24), (5, 72, 10), (9, 120, 18), (99, 120, 18),
    (1, 3, 1),
  ])
  func `Photos are in up to three columns of the same size, and a server cannot show more than nine`(
    count: Int, width: Int, height: Int
  ) throws {
    let photo = try #require(URL(string: "https://img.example/1.jpg"))
    #expect(PhotoGrid(Array(repeating: photo, count: count), width: width).height == height)
  }
}
