import Composition
import FeatureMoments
public import FeatureMomentsModule
import Presentation
import Reactive
public import WebApp

extension MomentsModule: WebModule {
  public var pages: [WebScene] {
    [
      WebScene(.moments) { context in
        let viewModel = try context.container.resolve(MomentsFeature.self).makeMomentsViewModel()
        let page = ListPage(moments: viewModel, context: context)
        return Scene(screen: page, segues: viewModel.intents.asSignal().map { Segue($0) })
      },
      WebScene(.moment) { input, context in
        let viewModel = try context.container.resolve(MomentsFeature.self).makeMomentViewModel(of: input.description)
        let page = ListPage(moment: viewModel, context: context)
        return Scene(screen: page, segues: viewModel.intents.asSignal().map { Segue($0) })
      },
    ] + Self.morePages
  }
}
