import Foundation
import Posts
import Presentation
import Testing

@testable import FeatureTimeline

@Suite struct VoteFailureTests {
  private static let now = Date(timeIntervalSince1970: 1_795_000_000)

  private func post(isMultiple: Bool = false, ends: TimeInterval = 60, hasVoted: Bool = false) throws -> Post {
    let json = """
      {"id": "9", "options": [{"title": "Tea", "isChosen": \(hasVoted)}, {"title": "2", "isChosen": false}, {"title": "Milk \
      tea", "isChosen": false}], "ends": \(Self.now.timeIntervalSinceReferenceDate + ends), "hasEnded": false, \
      "isMultiple": \(isMultiple), "hasVoted": \(hasVoted)}
      """
    var post = Post(id: "1", text: "Which?", author: Person(id: "2", name: "Ada", username: "ada"))
    post.poll = try JSONDecoder().decode(PostPoll.self, from: Data(json.utf8))
    return post
  }

  private func message(_ choices: [String], in post: Post) -> String? {
    do throws(LoadFailure) {
      _ = try VoteFailure.indices(of: choices, in: post, at: Self.now)
      return nil
    } catch {
      return error.message(in: .en)
    }
  }

  @Test(arguments: [
    (["1"], [0]), (["2"], [1]), (["milk TEA"], [2]), (["3", "tea"], [0, 2]), (["1", "1"], [0]), ([" 3 "], [2]),
  ])
  func `An option is named by its number or its text`(choices: [String], indices: [Int]) throws {
    #expect(try VoteFailure.indices(of: choices, in: post(isMultiple: true), at: Self.now).1 == indices)
  }

  @Test func `A vote that is not possible says why, and an unknown option lists those that there are`() throws {
    #expect(
      message(["1"], in: Post(id: "1", text: "Tea", author: Person(id: "2", name: "Ada", username: "ada")))
        == "This post has no poll")
    #expect(try message(["1"], in: post(ends: 0)) == "The poll has ended")
    #expect(try message(["1"], in: post(hasVoted: true)) == "You have already voted in this poll")
    #expect(try message(["1", "3"], in: post()) == "Only one option of this poll can be chosen")
    #expect(try message(["1", "1"], in: post()) == nil)
    for choice in ["0", "4", "Coffee", ""] {
      #expect(
        try message([choice], in: post())
          == "The poll has no option “\(choice)”. The options are: 1 Tea, 2 2, 3 Milk tea")
    }
  }
}
