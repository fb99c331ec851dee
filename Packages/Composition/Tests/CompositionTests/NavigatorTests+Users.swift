import Composition
import Presentation
import Reactive
import Testing

extension NavigatorTests {
  @Test
  func `After another user logs in, a navigator recreates the screen below the top one when the user returns to it`()
    throws
  {
    let navigator = try navigator(tabs: [.first, .second])
    navigator.follow(.path([.first, .third]))
    navigator.releaseOutdatedScreens()
    #expect(census.count == 2, "The top screen stays.")
    #expect(navigator.follow(.back) == .shown)
    #expect(navigator.routes == [.first])
    #expect(census.count == 3 && census.living.count == 1)
    requests.accept(.push(.third))
    #expect(navigator.routes == [.first, .third])
    #expect(navigator.follow(.back) == .shown)
    #expect(census.count == 4, "A screen of the current user is not created again.")
  }

  @Test func `After another user logs in, the tab that was visible recreates its screens when the user returns to it`()
    throws
  {
    let navigator = try navigator(tabs: [.first, .second])
    navigator.follow(.path([.second, .third]))
    navigator.releaseOutdatedScreens()
    #expect(navigator.follow(.path([.first])) == .shown)
    #expect(census.count == 3 && census.living.count == 1)
    #expect(navigator.follow(.root(.second)) == .shown)
    #expect(navigator.routes == [.second, .third])
    #expect(census.count == 5)
  }

  @Test func `After another user logs in, a question stays when a box over it is closed`() throws {
    let navigator = try navigator(tabs: [.first, .second])
    navigator.follow(.path([.first, .third]))
    navigator.releaseOutdatedScreens()
    let question = TestScreen("question", .en)
    stack.push(question, as: .modal)
    stack.push(TestScreen("help", .en), as: .modal)
    #expect(navigator.follow(.back) == .shown)
    #expect(stack.isOnTop(question) && census.count == 2)
    #expect(navigator.follow(.back) == .shown)
    #expect(navigator.routes == [.first, .third])
    #expect(census.count == 4, "The screens are created again after the question.")
  }

  @Test func `A navigator does not show restored screens to another user`() throws {
    let navigator = try navigator(tabs: [.first, .second])
    navigator.restore([[.second, .first]])
    navigator.follow(.root(.first))
    navigator.releaseOutdatedScreens()
    navigator.follow(.root(.second))
    #expect(navigator.routes == [.second])
  }
}
