import FeatureTimeline
import FeatureTimelineTerminal
import Foundation
import NetworkingTest
import Posts
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI
import TerminalUITest
import Testing

/// What each screen says about the user's actions.
@MainActor @Suite struct ActionResultTests {
  private let driver: ScreenDriver
  private let feature: TimelineFeature
  private let post = Post.sample(1)

  init() throws {
    driver = try ScreenDriver(size: Size(columns: 90, rows: 12))
    feature = try TimelineFeature.scripted([.json("{}").repeated()])
  }

  /// Shows a screen, and favorites a post without a login.
  private func act(_ actions: ActionInput, on screen: (ScreenContext) -> any LocalizedScreen) {
    driver.application.screens.push(screen(ScreenContext(host: driver.application, language: .en)))
    actions.toggle.accept(PostToggle(.favorite, of: post))
    driver.settle()
    #expect(driver.text.contains("Log in to your server to take part"), "\(driver.text)")
  }

  @Test func `The screen of a post says why an action was not performed`() {
    let viewModel = feature.makePostViewModel(for: post.id, in: .mastodonHome)
    act(viewModel.actions) { PostScreen(viewModel: viewModel, context: $0) }
  }

  @Test func `A profile says why an action was not performed`() {
    let viewModel = feature.makeProfileViewModel(of: "mira")
    act(viewModel.actions) { ProfileScreen(viewModel: viewModel, context: $0) }
  }

  @Test func `A list of people says why an action was not performed`() {
    let viewModel = feature.makePeopleViewModel(of: .followers(of: "mira"))
    act(viewModel.actions) { PeopleScreen(viewModel: viewModel, context: $0) }
  }

  @Test func `A thread says why an action was not performed`() {
    let viewModel = feature.makeThreadViewModel(of: post.id)
    act(viewModel.actions) { ThreadScreen(viewModel: viewModel, context: $0) }
  }
}
