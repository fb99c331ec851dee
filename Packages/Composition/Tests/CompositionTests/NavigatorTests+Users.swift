import Composition
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
}
