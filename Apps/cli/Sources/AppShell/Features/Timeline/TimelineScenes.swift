import FeatureTimeline
import FeatureTimelineTerminal
import Presentation
import Reactive

extension SceneMaker {
  static func timeline(_ source: TimelineSource, _ feature: TimelineFeature, _ pictures: Pictures) -> SceneMaker {
    SceneMaker { context in
      let viewModel = feature.makeTimelineViewModel(for: source)
      let screen = TimelineScreen(
        viewModel: viewModel, host: context.host, language: context.language, picture: pictures.avatars.picture)
      return Scene(screen: screen, segues: viewModel.intents.map { Segue($0) }) { [weak screen] in screen?.language = $0
      }
    }
  }

  static func people(_ source: TimelineSource, _ feature: TimelineFeature, _ pictures: Pictures) -> SceneMaker {
    SceneMaker { context in
      let viewModel = feature.makePeopleViewModel(of: source)
      let screen = PeopleScreen(
        viewModel: viewModel, host: context.host, language: context.language, picture: pictures.avatars.picture)
      return Scene(screen: screen, segues: viewModel.intents.map { Segue($0) }) { [weak screen] in screen?.language = $0
      }
    }
  }

  static func post(_ id: PostID, _ source: TimelineSource, _ feature: TimelineFeature) -> SceneMaker {
    SceneMaker { context in
      let viewModel = feature.makePostViewModel(for: id, in: source)
      let screen = PostScreen(viewModel: viewModel, host: context.host, language: context.language)
      return Scene(screen: screen, segues: viewModel.intents.map { Segue($0) }) { [weak screen] in screen?.language = $0
      }
    }
  }
}
