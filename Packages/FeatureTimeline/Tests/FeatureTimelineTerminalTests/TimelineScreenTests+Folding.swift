import FeatureTimeline
import FeatureTimelineTerminal
import Posts
import Presentation
import TerminalUI
import TerminalUITest
import Testing

extension TimelineScreenTests {
  @Test func `A post with a content warning is folded in the list, and a key unfolds the selected one`() throws {
    var post = Post.sample(1, "The butler did it.")
    post.warning = "film ending"
    let driver = try driver(PreviewTimeline(content([.post(post), .post(.sample(0, "Hello"))])))
    #expect(driver.text.contains("▸ Content warning: film ending") && !driver.text.contains("The butler did it."))
    driver.press("x")
    #expect(driver.text.contains("▾ Content warning: film ending") && driver.text.contains("The butler did it."))
    driver.press("x", "j", "x")
    #expect(!driver.text.contains("The butler did it."))
  }

  @Test func `A post that matches a filter is folded in the list, and the same key unfolds it`() throws {
    var post = Post.sample(1, "A spider.")
    post.filter = PostFilter(.warn, titles: ["Spiders"])
    let driver = try driver(PreviewTimeline(content([.post(post)])))
    #expect(driver.text.contains("▸ Filtered: Spiders") && !driver.text.contains("A spider."))
    driver.press("x")
    #expect(driver.text.contains("▾ Filtered: Spiders") && driver.text.contains("A spider."))
  }
}
