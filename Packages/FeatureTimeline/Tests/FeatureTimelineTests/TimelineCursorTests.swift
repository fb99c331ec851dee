import FeatureTimeline
import Foundation
import Testing

@Suite("A timeline's cursor")
struct TimelineCursorTests {
  private func cursor(_ ids: PostID...) -> TimelineCursor {
    var cursor = TimelineCursor()
    cursor.include(ids)
    return cursor
  }

  @Test("A timeline's cursor asks for the latest posts while nothing is known")
  func nothing() {
    #expect(cursor().newer == .latest)
    #expect(cursor().older == .latest)
    #expect(cursor().description == "TimelineCursor(nothing)")
  }

  @Test("A timeline's cursor asks past one end only, whichever order the posts came in")
  func ends() {
    for cursor in [cursor("7", "5", "9"), cursor("9", "5", "7")] {
      #expect(cursor.newer == .newer(than: "9"))
      #expect(cursor.older == .older(than: "5"))
      #expect(cursor.description == "TimelineCursor(5…9)")
    }
  }

  @Test("A timeline's cursor moves on by the post next to it")
  func adjacent() {
    var cursor = cursor("3")
    cursor.include(["2"])
    #expect(cursor.older == .older(than: "2"))
    cursor.include(["1"])
    #expect(cursor.older == .older(than: "1"))
    #expect(cursor.newer == .newer(than: "3"))
  }

  @Test("A timeline's cursor stays where it is for known posts and for none")
  func unchanged() {
    var cursor = cursor("3", "1")
    cursor.include(["2", "3", "1"])
    cursor.include([])
    #expect(cursor == self.cursor("1", "3"))
  }

  @Test("A timeline's cursor takes a longer id for a later one")
  func lengths() {
    #expect(cursor("999", "1000").newer == .newer(than: "1000"))
    #expect(cursor("999", "1000").older == .older(than: "999"))
    #expect(cursor("01J9Z", "01J9A").newer == .newer(than: "01J9Z"))
    #expect(cursor("99999999999999999999", "100000000000000000000").newer == .newer(than: "100000000000000000000"))
  }

  @Test("A timeline's cursor is the same after it was stored")
  func coding() throws {
    let stored = try JSONEncoder().encode(cursor("3", "1"))
    #expect(try JSONDecoder().decode(TimelineCursor.self, from: stored) == cursor("3", "1"))
    let nothing = try JSONEncoder().encode(TimelineCursor())
    #expect(try JSONDecoder().decode(TimelineCursor.self, from: nothing) == TimelineCursor())
  }
}
