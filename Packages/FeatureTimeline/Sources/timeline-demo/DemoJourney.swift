import FeatureTimeline
import FeatureTimelineTerminal
import Foundation
import Presentation
import Reactive
import TerminalUI

/// A navigator that shows the screen of each intent, as an app would.
@MainActor final class DemoJourney {
  private let feature: TimelineFeature
  private let application: TerminalApplication
  private let language: Language
  private let bag = DisposeBag()

  init(feature: TimelineFeature, application: TerminalApplication, language: Language) {
    self.feature = feature
    self.application = application
    self.language = language
  }

  func go(to intent: TimelineIntent) {
    switch intent {
    case .timeline(let source):
      let viewModel = feature.makeTimelineViewModel(for: source)
      show(TimelineScreen(viewModel: viewModel, host: application, language: language), viewModel.intents)
    case .chosen(let source):
      application.screens.popToRoot()
      go(to: .timeline(source))
    case .sources:
      let viewModel = feature.makeSourcesViewModel()
      show(SourcesScreen(viewModel: viewModel, host: application, language: language), viewModel.intents)
    case .people(let source):
      let viewModel = feature.makePeopleViewModel(of: source)
      show(PeopleScreen(viewModel: viewModel, host: application, language: language), viewModel.intents)
    case .post(let id, let source):
      let viewModel = feature.makePostViewModel(for: id, in: source)
      show(PostScreen(viewModel: viewModel, host: application, language: language), viewModel.intents)
    case .thread(let id):
      let viewModel = feature.makeThreadViewModel(of: id)
      show(ThreadScreen(viewModel: viewModel, host: application, language: language), viewModel.intents)
    case .profile(let name):
      let viewModel = feature.makeProfileViewModel(of: name)
      show(ProfileScreen(viewModel: viewModel, host: application, language: language), viewModel.intents)
    case .search: search("")
    case .web(let url):
      application.toasts.show(TerminalText(url.absoluteString))
    case .logIn: break  // The demo does not offer it.
    }
  }

  /// Shows the search with a text.
  func search(_ text: String) {
    let viewModel = feature.makeSearchViewModel(text: text)
    show(TimelineSearchScreen(viewModel: viewModel, host: application, language: language), viewModel.intents)
  }

  private func show(_ screen: any Screen, _ intents: Signal<TimelineIntent>) {
    intents.emit(onNext: { self.go(to: $0) }).disposed(by: bag)
    application.screens.push(screen)
  }
}
