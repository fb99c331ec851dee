public import FeatureTimeline
public import Posts
import Presentation
public import PresentationTerminal
public import Reactive

/// A factory of the feature's screens with their view models.
@MainActor public struct TimelineScreens {
  /// A screen and its intents.
  public typealias Scene = (screen: any LocalizedScreen, intents: Signal<TimelineIntent>)

  private let feature: TimelineFeature
  private let context: ScreenContext

  /// Creates a factory of the screens of `feature`.
  public init(_ feature: TimelineFeature, context: ScreenContext) {
    self.feature = feature
    self.context = context
  }

  /// Creates the screen of the posts of a source.
  public func timeline(of source: TimelineSource) -> Scene {
    let viewModel = feature.makeTimelineViewModel(for: source)
    return (
      TimelineScreen(viewModel: viewModel, context: context, unfolded: feature.unfolded), viewModel.intents.asSignal()
    )
  }

  /// Creates the screen of the sources of the Mastodon server.
  public func sources() -> Scene {
    let viewModel = feature.makeSourcesViewModel()
    return (SourcesScreen(viewModel: viewModel, context: context), viewModel.intents.asSignal())
  }

  /// Creates the screen of the people who write the posts of a source.
  public func people(of source: TimelineSource) -> Scene {
    let viewModel = feature.makePeopleViewModel(of: source)
    return (PeopleScreen(viewModel: viewModel, context: context), viewModel.intents.asSignal())
  }

  /// Creates the screen of a single post.
  public func post(_ id: PostID, in source: TimelineSource) -> Scene {
    let viewModel = feature.makePostViewModel(for: id, in: source)
    return (
      PostScreen(viewModel: viewModel, context: context, unfolded: feature.unfolded), viewModel.intents.asSignal()
    )
  }

  /// Creates the screen of the thread of a post.
  public func thread(of post: PostID) -> Scene {
    let viewModel = feature.makeThreadViewModel(of: post)
    return (
      ThreadScreen(viewModel: viewModel, context: context, unfolded: feature.unfolded), viewModel.intents.asSignal()
    )
  }

  /// Creates the screen of the profile of a person.
  public func profile(of name: String) -> Scene {
    let viewModel = feature.makeProfileViewModel(of: name)
    return (
      ProfileScreen(viewModel: viewModel, context: context, unfolded: feature.unfolded), viewModel.intents.asSignal()
    )
  }

  /// Creates the screen of the search.
  public func search(_ text: String) -> Scene {
    let viewModel = feature.makeSearchViewModel(text: text)
    return (
      TimelineSearchScreen(viewModel: viewModel, context: context, unfolded: feature.unfolded),
      viewModel.intents.asSignal()
    )
  }
}
