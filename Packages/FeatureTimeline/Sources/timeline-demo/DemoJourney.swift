import FeatureTimeline
import FeatureTimelineTerminal
import Foundation
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI

/// A navigator that shows the screen of each intent, as an app would.
@MainActor final class DemoJourney {
  private let screens: TimelineScreens
  private let application: TerminalApplication
  private let bag = DisposeBag()

  init(feature: TimelineFeature, application: TerminalApplication, language: Language) {
    screens = TimelineScreens(feature, context: ScreenContext(host: application, language: language))
    self.application = application
  }

  func go(to intent: TimelineIntent) {
    switch intent {
    case .timeline(let source): show(screens.timeline(of: source))
    case .chosen(let source):
      application.screens.popToRoot()
      go(to: .timeline(source))
    case .sources: show(screens.sources())
    case .people(let source): show(screens.people(of: source))
    case .post(let id, let source): show(screens.post(id, in: source))
    case .preview: break  // The demo shows one screen at a time.
    case .thread(let id): show(screens.thread(of: id))
    case .profile(let name): show(screens.profile(of: name))
    case .search: search("")
    case .web(let url):
      application.toasts.show(TerminalText(url.absoluteString))
    case .logIn: break  // The demo does not offer it.
    }
  }

  /// Shows the search screen with the given text.
  func search(_ text: String) { show(screens.search(text)) }

  private func show(_ scene: TimelineScreens.Scene) {
    scene.intents.emit(onNext: { [weak self] in self?.go(to: $0) }).disposed(by: bag)
    application.screens.push(scene.screen)
  }
}
