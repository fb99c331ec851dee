import FeatureMoments
import FeatureMomentsTerminal
import Presentation
import Reactive

extension SceneMaker {
  static func moments(_ feature: MomentsFeature, _ pictures: Pictures) -> SceneMaker {
    SceneMaker { context in
      let viewModel = feature.makeMomentsViewModel()
      let screen = MomentsScreen(
        viewModel: viewModel, host: context.host, language: context.language, picture: pictures.photos.picture)
      return Scene(screen: screen, segues: viewModel.intents.map { Segue($0) }) { [weak screen] in screen?.language = $0
      }
    }
  }

  static func internalMenu(_ feature: MomentsFeature) -> SceneMaker {
    SceneMaker { context in
      let screen = InternalMenuScreen(
        viewModel: feature.makeInternalMenuViewModel(), host: context.host, language: context.language)
      return Scene(screen: screen, segues: screen.intents.map { Segue($0) }) { [weak screen] in screen?.language = $0 }
    }
  }

  static func designKit(_ productName: String, _ version: String) -> SceneMaker {
    SceneMaker { context in
      let screen = DesignKitScreen(productName: productName, version: version, language: context.language)
      return Scene(screen: screen) { [weak screen] in screen?.language = $0 }
    }
  }
}
