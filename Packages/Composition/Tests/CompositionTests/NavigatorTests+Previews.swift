import Composition
import Presentation
import Reactive
import Testing

extension NavigatorTests {
  @Test func `A preview is shown beside the first screen, in which the user continues to work`() throws {
    let wide = WideStack()
    let navigator = try navigator(stack: wide)
    navigator.follow(.root(.first))
    #expect(navigator.follow(.preview(.second)) == .shown)
    #expect(wide.screens.map(\.name) == ["first", "second"] && navigator.routes == [.first])
    #expect(navigator.follow(.preview(.second)) == .shown)
    #expect(census.count == 2, "A preview that is already shown is not created again.")
    #expect(navigator.follow(.preview(.third)) == .shown)
    #expect(wide.screens.map(\.name) == ["first", "third"] && census.living.count == 2)
    #expect(navigator.follow(.preview(nil)) == .shown)
    #expect(wide.screens.map(\.name) == ["first"] && census.living.count == 1)
    #expect(navigator.follow(.preview(.person("mira"))) == .refused(.failed("no room")))
  }

  @Test func `Pushing the route of a preview moves the user there, and presenting it shows another screen`() throws {
    let wide = WideStack()
    let navigator = try navigator(stack: wide)
    navigator.follow(.root(.first))
    navigator.follow(.preview(.second))
    #expect(navigator.follow(.push(.second)) == .shown)
    #expect(navigator.routes == [.first, .second] && census.count == 2)
    navigator.follow(.preview(.third))
    #expect(navigator.follow(.present(.third)) == .shown)
    #expect(census.count == 4)
  }

  @Test func `A preview that the app has closed is shown again, and its segues are followed`() throws {
    let wide = WideStack()
    let navigator = try navigator(stack: wide)
    navigator.follow(.root(.second))
    navigator.follow(.preview(.first))
    wide.preview(nil)
    navigator.follow(.preview(.first))
    #expect(wide.screens.map(\.name) == ["second", "first"])
    requests.accept(.push(.third))
    #expect(wide.screens.map(\.name) == ["second", "first", "third"])
  }

  @Test func `An interface with one visible screen shows no preview, and opens a screen below another one again`()
    throws
  {
    let navigator = try navigator()
    navigator.follow(.root(.first))
    #expect(navigator.follow(.preview(.second)) == .shown)
    #expect(census.count == 1 && stack.count == 1)
    navigator.follow(.push(.second))
    stack.push(TestScreen("help", .en), as: .full)
    #expect(navigator.follow(.push(.second)) == .shown)
    #expect(stack.screens.map(\.name) == ["first", "second", "help", "second"])
  }
}
